/** Days that a link about the address of an account works (ACC-23, ACC-24). */
export const addressLinkDays = 7;
/** Links that an account can ask for in 24 hours, the one of the sign-up included. */
export const addressLinksPerDay = 5;
/** Minutes between two of them. */
export const addressLinkGap = 2;

/** What a mailed link does: it proves the address to which it was sent, or ends a change of address. */
export const addressLinkKinds = ['confirm', 'stop'] as const;
export type AddressLinkKind = (typeof addressLinkKinds)[number];

const askAgain = 'Please sign in and ask for a new one.';

export const addressTexts = {
  linkSent: (email: string) =>
    `A link is on its way to ${email}. It works once, and for ${addressLinkDays} days.`,
  provenAlready: 'Your email address is already confirmed.',
  changeAsked: (email: string) =>
    `A link is on its way to ${email}. Until you open it, nothing changes, and you sign in with your present address.`,
  sameAddress: 'This is the present address of your account',
  codeNeeded: 'Enter a code of your authenticator app, or a recovery code',
  tooSoon: `A link was sent a moment ago. Please look into your mailbox, the folder for spam too, and wait ${addressLinkGap} minutes before you ask for another.`,
  tooMany: `${addressLinksPerDay} links were sent in a day. Please look into your mailbox, the folder for spam too, and ask again tomorrow.`,
  confirmed: (email: string) => `${email} is confirmed.`,
  changed: (email: string) =>
    `Your account now has the address ${email}. You were signed out on every device: please sign in with it.`,
  stopped: (email: string) =>
    `Your account has the address ${email}. Every session has ended. Somebody who knows your password can ask again, so please choose a new one now.`,
  /** The link of a change, if the address has got another account since it was sent. */
  takenSince:
    'This address belongs to another account by now, so yours keeps its present one. If you have two accounts, please write to the Institute.',
  /** The link to stop a change, if the former address has got another account since. */
  formerTaken: 'The former address belongs to another account by now. Please write to the Institute at once.',
  used: 'This link has already been used.',
  expired: `This link has expired: it works for ${addressLinkDays} days. ${askAgain}`,
  replaced: `This link no longer works, because the address was changed or another link was asked for. ${askAgain}`,
  cut: 'This link is incomplete. Please open it from the email again, or copy all of it.',
  unknown: `This link is not valid. ${askAgain}`,
} as const;
