/** How long a password reset link works, in minutes. */
export const resetMinutes = 60;

/** The specification defines none. */
export const resetTexts = {
  /** Response for every address, known or not. */
  asked: 'If an account has this address, a link to choose a new password is on its way to it.',
  done: 'Your password is changed. Please sign in with the new one.',
  used: 'This link has already been used. Please ask for a new one.',
  expired: `This link has expired: it works for ${resetMinutes} minutes. Please ask for a new one.`,
  replaced: 'A newer link has been sent since. Please use the newest, or ask for another.',
  cut: 'This link is incomplete. Please open it from the email again, or copy all of it.',
  unknown: 'This link is not valid. Please ask for a new one.',
  changed: 'Your password is changed. Every other session of yours has ended.',
  wrongCurrent: 'The current password is not right',
} as const;

/** Whether the text is a complete token: 256 bits as encoded in a link. */
export const isResetToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
