import * as z from 'zod/mini';
import { described } from './described.ts';
import { calendarDate, count, emailAddress, timestamp } from './values.ts';

/** NEWS-1. `waiting`: for the confirmation by mail. */
export const readerStates = ['waiting', 'confirmed', 'left'] as const;

export type ReaderState = (typeof readerStates)[number];

export const readerStateSchema = z.enum(readerStates);

export const newsletterReaderSchema = z.object({
  email: emailAddress,
  state: readerStateSchema,
  source: described('Path of the page with the form. Null if it is not known.', z.nullable(z.string())),
  consent_at: described('When the form was sent.', timestamp),
  confirmed_at: described(
    'When this consent was confirmed. Stays when the reader leaves.',
    z.nullable(timestamp),
  ),
  left_at: described(
    'Null unless the reader has left; stays until a new consent is confirmed.',
    z.nullable(timestamp),
  ),
  asked_at: described(
    'When a reader who left sent the form again. Null unless it waits to be confirmed.',
    z.nullable(timestamp),
  ),
  is_refused: described(
    'Whether mails to the address are refused, so that none is sent (MAIL-6).',
    z.boolean(),
  ),
});

export type NewsletterReader = z.infer<typeof newsletterReaderSchema>;

/** A post that can be sent to the readers. */
export const newsletterPostSchema = z.object({
  id: z.string(),
  title: z.string(),
  date: described('Null if the post has none.', z.nullable(calendarDate)),
  excerpt: z.string(),
  sent: described('Mails that the mail server has accepted. Stays when readers leave or are deleted.', count),
  sent_at: described('Time of the last mail. Null if there was none.', z.nullable(timestamp)),
  queued: described('Mails on their way.', count),
  unsent: described('Confirmed readers for whom no mail was queued.', count),
});

export type NewsletterPost = z.infer<typeof newsletterPostSchema>;
