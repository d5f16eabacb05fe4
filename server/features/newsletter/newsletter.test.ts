import { leftDays, unconfirmedDays } from '@imc/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletterPurpose } from '../../db/secrets.ts';
import { days, minutes } from '../../shared/clock.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';
import { sweepRetention } from '../settings/retention.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const db = () => server.app.database.db;
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.post(path, payload, headers);
const subscribe = (email: string, headers: Record<string, string> = {}) =>
  post('/newsletter-subscribe.php', { email }, headers);
/** After everything due is sent. */
const mails = async (email: string) => {
  server.app.features.mails.delivery.wake();
  await server.app.background.idle();
  return mailsTo(server.dataDir, email);
};
/** With its tokens as in links. */
const rowOf = async (email: string) => {
  const readers = db().selectFrom('newsletter_subscriptions').selectAll();
  const row = await readers.where('email_key', '=', email).executeTakeFirst();
  const opened = (token: string) => server.app.secrets.open(token, newsletterPurpose);
  return (
    row && { ...row, token: opened(row.token), confirm_token: row.confirm_token && opened(row.confirm_token) }
  );
};
const linkIn = (mail: string | undefined, page: string) =>
  new RegExp(`/newsletter/${page}#([\\w-]+)`).exec(mail ?? '')?.[1] ?? '';
const confirm = async (token: string) => (await post('/newsletter-confirm.php', { token })).statusCode;
const leave = async (token: string) => (await post('/newsletter-leave.php', { token })).statusCode;
/** Returns the token of the links to leave. */
const confirmed = async (email: string) => {
  await subscribe(email);
  expect(await confirm(linkIn((await mails(email)).at(-1), 'confirm'))).toBe(200);
  return (await rowOf(email))?.token ?? '';
};
const insertReaders = async (emails: readonly string[]) => {
  const rows = emails.map((email) => ({
    email_key: email,
    email,
    created_at: '',
    state: 'confirmed' as const,
    token: server.app.secrets.seal(email, newsletterPurpose),
  }));
  await db().insertInto('newsletter_subscriptions').values(rows).execute();
};
const addReaders = (count: number) =>
  insertReaders(Array.from({ length: count }, (_, index) => `reader.${index}@mail.example`));
/** In milliseconds, in the order in which the mails were queued. */
const dueTimes = async () => {
  const rows = await db()
    .selectFrom('mail_outbox')
    .select('not_before')
    .where('template', '=', 'newsletter-post')
    .orderBy('id')
    .execute();
  return rows.map(({ not_before }) => Date.parse(not_before));
};
const postOf = async (id = 'sample-saying-no') => {
  const answer = await server.get('/admin/newsletter-posts.php', bearer(await server.admin()));
  return answer.json().posts.find((one: { id: string }) => one.id === id);
};
const send = async (post_id = 'sample-saying-no') =>
  post('/admin/send-newsletter.php', { post_id }, bearer(await server.admin()));

describe('NEWS-1: subscribing', () => {
  test('stores the page and the time, and mails a link that only the address gets', async () => {
    const referer = 'http://localhost/membership/benefits?from=mail#top';
    const answer = await subscribe('ada@mail.example', { referer });
    expect(answer.body).not.toMatch(/token|confirm/);
    const row = await rowOf('ada@mail.example');
    expect(row).toMatchObject({ state: 'waiting', source: '/membership/benefits' });
    const [mail] = await mails('ada@mail.example');
    expect(linkIn(mail, 'confirm')).toBe(row?.confirm_token);
    for (const token of [row?.confirm_token, row?.token]) {
      expect(token?.length).toBeGreaterThanOrEqual(43);
      expect(server.logs.join('')).not.toContain(token);
    }
    expect(mail).not.toContain('List-Unsubscribe');
    expect(mail).not.toContain(row?.token);
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

describe('NEWS-5: tokens', () => {
  const email = 'ada@mail.example';

  test('the token that confirmed is stored no longer, and its link only says that it did', async () => {
    await subscribe(email);
    const token = (await rowOf(email))?.confirm_token ?? '';
    expect([await confirm(token), await confirm(token)]).toEqual([200, 200]);
    const row = await rowOf(email);
    expect(row).toMatchObject({ state: 'confirmed', confirm_token: null });
    expect(JSON.stringify(row)).not.toContain(token);
    await leave(row?.token ?? '');
    expect(await confirm(token)).toBe(404);
    expect(await rowOf(email)).toMatchObject({ state: 'left', used_token_hash: null });
  });

  test('a link that was mailed again is the same one', async () => {
    await subscribe(email);
    server.advance(minutes(11));
    await subscribe(email);
    const links = (await mails(email)).map((mail) => linkIn(mail, 'confirm'));
    expect(links).toHaveLength(2);
    expect(new Set(links).size).toBe(1);
    expect(await confirm(links[0] ?? '')).toBe(200);
  });
});

describe('NEWS-4: leaving before confirming', () => {
  const email = 'ada@mail.example';

  test('the mail with the new link follows as soon as it may be sent, once', async () => {
    await subscribe(email);
    const [first] = await mails(email);
    const token = (await rowOf(email))?.token ?? '';
    for (let again = 0; again < 5; again++) {
      expect(await leave(token)).toBe(200);
      expect((await subscribe(email)).statusCode).toBe(200);
    }
    expect(await mails(email)).toHaveLength(1);
    expect(await confirm(linkIn(first, 'confirm'))).toBe(404);
    server.advance(minutes(10));
    const [, second, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(await confirm(linkIn(second, 'confirm'))).toBe(200);
  });

  test('it does not bring more mails than waiting does', async () => {
    await subscribe(email);
    await mails(email);
    const token = (await rowOf(email))?.token ?? '';
    const counts: number[] = [];
    // The waits are 10, 40 and 160 minutes.
    for (let time = 0; time <= 200; time += 5) {
      await leave(token);
      await subscribe(email);
      counts.push((await mails(email)).length);
      server.advance(minutes(5));
    }
    expect([counts[1], counts[3], counts[9], counts[12], counts.at(-1)]).toEqual([1, 2, 2, 3, 3]);
  });

  test('who leaves again before it is sent does not get it', async () => {
    await subscribe(email);
    await mails(email);
    const token = (await rowOf(email))?.token ?? '';
    await leave(token);
    await subscribe(email);
    await leave(token);
    server.advance(minutes(60));
    await mails(email);
    const rows = await db().selectFrom('mail_outbox').select('state').orderBy('id').execute();
    expect(rows.map(({ state }) => state).slice(-2)).toEqual(['sent', 'cancelled']);
  });
});

describe('NEWS-7: proof of a consent', () => {
  const from = (page: string) => ({ referer: `http://localhost${page}` });

  test('a reader who has left and asks again waits, gets no post, and has left again after 30 days', async () => {
    const token = await confirmed('ada@mail.example');
    await leave(token);
    const left = await rowOf('ada@mail.example');
    await subscribe('ada@mail.example', from('/faq'));
    server.advance(days(1));
    await leave(token);
    const { mails: _mails, next_mail_at: _next, ...proof } = left ?? {};
    expect(await rowOf('ada@mail.example')).toMatchObject(proof);
    await subscribe('ada@mail.example', from('/faq'));
    expect((await send()).json().queued).toBe(0);
    server.advance(days(unconfirmedDays));
    await server.app.features.readers.newsletter.sweep();
    expect(await rowOf('ada@mail.example')).toMatchObject({
      state: 'left',
      source: left?.source,
      consent_at: left?.consent_at,
      confirmed_at: left?.confirmed_at,
      left_at: left?.left_at,
      confirm_token: null,
      asked_at: null,
    });
    server.advance(days(leftDays - unconfirmedDays - 1));
    await server.app.features.readers.newsletter.sweep();
    expect(await rowOf('ada@mail.example')).toBeUndefined();
  });
});

test('NEWS-3: neither link writes by GET, and the address in the header leads to the page', async () => {
  const token = await confirmed('ada@mail.example');
  const answer = await server.app.inject({ url: `/newsletter/one-click/${token}` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/newsletter/leave#${token}`]);
  expect((await rowOf('ada@mail.example'))?.state).toBe('confirmed');
});

describe('NEWS-3: one click (RFC 8058)', () => {
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

  test('NEWS-6: the token is in no log, whatever the request and its outcome', async () => {
    const token = await confirmed('ada@mail.example');
    await sql`create trigger planted before update of state on newsletter_subscriptions
      begin select raise(abort, 'planted'); end`.execute(db());
    const url = `/newsletter/one-click/${token}`;
    const request = async (method: 'GET' | 'HEAD' | 'POST' | 'PUT', path: string) =>
      (await server.app.inject({ method, url: path })).statusCode;
    expect(await request('POST', url)).toBe(500);
    await sql`drop trigger planted`.execute(db());
    for (const path of [`${url}/`, `${url}?x=1`, `${url}%`, `${url}${'x'.repeat(500)}`, url]) {
      for (const method of ['GET', 'HEAD', 'PUT', 'POST'] as const) await request(method, path);
    }
    for (const page of ['confirm', 'leave']) await post(`/newsletter-${page}.php`, { token });
    expect((await rowOf('ada@mail.example'))?.state).toBe('left');
    const lines = server.logs.join('');
    expect(lines).toContain('/newsletter/one-click/:token');
    expect(lines).toContain('planted');
    expect(lines).not.toContain(token);
    await server.app.features.securityLog.writeCounted();
    const events = await db().selectFrom('security_log').selectAll().execute();
    expect(JSON.stringify(events)).not.toContain(token);
  });

  test('an unknown address is a 404', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/newsletter/one-click/unknown' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('NEWS-10: sending a post', () => {
  test('each mail has title, excerpt, link and the link to leave, one after the other', async () => {
    for (const name of ['a', 'b', 'c']) await confirmed(`${name}@mail.example`);
    expect((await send()).json().queued).toBe(3);
    const [first = 0, ...others] = await dueTimes();
    expect(others.map((time) => Math.round((time - first) / 500))).toEqual([1, 2]);
    server.advance(2000);
    const mail = (await mails('a@mail.example')).at(-1) ?? '';
    expect(mail).toContain('/blog/sample-saying-no');
    expect(linkIn(mail, 'leave')).toBe((await rowOf('a@mail.example'))?.token);
  });

  test('who has left since gets nothing, and a bad address does not stop the others', async () => {
    const token = await confirmed('left@mail.example');
    await confirmed('b@mail.example');
    await insertReaders(['bad@no!where']);
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

  test('MAIL-6: an address that refused a mail gets no post, and is marked', async () => {
    await insertReaders(['gone@mail.example', 'here@mail.example']);
    await server.app.features.mails.refusedAddresses.add('Gone@mail.example', '550');
    expect((await postOf()).unsent).toBe(1);
    expect((await send()).json().queued).toBe(1);
    expect(await mails('gone@mail.example')).toEqual([]);
    expect((await postOf()).unsent).toBe(0);
    const { readers } = await server.app.features.readers.newsletter.page({});
    expect(readers.map(({ is_refused }) => is_refused)).toEqual([true, false]);
    await db().deleteFrom('newsletter_subscriptions').execute();
    await server.app.features.mails.refusedAddresses.sweep();
    expect(await server.app.features.mails.refusedAddresses.has('gone@mail.example')).toBe(false);
  });

  test('NEWS-12: the security log has it with the first mails, also if the others could not be queued', async () => {
    await addReaders(201);
    await sql`create trigger planted before insert on mail_outbox
      when new.template = 'newsletter-post' and (select count(*) from mail_outbox where template = 'newsletter-post') >= 200
      begin select raise(abort, 'planted'); end`.execute(db());
    const entries = async () =>
      (await db().selectFrom('security_log').select('kind').where('kind', '=', 'newsletter-sent').execute())
        .length;
    expect((await send()).statusCode).toBe(500);
    expect([(await dueTimes()).length, await entries()]).toEqual([200, 1]);
    await sql`drop trigger planted`.execute(db());
    expect((await send()).json().queued).toBe(1);
    expect(await entries()).toBe(2);
    expect((await send()).json().queued).toBe(0);
    expect(await entries()).toBe(2);
  });

  test('NEWS-13: who got it are those whose mail was delivered, also after they were deleted', async () => {
    const token = await confirmed('left@mail.example');
    await confirmed('stays@mail.example');
    await insertReaders(['bad@no!where']);
    expect(await postOf()).toMatchObject({ sent: 0, sent_at: null, queued: 0, unsent: 3 });
    await send();
    expect(await postOf()).toMatchObject({
      queued: expect.toSatisfy((count: number) => count >= 2),
      unsent: 0,
    });
    server.advance(5000);
    await mails('stays@mail.example');
    const delivered = await postOf();
    expect(delivered).toMatchObject({ sent: 2, sent_at: expect.any(String), queued: 0, unsent: 0 });
    await leave(token);
    server.advance(days(leftDays + 1));
    await server.app.features.readers.newsletter.sweep();
    await sweepRetention({ db: db(), clock: () => new Date(Date.now() + days(leftDays + 1)) });
    expect(await rowOf('left@mail.example')).toBeUndefined();
    expect(await postOf()).toEqual(delivered);
  });
});

test('NEWS-8: addresses are deleted that were never confirmed, or have left long ago', async () => {
  const token = await confirmed('left@mail.example');
  await post('/newsletter-leave.php', { token });
  await confirmed('stays@mail.example');
  await subscribe('waits@mail.example');
  await db()
    .insertInto('newsletter_subscriptions')
    .values({ email_key: 'earlier@mail.example', email: 'earlier@mail.example', created_at: '', token: 'x' })
    .execute();
  const swept = async () => {
    await server.app.features.readers.newsletter.sweep();
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
