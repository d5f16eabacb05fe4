import { csvLine } from '../application/csv-export.ts';
import type { NewsletterReader } from '../entities/newsletter.ts';

/** Days after which a subscription that was never confirmed is deleted (NEWS-8). */
export const unconfirmedDays = 30;
/** Days after which the address of a reader who left is deleted (NEWS-8). */
export const leftDays = 365;

/** For the links in mails and for admins, not for the public pages. */
export const readerTexts = {
  confirmed: 'Your subscription is confirmed.',
  left: 'You have unsubscribed.',
  /** 404: the subscription no longer exists, or the reader has left. */
  oldLink: 'This link no longer works.',
  queued: (count: number) => {
    if (count === 0) return 'No confirmed reader is waiting for this post. Nothing was sent.';
    return `The post is on its way to ${count} ${count === 1 ? 'reader' : 'readers'}.`;
  },
  /** 404. */
  noPost: 'This post is no longer in the blog.',
  /** 503. */
  noBlog: 'The blog can’t be read at present. Please try again in a minute.',
} as const;

/** First line of the export of readers, with the byte order mark by which spreadsheets recognize UTF-8. */
export const readersExportHead = `\uFEFF${csvLine(['Email', 'State', 'Page', 'Subscribed', 'Confirmed', 'Left', 'Asked again'])}`;

export const readersExportLine = (reader: NewsletterReader): string => {
  const { email, state, source, consent_at, confirmed_at, left_at, asked_at } = reader;
  return csvLine([email, state, source ?? '', consent_at, confirmed_at ?? '', left_at ?? '', asked_at ?? '']);
};
