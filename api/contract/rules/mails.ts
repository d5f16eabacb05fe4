/** Minutes that a mail about a decision waits, so that a decision made by mistake can be taken back unseen (MAIL-3). */
export const decisionMailMinutes = 10;

/** The specification defines none. */
export const mailTexts = {
  queuedAgain: 'The email will be sent again.',
  /** 404. */
  notFound: 'No such email was found.',
  /** 409: only failed mails can be sent again. */
  notFailed: 'This email has not failed, so it cannot be sent again.',
  /** 409: the mail's content was deleted, or it contained a link that no longer works. */
  contentGone: 'This email can no longer be sent again. The person can ask for a new one.',
} as const;

/**
 * Why a mail was not sent (MAIL-12). `address`: does not exist or takes no mails. `refused-before`: not tried because of that. `later`: refused
 * for now. `unreachable`, `sign-in`: the mail server itself. `late`: attempts ended. `folder`, `content`: could not be written.
 */
export type MailProblem =
  | 'address'
  | 'refused-before'
  | 'later'
  | 'unreachable'
  | 'sign-in'
  | 'slow'
  | 'late'
  | 'folder'
  | 'content'
  | 'other';

/** What the stored error contains: a word of the server, nodemailer's code, or the SMTP code. First match. */
const problemPatterns: readonly (readonly [MailProblem, RegExp])[] = [
  ['address', /not an address/],
  ['refused-before', /refused before/],
  ['late', /could not be sent in time/],
  ['folder', /written to a file/],
  ['content', /could not be written$/],
  ['slow', /took too long|ETIMEDOUT/],
  ['sign-in', /\bEAUTH\b|\b53[0-8]\b/],
  ['later', /\b4\d\d\b/],
  ['address', /\b5\d\d\b|\bEENVELOPE\b/],
  ['unreachable', /\b(ESOCKET|ECONNECTION|ECONNREFUSED|ECONNRESET|EDNS|ENOTFOUND|ETLS|EPROTOCOL)\b/],
];

export const mailProblem = (error: string): MailProblem =>
  problemPatterns.find(([, pattern]) => pattern.test(error))?.[0] ?? 'other';
