import type { SignUpDetails } from '@imc/api';

/** Milliseconds that a draft outlives its last change: time to read the terms, and not for the next person at the same device. */
export const draftLifetime = 15 * 60_000;

let draft: { readonly details: SignUpDetails; readonly at: number } | undefined;

/** What was typed in the first step of the sign-up, for who looks at another page and comes back. Never the password; gone with a reload. */
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
