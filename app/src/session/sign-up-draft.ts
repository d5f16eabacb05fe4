import type { SignUpDetails } from '@imc/api';

/** Lifetime of a draft in milliseconds after its last change: enough to read the terms, but not to show it to the next user of the device. */
export const draftLifetime = 15 * 60_000;

let draft: { readonly details: SignUpDetails; readonly at: number } | undefined;

/**
 * The input of the first step of the sign-up, for users who visit another page and return. It never contains the password, and a reload
 * clears it.
 */
export const signUpDraft = {
  read: (): SignUpDetails | undefined =>
    draft && Date.now() - draft.at < draftLifetime ? draft.details : undefined,
  save: (details: SignUpDetails): void => {
    draft = { details, at: Date.now() };
  },
  clear: (): void => {
    draft = undefined;
  },
};
