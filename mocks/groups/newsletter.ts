import { readPosts } from '@imc/api/blog';
import {
  confirmSubscriptionCall,
  exportNewsletterCall,
  leaveNewsletterCall,
  listPageSize,
  mapKeys,
  newsletterPostsCall,
  newsletterReadersCall,
  newsletterTexts,
  paging,
  type ReadersQuery,
  readerStates,
  readersExportHead,
  readersExportLine,
  readerTexts,
  sendNewsletterCall,
  subscribeCall,
} from '@imc/api/contract';
import { type HttpHandler, HttpResponse } from 'msw';
import { blogPosts } from '../blog/posts.ts';
import type { HandlerMaker } from '../provider/exchange.ts';
import type { Store } from '../provider/store.ts';

/** Also handles the links in its mails. */
export const createNewsletterHandlers = (make: HandlerMaker): HttpHandler[] => [
  make.open(subscribeCall, () => ({ message: newsletterTexts.subscribed })),
  make.open(confirmSubscriptionCall, () => ({ message: readerTexts.confirmed })),
  make.open(leaveNewsletterCall, () => ({ message: readerTexts.left })),
];

export function createReaderHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const matching = ({ q = '' }: ReadersQuery) => store.readers.filter(({ email }) => email.includes(q));
  const inState = ({ state, ...query }: ReadersQuery) =>
    matching(query).filter((reader) => state === undefined || reader.state === state);
  const confirmedCount = () => inState({ state: 'confirmed' }).length;

  return [
    make.guarded(newsletterReadersCall, ({ query }) => {
      const counts = mapKeys(readerStates, () => 0);
      for (const { state } of matching(query)) counts[state] += 1;
      const readers = inState(query);
      return { readers, counts, ...paging(readers.length, { page: 1, limit: listPageSize.default }) };
    }),

    make.guarded(
      exportNewsletterCall,
      ({ query }) =>
        new HttpResponse(readersExportHead + inState(query).map(readersExportLine).join(''), {
          headers: { 'Content-Type': 'text/csv; charset=utf-8' },
        }),
    ),

    make.guarded(newsletterPostsCall, () => ({
      posts: readPosts(blogPosts).map(({ id, title, date = null, excerpt }) => {
        const sent_at = store.newsletterSends.get(id) ?? null;
        const [sent, unsent] = sent_at === null ? [0, confirmedCount()] : [confirmedCount(), 0];
        return { id, title, date, excerpt, sent, sent_at, queued: 0, unsent };
      }),
    })),

    make.guarded(sendNewsletterCall, ({ body: { post_id } }) => {
      store.newsletterSends.set(post_id, now().toISOString());
      return { message: readerTexts.queued(confirmedCount()), queued: confirmedCount() };
    }),
  ];
}
