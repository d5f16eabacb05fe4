/**
 * Every version of the terms that has been in force, oldest first. A change of wording in `screens/content/terms.ts` adds its version here: what a member
 * agreed to is kept with the account.
 */
export const termsVersions = ['1.0'] as const;

export type TermsVersion = (typeof termsVersions)[number];

/** The version in force, and the calendar date from which it is. */
export const termsInForce = { version: '1.0', date: '2026-11-01' } as const satisfies {
  version: TermsVersion;
  date: string;
};
