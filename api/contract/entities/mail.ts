import * as z from 'zod/mini';

/** MAIL-1. Each has a template in `ui/mail/templates/`. */
export const mailTemplates = [
  'welcome',
  'application-received',
  'decision',
  'payment-confirmed',
  'payment-queried',
  'admission-due',
  'information-asked',
  'password-reset',
  'password-changed',
  'new-sign-in',
  'account-changed',
  'newsletter-confirm',
  'newsletter-post',
  'staff-digest',
] as const;

export type MailTemplate = (typeof mailTemplates)[number];

/**
 * `queued`: waits for its time or the next attempt. `sending`: being handed to the mail server. `failed`: given up. `cancelled`: replaced or no
 * longer needed (MAIL-5).
 */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'cancelled'] as const;

export type MailState = (typeof mailStates)[number];

export const mailStateSchema = z.enum(mailStates);

/** Without the content, which may include a link that gives access to an account. */
export const outboxMailSchema = z.object({
  id: z.number(),
  template: z.enum(mailTemplates),
  state: mailStateSchema,
  /** Null until the recipient is known, and once it was deleted (MAIL-13). */
  to: z.nullable(z.object({ name: z.string(), address: z.string() })),
  /** Attempts since it was queued or sent again. */
  attempts: z.number(),
  /** Why the last attempt failed, without addresses. Null if none failed. */
  last_error: z.nullable(z.string()),
  /** UTC ISO time. */
  created_at: z.string(),
  /** UTC ISO time of the next attempt. Null unless the mail is queued. */
  next_attempt_at: z.nullable(z.string()),
  /** UTC ISO time. Null unless the mail was sent. */
  sent_at: z.nullable(z.string()),
  /** Null if it is about none. */
  application_id: z.nullable(z.number()),
  /** Whether the mail can be sent again: it failed, and its content is stored. */
  can_resend: z.boolean(),
});

export type OutboxMail = z.infer<typeof outboxMailSchema>;
