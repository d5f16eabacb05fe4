import * as z from 'zod/mini';

/** States of a subscription (NEWS-1): it waits for the confirmation by mail, it is confirmed, or the reader has left. */
export const readerStates = ['waiting', 'confirmed', 'left'] as const;

export type ReaderState = (typeof readerStates)[number];

/** Schema of a subscription's state. */
export const readerStateSchema = z.enum(readerStates);

/** A subscription to the newsletter as admins see it. */
export const newsletterReaderSchema = z.object({
  email: z.string(),
  state: readerStateSchema,
  /** Path of the page with the form that was sent at `consent_at`. Null if it is not known. */
  source: z.nullable(z.string()),
  /** UTC ISO time at which the form was sent. */
  consent_at: z.string(),
  /** UTC ISO time at which this consent was confirmed; stays when the reader leaves. Null if it never was. */
  confirmed_at: z.nullable(z.string()),
  /** UTC ISO time. Null unless the reader has left; stays until a new consent is confirmed. */
  left_at: z.nullable(z.string()),
  /** UTC ISO time at which the form was sent for a reader who has left. Null unless it waits to be confirmed. */
  asked_at: z.nullable(z.string()),
  /** Whether mails to the address are refused, so that none is sent (MAIL-6). */
  is_refused: z.boolean(),
});

export type NewsletterReader = z.infer<typeof newsletterReaderSchema>;

/** Number of subscriptions in each state. */
export const readerCountsSchema = z.object({
  waiting: z.number(),
  confirmed: z.number(),
  left: z.number(),
});

export type ReaderCounts = z.infer<typeof readerCountsSchema>;

/** A post of the blog that can be sent to the readers. */
export const newsletterPostSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Calendar date, YYYY-MM-DD. Null if the post has none. */
  date: z.nullable(z.string()),
  excerpt: z.string(),
  /** Number of readers who got it: mails that the mail server has accepted. Stays when readers leave or are deleted. */
  sent: z.number(),
  /** UTC ISO time of the last one. Null if there was none. */
  sent_at: z.nullable(z.string()),
  /** Number of mails that are on their way. */
  queued: z.number(),
  /** Number of confirmed readers for whom no mail about it was queued. */
  unsent: z.number(),
});

export type NewsletterPost = z.infer<typeof newsletterPostSchema>;
