import { institute } from './institute.ts';

/** Of every page behind a link in a mail. */
export const mailedLink = {
  /** Shown if the address has no token. */
  incomplete: 'This address is incomplete. Please use the link in the email, or copy all of it.',
  /** After the server's message, if the link no longer works. */
  help: `If that is wrong, write to ${institute.email}.`,
  failed: 'That did not work. Please try again.',
  home: { label: 'Go to the Institute’s website', to: '/' },
} as const;
