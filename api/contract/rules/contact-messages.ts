/** In UTF-16 units. */
export const longestMessage = 4000;

/** The specification defines none. */
export const messageTexts = {
  received: 'Your message was received.',
  /** 409: messages are not stored at present. */
  notStored:
    'Messages from this form are not sent at present, and yours was not stored. Please call, email or write on WhatsApp.',
  required: (label: string) => `${label} is required`,
  tooLong: (label: string, max: number) => `${label} must be at most ${max} characters long`,
  /** 404. */
  notFound: 'This message no longer exists.',
  changed: 'The message was changed.',
  /** 409: the state is not the one that the admin saw. Without a name if the message is new again, or the account is gone. */
  changedSince: (name: string | null, state: string) =>
    name === null
      ? `This message is ${state}, which is not what you saw. Nothing was changed.`
      : `${name} has set this message to ${state} since you opened it. Nothing was changed.`,
  deleted: 'The message was deleted.',
} as const;
