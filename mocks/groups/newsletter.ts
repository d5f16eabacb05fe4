import { readPosts } from '@imc/api/blog';
import {
  canonicalEmail,
  confirmSubscriptionCall,
  exportNewsletterCall,
  leaveNewsletterCall,
  type NewsletterReader,
  newsletterPostsCall,
  newsletterProblem,
  newsletterReadersCall,
  newsletterTexts,
  paging,
  type ReadersQuery,
  readersExportHead,
  readersExportLine,
  readersPageSize,
  readerTexts,
  sendNewsletterCall,
  subscribeCall,
} from '@imc/api/contract';
import { type HttpHandler, HttpResponse } from 'msw';

import { blogPosts } from '../blog/posts.ts';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { addEvent } from '../provider/security-events.ts';
import type { Store, StoredReader } from '../provider/store.ts';

/** Milliseconds after which the link to confirm is mailed again. The server waits longer each time. */
const mailAgainAfter = 10 * 60_000;

/** A consent that was neither confirmed nor left. */
const newConsent = {
  confirmed_at: null,
  left_at: null,
  asked_at: null,
  askedSource: null,
  is_refused: false,
} as const;

/** The posts of the sample blog. */
const samplePosts = readPosts(blogPosts);

/** Returns the path of the page that a request comes from. Null if the browser does not tell. */
const pageOf = ({ referrer }: Request): string | null => {
  const url = URL.parse(referrer);
  return url && /^https?:$/.test(url.protocol) ? url.pathname : null;
};

/** Creates the handlers for subscribing to the newsletter, and for the links in its mails. */
export function createNewsletterHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  /** Returns the subscription that has a token for one of the uses. Throws a 404 if there is none. */
  const find = (
    token: string,
    ...uses: readonly ('token' | 'confirmToken' | 'usedToken')[]
  ): StoredReader => {
    const found = [...store.readers.values()].find((reader) => uses.some((use) => reader[use] === token));
    if (!found) throw new RefusalError(404, readerTexts.oldLink);
    return found;
  };
  const change = (reader: StoredReader, changes: Partial<StoredReader>) =>
    store.readers.set(canonicalEmail(reader.email), { ...reader, ...changes });

  return [
    make.open(subscribeCall, ({ body, request }) => {
      const problem = newsletterProblem(body.email);
      if (problem) throw invalid({ email: problem });
      const key = canonicalEmail(body.email);
      const earlier = store.readers.get(key);
      if (earlier?.state === 'confirmed') {
        throw new RefusalError(409, newsletterTexts.repeated, {
          errors: { email: newsletterTexts.repeated },
        });
      }
      const time = now().toISOString();
      // The server lets the mail with a new link wait until it may be sent.
      const isMailed = !earlier || earlier.nextMailAt <= time || earlier.confirmToken === null;
      if (isMailed) {
        const id = store.nextId('mail');
        store.mails.set(id, {
          id,
          template: 'newsletter-confirm',
          state: 'sent',
          to: { name: body.email, address: body.email },
          attempts: 1,
          last_error: null,
          created_at: time,
          next_attempt_at: null,
          sent_at: time,
          application_id: null,
          can_resend: false,
        });
      }
      store.readers.set(key, {
        // What proves the consent of a reader who has left stays until the new one is confirmed.
        ...(earlier?.left_at
          ? { ...earlier, asked_at: time, askedSource: pageOf(request) }
          : { ...newConsent, source: pageOf(request), consent_at: time }),
        email: body.email,
        token: earlier?.token ?? crypto.randomUUID(),
        confirmToken: earlier?.confirmToken ?? crypto.randomUUID(),
        usedToken: null,
        state: 'waiting',
        nextMailAt: isMailed
          ? new Date(now().getTime() + mailAgainAfter).toISOString()
          : (earlier?.nextMailAt ?? ''),
      });
      return { message: newsletterTexts.subscribed };
    }),

    make.open(confirmSubscriptionCall, ({ body }) => {
      const reader = find(body.token, 'confirmToken', 'usedToken');
      if (reader.state === 'waiting') {
        change(reader, {
          state: 'confirmed',
          consent_at: reader.asked_at ?? reader.consent_at,
          source: reader.asked_at === null ? reader.source : reader.askedSource,
          confirmed_at: now().toISOString(),
          left_at: null,
          asked_at: null,
          askedSource: null,
          confirmToken: null,
          usedToken: body.token,
          nextMailAt: '',
        });
      }
      return { message: readerTexts.confirmed };
    }),

    make.open(leaveNewsletterCall, ({ body }) => {
      const reader = find(body.token, 'token');
      if (reader.state !== 'left') {
        change(reader, {
          state: 'left',
          left_at: reader.left_at ?? now().toISOString(),
          asked_at: null,
          askedSource: null,
          confirmToken: null,
          usedToken: null,
        });
      }
      return { message: readerTexts.left };
    }),
  ];
}

/** Creates the handlers for the readers and mailings of the newsletter. */
export function createReaderHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const matching = ({ q = '' }: ReadersQuery): NewsletterReader[] =>
    [...store.readers]
      .filter(([key]) => key.includes(canonicalEmail(q)))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { token: _, confirmToken: __, usedToken: ___, nextMailAt: ____, ...reader }]) => reader);
  const inState = (readers: NewsletterReader[], { state }: ReadersQuery) =>
    readers.filter((reader) => state === undefined || reader.state === state);
  const confirmed = () =>
    [...store.readers].filter(([, { state, is_refused }]) => state === 'confirmed' && !is_refused);
  const sentTo = (postId: string) =>
    [...store.newsletterSends].filter(([key]) => key.startsWith(`${postId} `));

  return [
    make.guarded(newsletterReadersCall, ({ query }) => {
      const { page = 1, limit = readersPageSize.default } = query;
      const found = matching(query);
      const counts = { waiting: 0, confirmed: 0, left: 0 };
      for (const { state } of found) counts[state] += 1;
      const listed = inState(found, query);
      return {
        readers: listed.slice((page - 1) * limit, page * limit),
        counts,
        ...paging(listed.length, { page, limit }),
      };
    }),

    make.guarded(exportNewsletterCall, ({ query, user }) => {
      addEvent(store, { kind: 'exported', by: user, detail: 'newsletter', now: now() });
      const lines = inState(matching(query), query).map(readersExportLine);
      return new HttpResponse(readersExportHead + lines.join(''), {
        headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    }),

    make.guarded(newsletterPostsCall, () => ({
      posts: samplePosts.map(({ id, title, date, excerpt }) => {
        const sends = sentTo(id);
        return {
          id,
          title,
          date: date ?? null,
          excerpt,
          sent: sends.length,
          sent_at:
            sends
              .map(([, time]) => time)
              .sort()
              .at(-1) ?? null,
          queued: 0,
          unsent: confirmed().filter(([key]) => !store.newsletterSends.has(`${id} ${key}`)).length,
        };
      }),
    })),

    make.guarded(sendNewsletterCall, ({ body: { post_id }, user }) => {
      if (!samplePosts.some(({ id }) => id === post_id)) throw new RefusalError(404, readerTexts.noPost);
      const unsent = confirmed().filter(([key]) => !store.newsletterSends.has(`${post_id} ${key}`));
      for (const [key] of unsent) store.newsletterSends.set(`${post_id} ${key}`, now().toISOString());
      if (unsent.length > 0) addEvent(store, { kind: 'newsletter-sent', by: user, now: now() });
      return { message: readerTexts.queued(unsent.length), queued: unsent.length };
    }),
  ];
}
