/** Minutes that a mail about a decision waits, so that a decision made by mistake can be taken back unseen (S-11.42). */
export const decisionMailMinutes = 10;

/** Messages about the mails that the server sends. The specification defines none. */
export const mailTexts = {
  queuedAgain: 'The mail will be sent again.',
  /** 404. */
  notFound: 'No such mail was found.',
  /** 409: only failed mails can be sent again. */
  notFailed: 'This mail has not failed, so it cannot be sent again.',
  /** 409: the mail's content was deleted, or it contained a link that no longer works. */
  contentGone: 'This mail can no longer be sent again. The person can ask for a new one.',
} as const;
