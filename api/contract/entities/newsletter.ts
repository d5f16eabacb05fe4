import * as z from 'zod/mini';

/** NEWS-1. `waiting`: for the confirmation by mail. */
export const readerStates = ['waiting', 'confirmed', 'left'] as const;

export type ReaderState = (typeof readerStates)[number];

export const readerStateSchema = z.enum(readerStates);

export const newsletterReaderSchema = z.object({
  email: z.string(),
  state: readerStateSchema,
  /** Path of the page with the form. Null if it is not known. */
  source: z.nullable(z.string()),
  /** When the form was sent, a UTC ISO time. */
  consent_at: z.string(),
  /** When this consent was confirmed, a UTC ISO time. Stays when the reader leaves. */
  confirmed_at: z.nullable(z.string()),
  /** UTC ISO time. Null unless the reader has left; stays until a new consent is confirmed. */
  left_at: z.nullable(z.string()),
  /** When a reader who left sent the form again, a UTC ISO time. Null unless it waits to be confirmed. */
  asked_at: z.nullable(z.string()),
  /** Whether mails to the address are refused, so that none is sent (MAIL-6). */
  is_refused: z.boolean(),
});

export type NewsletterReader = z.infer<typeof newsletterReaderSchema>;

/** A post that can be sent to the readers. */
export const newsletterPostSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Calendar date, YYYY-MM-DD. Null if the post has none. */
  date: z.nullable(z.string()),
  excerpt: z.string(),
  /** Mails that the mail server has accepted. Stays when readers leave or are deleted. */
  sent: z.number(),
  /** UTC ISO time of the last mail. Null if there was none. */
  sent_at: z.nullable(z.string()),
  /** Mails on their way. */
  queued: z.number(),
  /** Confirmed readers for whom no mail was queued. */
  unsent: z.number(),
});

export type NewsletterPost = z.infer<typeof newsletterPostSchema>;
