import { leftDays, unconfirmedDays } from '@imc/api/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailsTo } from '../../testing/outbox.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';
import { days, minutes } from '../clock.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const db = () => server.app.database.db;
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
const subscribe = (email: string, headers: Record<string, string> = {}) =>
  post('/newsletter-subscribe.php', { email }, headers);
/** Returns the mails to an address once everything due is sent. */
const mails = async (email: string) => {
  server.app.services.delivery.wake();
  await server.app.services.background.idle();
  return mailsTo(server.dataDir, email);
};
const rowOf = (email: string) =>
  db().selectFrom('newsletter_subscriptions').selectAll().where('email_key', '=', email).executeTakeFirst();
const linkIn = (mail: string | undefined, page: string) =>
  new RegExp(`/newsletter/${page}#([\\w-]+)`).exec(mail ?? '')?.[1] ?? '';
const confirmed = async (email: string) => {
  await subscribe(email);
  const token = linkIn((await mails(email)).at(-1), 'confirm');
  expect((await post('/newsletter-confirm.php', { token })).statusCode).toBe(200);
  return token;
};
const send = async (post_id = 'sample-saying-no') =>
  post('/admin/send-newsletter.php', { post_id }, bearer(await server.admin()));

describe('S-12.30: subscribing', () => {
  test('stores the page and the time, and mails a link that only the address gets', async () => {
    const referer = 'http://localhost/membership/benefits?from=mail#top';
    const answer = await subscribe('ada@mail.example', { referer });
    expect(answer.body).not.toMatch(/token|confirm/);
    const row = await rowOf('ada@mail.example');
    expect(row).toMatchObject({ state: 'waiting', source: '/membership/benefits' });
    const [mail] = await mails('ada@mail.example');
    expect(linkIn(mail, 'confirm')).toBe(row?.token);
    expect(row?.token.length).toBeGreaterThanOrEqual(43);
    expect(mail).not.toContain('List-Unsubscribe');
    expect(server.logs.join('')).not.toContain(row?.token);
  });

  test.each(['not a url', 'javascript:alert(1)', undefined])('ignores the referer %j', async (referer) => {
    await subscribe('ada@mail.example', referer === undefined ? {} : { referer });
    expect((await rowOf('ada@mail.example'))?.source).toBeNull();
  });

  test('repeats the mail after ten minutes, then after four times as long', async () => {
    const email = 'ada@mail.example';
    const count = async () => {
      expect((await subscribe(email)).statusCode).toBe(200);
      return (await mails(email)).length;
    };
    expect([await count(), await count()]).toEqual([1, 1]);
    server.advance(minutes(11));
    expect([await count(), await count()]).toEqual([2, 2]);
    server.advance(minutes(11));
    expect(await count()).toBe(2);
    server.advance(minutes(30));
    expect(await count()).toBe(3);
  });

  test('mails one link if two requests come at the same time', async () => {
    await Promise.all([subscribe('ada@mail.example'), subscribe('Ada@mail.example')]);
    expect(await mails('ada@mail.example')).toHaveLength(1);
  });
});

test('S-12.32: neither link writes by GET, and the address in the header leads to the page', async () => {
  const token = await confirmed('ada@mail.example');
  const answer = await server.app.inject({ url: `/newsletter/one-click/${token}` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/newsletter/leave#${token}`]);
  expect((await rowOf('ada@mail.example'))?.state).toBe('confirmed');
});

describe('S-12.32: one click (RFC 8058)', () => {
  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('a POST of %s to the address in the header ends the subscription', async (type, payload) => {
    const email = 'ada@mail.example';
    await confirmed(email);
    await send();
    const mail = (await mails(email)).at(-1) ?? '';
    const url = /^List-Unsubscribe: <(\S+)>\r?$/m.exec(mail)?.[1] ?? '';
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const { pathname } = new URL(url);
    const answer = await server.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    expect((await rowOf(email))?.state).toBe('left');
  });

  test('an unknown address is a 404', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/newsletter/one-click/unknown' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('S-12.34: sending a post', () => {
  test('each mail has title, excerpt, link and the link to leave, one after the other', async () => {
    for (const name of ['a', 'b', 'c']) await confirmed(`${name}@mail.example`);
    expect((await send()).json().queued).toBe(3);
    const rows = await db()
      .selectFrom('mail_outbox')
      .select('not_before')
      .where('template', '=', 'newsletter-post')
      .orderBy('id')
      .execute();
    const [first = 0, ...others] = rows.map(({ not_before }) => Date.parse(not_before));
    expect(others.map((time) => Math.round((time - first) / 500))).toEqual([1, 2]);
    server.advance(2000);
    const mail = (await mails('a@mail.example')).at(-1) ?? '';
    expect(mail).toContain('/blog/sample-saying-no');
    expect(linkIn(mail, 'leave')).toBe((await rowOf('a@mail.example'))?.token);
  });

  test('nobody gets a post twice, also from two admins at the same time', async () => {
    for (const name of ['a', 'b']) await confirmed(`${name}@mail.example`);
    const answers = await Promise.all([send(), send()]);
    const queued = answers.map((answer) => answer.json().queued as number);
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(2);
    const rows = await db().selectFrom('newsletter_sends').selectAll().execute();
    expect(rows).toHaveLength(2);
  });

  test('who has left since gets nothing, and a bad address does not stop the others', async () => {
    const token = await confirmed('left@mail.example');
    await confirmed('b@mail.example');
    await db()
      .insertInto('newsletter_subscriptions')
      .values({
        email_key: 'bad@no!where',
        email: 'bad@no!where',
        created_at: '',
        state: 'confirmed',
        token: 'bad',
      })
      .execute();
    expect((await send()).json().queued).toBe(3);
    await post('/newsletter-leave.php', { token });
    server.advance(5000);
    await mails('b@mail.example');
    const rows = await db()
      .selectFrom('mail_outbox')
      .select(['to_address', 'state'])
      .where('template', '=', 'newsletter-post')
      .orderBy('to_address')
      .execute();
    expect(rows).toEqual([
      { to_address: 'b@mail.example', state: 'sent' },
      { to_address: 'bad@no!where', state: 'failed' },
      { to_address: 'left@mail.example', state: 'cancelled' },
    ]);
  });

  test('it is in the security log once', async () => {
    await confirmed('a@mail.example');
    await send();
    await send();
    const rows = await db()
      .selectFrom('security_log')
      .select('kind')
      .where('kind', '=', 'newsletter-sent')
      .execute();
    expect(rows).toHaveLength(1);
  });
});

test('S-12.36: addresses are deleted that were never confirmed, or have left long ago', async () => {
  const token = await confirmed('left@mail.example');
  await post('/newsletter-leave.php', { token });
  await confirmed('stays@mail.example');
  await subscribe('waits@mail.example');
  await db()
    .insertInto('newsletter_subscriptions')
    .values({ email_key: 'earlier@mail.example', email: 'earlier@mail.example', created_at: '', token: 'x' })
    .execute();
  const swept = async () => {
    await server.app.services.newsletter.sweep();
    const rows = await db()
      .selectFrom('newsletter_subscriptions')
      .select('email_key')
      .orderBy('email_key')
      .execute();
    return rows.map(({ email_key }) => email_key.split('@')[0]);
  };
  server.advance(days(unconfirmedDays - 1));
  expect(await swept()).toEqual(['earlier', 'left', 'stays', 'waits']);
  server.advance(days(1));
  expect(await swept()).toEqual(['earlier', 'left', 'stays']);
  server.advance(days(leftDays - unconfirmedDays));
  expect(await swept()).toEqual(['earlier', 'stays']);
});
