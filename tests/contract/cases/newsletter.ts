import {
  confirmSubscriptionCall,
  exportNewsletterCall,
  leaveNewsletterCall,
  mailsCall,
  newsletterPostsCall,
  newsletterReadersCall,
  newsletterTexts,
  type ReadersQuery,
  readerTexts,
  sendNewsletterCall,
  subscribeCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, signInAdmin } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** Subscribing, the links in mails, the readers and the mailings (NEWS-1 to NEWS-5, NEWS-8 to NEWS-13). */
export function newsletterCases(
  api: TestApi,
  tokenTo: Readonly<Record<'confirm' | 'leave', (address: string) => Promise<string>>>,
): void {
  let admin: Person;
  const subscribe = (email: unknown, page?: string) =>
    api.send(subscribeCall, {
      body: { email },
      headers: page ? { Referer: `http://localhost${page}` } : {},
    });
  const confirm = (token: unknown) => api.send(confirmSubscriptionCall, { body: { token } });
  const leave = (token: unknown) => api.send(leaveNewsletterCall, { body: { token } });
  const list = (query: ReadersQuery & { limit?: number } = {}) =>
    api.client(admin.token)(newsletterReadersCall, { query: { ...query } });
  const reader = async (email: string) => (await list({ q: email })).readers[0];
  const confirmed = async (email: string) => {
    await subscribe(email);
    const token = await tokenTo.confirm(email);
    expect((await confirm(token)).status).toBe(200);
    return token;
  };
  const mailsTo = async (email: string) =>
    (await api.client(admin.token)(mailsCall, { query: { limit: 100 } })).mails.filter(
      ({ to }) => to?.address === email,
    );

  describe('the newsletter', () => {
    // Within this describe, so that it runs after the cases of people, which may end the admin's sessions.
    beforeAll(async () => {
      admin = await signInAdmin(api);
    });

    test('accepts an address in any case and with any padding, and stores it once', async () => {
      for (const email of ['reader@mail.example', 'reader@mail.example', ' Reader@MAIL.example ']) {
        const answer = await subscribe(email);
        expect([answer.status, answer.body.message]).toEqual([200, newsletterTexts.subscribed]);
      }
      expect((await list({ q: 'reader@mail' })).total).toBe(1);
    });

    test.each(['', '   ', 'nobody', 'two words@mail.example', undefined, 7, ['a@mail.example']])(
      'rejects %o',
      async (email) => {
        expect((await subscribe(email)).status).toBe(400);
      },
    );

    test('NEWS-1: a subscription waits for its confirmation, and the link is mailed once at first', async () => {
      await subscribe('waits@mail.example');
      await subscribe('waits@mail.example');
      expect(await reader('waits@mail.example')).toEqual({
        email: 'waits@mail.example',
        state: 'waiting',
        source: null,
        consent_at: expect.any(String),
        confirmed_at: null,
        left_at: null,
        asked_at: null,
        is_refused: false,
      });
      await vi.waitFor(
        async () =>
          expect(await mailsTo('waits@mail.example')).toMatchObject([
            { template: 'newsletter-confirm', state: 'sent' },
          ]),
        { timeout: 40_000 },
      );
    });

    test('NEWS-2: the link confirms once and for all, and then the address is subscribed already', async () => {
      const token = await confirmed('confirms@mail.example');
      const first = await reader('confirms@mail.example');
      expect(first).toMatchObject({ state: 'confirmed', confirmed_at: expect.any(String) });
      expect((await confirm(token)).body.message).toBe(readerTexts.confirmed);
      expect(await reader('confirms@mail.example')).toEqual(first);
      const again = await subscribe(' Confirms@mail.example');
      expect([again.status, again.body.errors.email]).toEqual([409, newsletterTexts.repeated]);
    });

    test('NEWS-3: the link in each mail ends the subscription, and subscribing again works', async () => {
      const email = 'leaves@mail.example';
      const first = await confirmed(email);
      const token = await tokenTo.leave(email);
      for (const _ of [1, 2]) expect((await leave(token)).body.message).toBe(readerTexts.left);
      expect(await reader(email)).toMatchObject({
        state: 'left',
        confirmed_at: expect.any(String),
        left_at: expect.any(String),
      });
      // The link of the first mail does not bring the subscription back.
      expect((await confirm(first)).status).toBe(404);
      expect((await subscribe(email)).status).toBe(200);
      expect(await reader(email)).toMatchObject({ state: 'waiting', asked_at: expect.any(String) });
      expect((await confirm(await tokenTo.confirm(email))).status).toBe(200);
    });

    test('NEWS-5: neither the link to leave nor an earlier link to confirm confirms a later subscription', async () => {
      const email = 'returns@mail.example';
      const first = await confirmed(email);
      const token = await tokenTo.leave(email);
      expect((await confirm(token)).status).toBe(404);
      expect((await leave(first)).status).toBe(404);
      await leave(token);
      await subscribe(email);
      for (const old of [token, first]) expect((await confirm(old)).status).toBe(404);
      expect(await reader(email)).toMatchObject({ state: 'waiting' });
      // The links to leave in old mails still work, and end the link to confirm.
      const second = await tokenTo.confirm(email);
      expect(second).not.toBe(first);
      expect(await tokenTo.leave(email)).toBe(token);
      expect((await leave(token)).status).toBe(200);
      expect((await confirm(second)).status).toBe(404);
      expect((await reader(email))?.state).toBe('left');
    });

    test('NEWS-7: what proves a consent stays when its reader leaves, until a new one is confirmed', async () => {
      const email = 'proves@mail.example';
      await subscribe(email, '/events');
      await confirm(await tokenTo.confirm(email));
      const first = await reader(email);
      expect(first).toMatchObject({ source: '/events', consent_at: expect.any(String) });
      await leave(await tokenTo.leave(email));
      const left = await reader(email);
      expect(left).toEqual({ ...first, state: 'left', left_at: expect.any(String) });
      // Anybody can type the address.
      await subscribe(email, '/faq');
      const asked = await reader(email);
      expect(asked).toEqual({ ...left, state: 'waiting', asked_at: expect.any(String) });
      expect((await confirm(await tokenTo.confirm(email))).status).toBe(200);
      expect(await reader(email)).toMatchObject({
        ...{ state: 'confirmed', source: '/faq', consent_at: asked?.asked_at },
        ...{
          confirmed_at: expect.not.stringMatching(first?.confirmed_at ?? ''),
          left_at: null,
          asked_at: null,
        },
      });
    });

    test.each(['', 'x', "' or 1=1 --", 'a'.repeat(43)])('the link %j does nothing', async (token) => {
      for (const answer of [await confirm(token), await leave(token)])
        expect([answer.status, answer.body.message]).toEqual([404, readerTexts.oldLink]);
    });

    test.each([undefined, 7, ['x'], 'x'.repeat(201)])('S-7.19: the link %j is refused', async (token) => {
      expect([(await confirm(token)).status, (await leave(token)).status]).toEqual([400, 400]);
    });

    test('NEWS-9: readers are searched, filtered and paged, with counts', async () => {
      for (const name of ['one', 'two', 'three']) await subscribe(`paged.${name}@mail.example`);
      await confirm(await tokenTo.confirm('paged.two@mail.example'));
      const found = await list({ q: ' PAGED.' });
      expect(found.counts).toEqual({ waiting: 2, confirmed: 1, left: 0 });
      expect(found.readers.map(({ email }) => email)).toEqual(
        ['one', 'three', 'two'].map((name) => `paged.${name}@mail.example`),
      );
      const waiting = await list({ q: 'paged.', state: 'waiting', limit: 1, page: 2 });
      expect([waiting.total, waiting.pages, waiting.readers[0]?.email]).toEqual([
        2,
        2,
        'paged.three@mail.example',
      ]);
      expect((await list({ q: '%' })).total).toBe(0);
    });

    test('NEWS-9: the export has the readers of the search, safe for spreadsheets', async () => {
      await subscribe('=export+1@mail.example');
      const file = await api.client(admin.token)(exportNewsletterCall, { query: { q: '=export+' } });
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
      const [head, line, ...rest] = text.split('\r\n');
      expect(head).toBe('\uFEFFEmail,State,Page,Subscribed,Confirmed,Left,Asked again');
      expect(line).toMatch(/^'=export\+1@mail\.example,waiting,,\d{4}-/);
      expect(rest).toEqual(['']);
    });

    test('NEWS-10: a post goes once to every confirmed reader', { timeout: 60_000 }, async () => {
      const posts = async () => (await api.client(admin.token)(newsletterPostsCall)).posts;
      const send = (post_id: unknown) =>
        api.send(sendNewsletterCall, { token: admin.token, body: { post_id } });
      const email = 'first.post@mail.example';
      await confirmed(email);
      const [post] = await posts();
      expect(post).toMatchObject({ sent: 0, sent_at: null, queued: 0 });
      const expected = (await list({ state: 'confirmed' })).total;
      expect(post?.unsent).toBe(expected);
      const first = await send(post?.id);
      expect([first.status, first.body.queued]).toEqual([200, expected]);
      expect((await send(post?.id)).body).toMatchObject({ queued: 0, message: readerTexts.queued(0) });
      // One after the other, half a second apart.
      await vi.waitFor(
        async () =>
          expect((await posts())[0]).toMatchObject({
            sent: expected,
            sent_at: expect.any(String),
            queued: 0,
            unsent: 0,
          }),
        { timeout: 40_000, interval: 100 },
      );
      // Only new readers get it, and not again a reader who left and came back.
      await leave(await tokenTo.leave(email));
      await confirmed(email);
      await confirmed('second.post@mail.example');
      expect((await posts())[0]?.unsent).toBe(1);
      expect((await send(post?.id)).body.queued).toBe(1);
      for (const missing of ['no-such-post', 'drafts.sample', '*'])
        expect((await send(missing)).status).toBe(404);
      expect((await send(7)).status).toBe(400);
    });
  });
}
