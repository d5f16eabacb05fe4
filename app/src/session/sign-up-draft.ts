import type { SignUpDetails } from '@imc/api';

/** Milliseconds after the last change: enough to read the terms, but not to show the draft to the device's next user. */
export const draftLifetime = 15 * 60_000;

let draft: { readonly details: SignUpDetails; readonly at: number } | undefined;

/** The first step of the sign-up, for users who visit another page and return. Never contains the password. A reload clears it. */
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
