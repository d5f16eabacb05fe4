/**
 * Every version of the terms, oldest first. A change of wording in `screens/content/terms.ts` adds its version here, because the accepted
 * version is stored with each account.
 */
export const termsVersions = ['1.0'] as const;

export type TermsVersion = (typeof termsVersions)[number];

/** The current version and the calendar date on which it took effect. */
export const termsInForce = { version: '1.0', date: '2026-11-01' } as const satisfies {
  version: TermsVersion;
  date: string;
};
