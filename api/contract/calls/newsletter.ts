import * as z from 'zod/mini';
import { searchTextSchema } from '../application/list-query.ts';
import { described } from '../entities/described.ts';
import {
  newsletterPostSchema,
  newsletterReaderSchema,
  readerStateSchema,
  readerStates,
} from '../entities/newsletter.ts';
import { emailText, lineText } from '../entities/text.ts';
import { count } from '../entities/values.ts';
import { countsSchema, defineList, pageFields, type QueryOf } from '../rules/list.ts';
import { type CallDocs, defineCall, doneResponse, fileResponse, success } from './call.ts';

/**
 * Subscribes an address: it gets a mail with a link to confirm it (NEWS-1). 409 if it is already subscribed. The form's page is taken from the
 * header `Referer`.
 */
export const subscribeCall = defineCall({
  method: 'POST',
  path: '/newsletter-subscribe.php',
  access: 'anyone',
  limited: true,
  body: z.object({ email: emailText }),
  response: doneResponse,
});

/** Confirms a subscription with the token of the mailed link (S-7.19). Repeating it changes nothing. 404 if the link no longer works. */
export const confirmSubscriptionCall = defineCall({
  method: 'POST',
  path: '/newsletter-confirm.php',
  access: 'anyone',
  body: z.object({ token: lineText }),
  response: doneResponse,
});

/** Ends a subscription with the token of the link in each mail (S-7.19). Repeating it changes nothing. 404 if the link no longer works. */
export const leaveNewsletterCall = defineCall({
  method: 'POST',
  path: '/newsletter-leave.php',
  access: 'anyone',
  body: z.object({ token: lineText }),
  response: doneResponse,
});

export const readersList = defineList({
  filters: {
    state: z.optional(readerStateSchema),
    q: described('Part of the address.', z.optional(searchTextSchema)),
  },
});

export type ReadersQuery = QueryOf<typeof readersList>;

const readersFields = {
  readers: z.array(newsletterReaderSchema),
  counts: described('Of those that match the search.', countsSchema(readerStates)),
  ...pageFields,
};

/** Returns one page of the subscriptions, by address, and the number in each state (NEWS-9). */
export const newsletterReadersCall = defineCall({
  method: 'GET',
  path: '/admin/newsletter.php',
  access: 'admin',
  staffRoles: ['admin'],
  query: readersList.query,
  response: z.object({ status: success, ...readersFields }),
});

/** Returns all subscriptions of a search as a CSV file (NEWS-9). */
export const exportNewsletterCall = defineCall({
  method: 'GET',
  path: '/admin/export-newsletter.php',
  access: 'admin',
  staffRoles: ['admin'],
  returns: ['csv'],
  query: readersList.filters,
  response: fileResponse,
});

/** Returns the posts of the blog, newest first, with how many readers got each, and how many mails are on their way (NEWS-10). 503 if the blog can't be read. */
export const newsletterPostsCall = defineCall({
  method: 'GET',
  path: '/admin/newsletter-posts.php',
  access: 'admin',
  staffRoles: ['admin'],
  response: z.object({ status: success, posts: z.array(newsletterPostSchema) }),
});

/**
 * Queues a mail about a post to every confirmed reader who has not got it yet (NEWS-10). 404 if there is no such post, 503 if the blog can't be
 * read.
 */
export const sendNewsletterCall = defineCall({
  method: 'POST',
  path: '/admin/send-newsletter.php',
  access: 'admin',
  body: z.object({ post_id: lineText }),
  response: z.extend(doneResponse, {
    queued: count,
  }),
});

const oldReaderLink = 'The link no longer works.';
const noBlog = 'The blog can’t be read at present.';

export const newsletterDocs: CallDocs = {
  subscribe: {
    call: subscribeCall,
    summary: 'Subscribe an email address',
    description:
      'The address gets a mail with a link to confirm the subscription. For an address that waits for its confirmation, the mail is repeated, but not too often. The page with the form is taken from `Referer`.',
    refusals: { 409: 'The address is already subscribed (`errors.email`).' },
  },
  confirmSubscription: {
    call: confirmSubscriptionCall,
    summary: 'Confirm a subscription with the token of the mailed link',
    description: 'Repeating the call changes nothing.',
    refusals: { 404: oldReaderLink },
  },
  leaveNewsletter: {
    call: leaveNewsletterCall,
    summary: 'End a subscription with the token of the link in each mail',
    description:
      'Repeating the call changes nothing. The header List-Unsubscribe has an address of its own, which takes a POST of a form (RFC 8058).',
    refusals: { 404: oldReaderLink },
  },
  newsletterReaders: {
    call: newsletterReadersCall,
    summary: 'List the subscriptions to the newsletter by address, with counts by state',
    description: 'Search and state apply together; the counts are those of the search.',
  },
  exportNewsletter: {
    call: exportNewsletterCall,
    summary: 'Export the subscriptions of a search as CSV',
  },
  newsletterPosts: {
    call: newsletterPostsCall,
    summary: 'List the posts of the blog with the number of readers who got each',
    refusals: { 503: noBlog },
  },
  sendNewsletter: {
    call: sendNewsletterCall,
    summary: 'Send a post to the confirmed readers who did not get it yet',
    description: 'Repeating the call sends nothing twice.',
    refusals: { 404: 'No post has this id.', 503: noBlog },
  },
};
