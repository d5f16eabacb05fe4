/**
 * Every version of the privacy notice, oldest first. A change of wording in `screens/content/privacy.ts` adds its version here, because the version
 * that was shown at sign-up is stored with each account.
 */
export const privacyVersions = ['1.0', '1.1', '1.2', '1.3'] as const;

export type PrivacyVersion = (typeof privacyVersions)[number];

/** The current version and the calendar date on which it took effect. */
export const privacyInForce = { version: '1.3', date: '2026-11-27' } as const satisfies {
  version: PrivacyVersion;
  date: string;
};
