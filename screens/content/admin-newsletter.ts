import { leftDays, type NewsletterPost, type NewsletterReader, readerTexts, unconfirmedDays } from '@imc/api';
import type { NewsletterPostsLabels, NewsletterReadersTableLabels } from '@imc/ui/membership';
import { formatDay, formatMoment } from '../shared/dates.ts';
import { count } from './figures.ts';
import { pagedLabels } from './table-labels.ts';

const readers = (number: number): string => `${count(number)} ${number === 1 ? 'reader' : 'readers'}`;

const stateDetail = ({ state, confirmed_at, left_at, asked_at }: NewsletterReader): string | undefined => {
  const time = { waiting: asked_at, confirmed: confirmed_at, left: left_at }[state];
  return time === null ? undefined : formatMoment(time);
};

const sentOf = ({ sent, sent_at, queued }: NewsletterPost): string => {
  const parts = [
    ...(sent_at === null ? [] : [`${readers(sent)}, last on ${formatDay(sent_at)}`]),
    ...(queued === 0 ? [] : [`${count(queued)} on the way`]),
  ];
  return parts.join('; ');
};

/** NEWS-9 and NEWS-10. */
export const newsletterDesk = {
  title: 'Newsletter',
  lead: `Newsletters go only to confirmed readers. Unconfirmed addresses are deleted after ${unconfirmedDays} days, unsubscribed ones after ${leftDays}.`,
  posts: {
    title: 'Send a newsletter',
    caption: 'Posts of the blog',
    loading: 'Loading posts',
    failed: 'The posts could not be loaded.',
    empty: { title: 'No posts yet', text: 'Posts of the blog appear here.' },
    table: {
      columns: { post: 'Blog post', sent: 'Sent to', unsent: 'Not delivered' },
      sentOf,
      openOf: (title) => `Open ${title}`,
      ...pagedLabels((total) => (total === 1 ? '1 post' : `${count(total)} posts`)),
    } satisfies NewsletterPostsLabels,
  },
  dialog: {
    title: 'Send this newsletter?',
    facts: { subject: 'Subject', text: 'Text', link: 'Button', leave: 'At the end' },
    noText: 'The post has no text to quote.',
    link: 'Read the post',
    leave: 'Unsubscribe',
    recipients: (number: number) =>
      number === 0
        ? 'No confirmed reader is waiting for this post.'
        : `It goes to ${readers(number)} who have not had it yet. It can’t be stopped once it is sent; nobody gets it twice.`,
    cancel: 'Cancel',
    close: 'Close',
    send: (number: number) => `Send to ${readers(number)}`,
    failed: 'The post could not be sent. Please try again: nobody gets it twice.',
    /** Shown if the server answered without a message. */
    sent: (number: number) => readerTexts.queued(number),
  },
  readers: {
    title: 'Readers',
    loading: 'Loading readers',
    failed: 'The readers could not be loaded.',
    empty: { title: 'No readers here', text: 'Readers appear here when visitors subscribe.' },
    noMatch: { title: 'Nobody found', text: 'No address contains this.' },
    export: 'Export CSV',
    exportName: 'imc-newsletter.csv',
    exportFailed: 'The export failed. Please try again.',
    table: {
      tabs: 'Readers by status',
      all: 'All',
      states: { waiting: 'Waiting', confirmed: 'Confirmed', left: 'Unsubscribed' },
      search: 'Search by address',
      columns: { email: 'Email', state: 'Status', subscribed: 'Subscribed', source: 'Source' },
      stateDetail,
      refused: 'Emails to this address are refused',
      noSource: 'Not known',
      ...pagedLabels(readers),
    } satisfies NewsletterReadersTableLabels,
  },
  toasts: 'Outcomes',
  dismiss: 'Dismiss',
} as const;
