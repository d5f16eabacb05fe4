import * as z from 'zod/mini';
import { keysOf } from '../application/typed-object.ts';
import { described } from './described.ts';
import { count, rowId, timestamp } from './values.ts';

/** SEC-1: the kinds of events in plain words. */
export const securityEventNames = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'signed-out': 'Signed out',
  /** The owner ended another session, or all others. */
  'session-revoked': 'Signed out on another device',
  /** A 429. */
  throttled: 'Had to wait after too many requests',
  /** A 403. */
  forbidden: 'Refused: no permission',
  /** Somebody named another person's record and got a 404. */
  'not-own': 'Asked for a record of somebody else',
  /** The status of an application or of a payment changed. */
  decision: 'Decision',
  /** Staff recorded what happened to a membership. The detail is the event. */
  'standing-recorded': 'Membership status recorded',
  /** Staff opened an application or a proof. The detail is their role. */
  opened: 'Record viewed',
  /** Staff saved a list as a file. The detail is the list. */
  exported: 'Exported',
  'data-downloaded': 'Own data downloaded',
  'role-changed': 'Role changed',
  'account-blocked': 'Account blocked',
  'account-unblocked': 'Account unblocked',
  /** The detail says what was corrected, not to what. */
  'account-corrected': 'Details corrected',
  /** By the owner. Nothing else says whose account had the number. */
  'account-erased': 'Account erased',
  /** An admin signed somebody out. */
  'sessions-ended': 'Signed out on every device',
  'second-factor-enabled': 'Second factor set up',
  'second-factor-disabled': 'Second factor removed',
  /** A wrong code while it was set up or removed. */
  'second-factor-failed': 'Wrong code for a second factor',
  /** An admin removed somebody's. */
  'second-factor-reset': 'Second factor removed by an admin',
  /** Whether staff must have one. */
  'second-factor-required': 'Rule for the second factor changed',
  'marketer-added': 'Marketer added',
  'marketer-changed': 'Marketer changed',
  'marketer-deleted': 'Marketer deleted',
  'setting-changed': 'Setting changed',
  'message-deleted': 'Message deleted',
  /** A post was sent to the readers of the newsletter. */
  'newsletter-sent': 'Post sent to the newsletter’s readers',
  'password-changed': 'Password changed',
  /** The owner opened a link that was mailed to it. */
  'address-confirmed': 'Email address confirmed',
  'address-change-asked': 'Change of the email address asked for',
  'address-changed': 'Email address changed',
  /** With the link in the mail to the former address. */
  'address-change-stopped': 'Change of the email address stopped',
  'name-change-asked': 'Asked for another name',
  'name-change-refused': 'Another name refused',
} as const;

export type SecurityEventKind = keyof typeof securityEventNames;

export const securityEventKinds = keysOf(securityEventNames);

export const securityEventKindSchema = z.enum(securityEventKinds);

const loggedAccount = z.object({
  id: rowId,
  name: described('Null once the account was erased.', z.nullable(z.string())),
});

/** Kinds of subjects whose id is that of an account. */
export const accountSubjects = ['account', 'document', 'photo', 'session'] as const;

/** Kinds and details are fixed words. */
export const securityEventSchema = z.object({
  id: rowId,
  at: timestamp,
  kind: securityEventKindSchema,
  detail: described('What happened, in one word. Null if the kind says it.', z.nullable(z.string())),
  account: described('Null if nobody was signed in.', z.nullable(loggedAccount)),
  subject: described(
    'Kind, number, and the name of an account or a marketer, also of a deleted one.',
    z.nullable(z.object({ kind: z.string(), id: rowId, name: z.nullable(z.string()) })),
  ),
  route: described(
    'Method and pattern of the route. Null for what the server did by itself.',
    z.nullable(z.string()),
  ),
  count: described('1, or how many events were counted together.', count),
});

export type SecurityEvent = z.infer<typeof securityEventSchema>;
