import * as z from 'zod/mini';
import { keysOf } from '../application/typed-object.ts';
import { described } from './described.ts';
import { count, rowId, timestamp } from './values.ts';

/** MAIL-1. Names for staff of the mails. Each has a template in `ui/mail/templates/`. */
export const mailNames = {
  welcome: 'Welcome',
  'application-received': 'Application received',
  decision: 'Decision',
  'payment-confirmed': 'Payment confirmed',
  'payment-queried': 'Payment queried',
  'payment-taken-back': 'Payment reversed',
  'admission-due': 'Admission fee due',
  'information-asked': 'Request for information',
  'address-confirm': 'Link to confirm an address',
  'address-change': 'Link to a new address',
  'address-stop': 'Link to stop a change of address',
  'password-reset': 'Link for a new password',
  'password-changed': 'Password changed',
  'new-sign-in': 'Sign-in from a new browser',
  'account-changed': 'Change to an account',
  'newsletter-confirm': 'Newsletter: confirmation',
  'newsletter-post': 'Newsletter: post',
  'staff-digest': 'Daily digest',
} as const;

export type MailTemplate = keyof typeof mailNames;

export const mailTemplates = keysOf(mailNames);

/**
 * `queued`: waits for its time or the next attempt. `sending`: being handed to the mail server. `failed`: given up. `cancelled`: replaced or no
 * longer needed (MAIL-5).
 */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'cancelled'] as const;

export type MailState = (typeof mailStates)[number];

export const mailStateSchema = z.enum(mailStates);

/** Without the content, which may include a link that gives access to an account. */
export const outboxMailSchema = z.object({
  id: rowId,
  template: z.enum(mailTemplates),
  state: mailStateSchema,
  to: described(
    'Null until the recipient is known, and once it was deleted (MAIL-13).',
    z.nullable(z.object({ name: z.string(), address: z.string() })),
  ),
  attempts: described('Attempts since it was queued or sent again.', count),
  last_error: described(
    'Why the last attempt failed, without addresses. Null if none failed.',
    z.nullable(z.string()),
  ),
  created_at: timestamp,
  next_attempt_at: described(
    'Time of the next attempt. Null unless the mail is queued.',
    z.nullable(timestamp),
  ),
  sent_at: described('Null unless the mail was sent.', z.nullable(timestamp)),
  application_id: described('Null if it is about none.', z.nullable(rowId)),
  can_resend: described(
    'Whether the mail can be sent again: it failed, and its content is stored.',
    z.boolean(),
  ),
});

export type OutboxMail = z.infer<typeof outboxMailSchema>;
