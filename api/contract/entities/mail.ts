import * as z from 'zod/mini';

/** Mails that the server sends (MAIL-1). Each has a template in `ui/mail/templates/`. */
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
 * States of a mail (MAIL-5): `queued` waits for its time or the next attempt, `sending` is being handed to the mail server, `failed` was
 * given up, `cancelled` was replaced or is no longer needed.
 */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'cancelled'] as const;

export type MailState = (typeof mailStates)[number];

/** Schema of a mail's state. */
export const mailStateSchema = z.enum(mailStates);

/** A mail as admins see it: never its content, because that may include a link that gives access to an account. */
export const outboxMailSchema = z.object({
  id: z.number(),
  template: z.enum(mailTemplates),
  state: mailStateSchema,
  /** Null until the recipient is known, and once it was deleted (MAIL-13). */
  to: z.nullable(z.object({ name: z.string(), address: z.string() })),
  /** Number of attempts to send it since it was queued or sent again. */
  attempts: z.number(),
  /** Why the last attempt failed, without addresses. Null if none failed. */
  last_error: z.nullable(z.string()),
  /** UTC ISO time. */
  created_at: z.string(),
  /** UTC ISO time of the next attempt. Null unless the mail is queued. */
  next_attempt_at: z.nullable(z.string()),
  /** UTC ISO time. Null unless the mail was sent. */
  sent_at: z.nullable(z.string()),
  /** Application that the mail is about. Null if it is about none. */
  application_id: z.nullable(z.number()),
  /** Whether the mail can be sent again: it failed, and its content is stored. */
  can_resend: z.boolean(),
});

export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** Number of mails in each state. */
export const mailCountsSchema = z.object({
  queued: z.number(),
  sending: z.number(),
  sent: z.number(),
  failed: z.number(),
  cancelled: z.number(),
});

export type MailCounts = z.infer<typeof mailCountsSchema>;
