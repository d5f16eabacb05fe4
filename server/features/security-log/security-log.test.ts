import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../../config.ts';
import { days, minutes } from '../../shared/clock.ts';
import { completeForm, submission } from '../../testing/forms.ts';
import { bearer, startTestServer, type TestServer, testAdmin, testPassword } from '../../testing/test-app.ts';
import { eventLimits } from './event-limits.ts';
import { securityLogKept } from './security-log.ts';

let server: TestServer;
const start = async (config: Partial<Config> = {}) => {
  server = await startTestServer(config);
};
afterEach(() => server.close());

const email = 'amaka.okafor@mail.example';

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.post(path, payload, headers);

const signIn = (address: string, password: string) =>
  post('/signin.php', { email: address, password }, { 'user-agent': 'forged\n\u001b[31mred' });

const accountOf = async (address: string) =>
  (
    await server.app.database.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', address)
      .executeTakeFirstOrThrow()
  ).id;

/** Oldest first, after everything noted was written. */
async function rows() {
  // The hook after a response runs after the injected request resolves.
  await new Promise((resolve) => setImmediate(resolve));
  await server.app.features.securityLog.idle();
  return server.app.database.db.selectFrom('security_log').selectAll().orderBy('id').execute();
}

const rowsOf = async (kind: string) => (await rows()).filter((row) => row.kind === kind);

describe('SEC-1: what is recorded', () => {
  beforeEach(() => start());

  test('sign-ins, failed ones and the wait after them', async () => {
    await server.member(email);
    const id = await accountOf(email);
    const [success] = await rowsOf('sign-in');
    expect(success).toMatchObject({
      account_id: id,
      route: 'POST /api/signin.php',
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      client: expect.stringMatching(/^[\da-f]{16}$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      count: 1,
    });
    for (let attempt = 0; attempt < 6; attempt++) await signIn(email, 'Wrong@12345');
    await signIn('nobody@mail.example', 'Wrong@12345');
    const failed = await rowsOf('sign-in-failed');
    expect(failed.map(({ account_id, subject, subject_id }) => [account_id, subject, subject_id])).toEqual([
      ...Array.from({ length: 5 }, () => [null, 'account', id]),
      [null, null, null],
    ]);
    expect(await rowsOf('throttled')).toMatchObject([
      { account_id: null, subject: 'account', subject_id: id, detail: 'sign-in' },
    ]);
  });

  test('decisions on applications and payments, once per change, with the admin', async () => {
    const token = await server.member(email);
    const { payload, headers } = await submission(completeForm());
    const sent = await post('/membership-application.php', payload, { ...headers, ...bearer(token) });
    const { application_id } = sent.json();
    const admin = await server.admin();
    const decide = (path: string, change: object) =>
      post(`/admin/${path}`, { application_id, ...change }, bearer(admin));
    for (const status of ['rejected', 'rejected', 'pending']) {
      await decide('update-application-status.php', { status });
    }
    // Undoes the last decision, which leaves the application rejected.
    await decide('undo-decision.php', {});
    await decide('update-application-status.php', { status: 'pending' });
    await decide('update-payment.php', { state: 'queried', question: 'Which account?' });
    await decide('record-part-payment.php', { amount: 1_000 });
    await decide('update-payment.php', { state: 'confirmed', amount: 4_000 });
    await post('/withdraw-application.php', { application_id }, bearer(token));
    const [member, adminId] = [await accountOf(email), await accountOf(testAdmin.email)];
    const decisions = await rowsOf('decision');
    expect(decisions.map(({ account_id, subject, detail }) => [account_id, subject, detail])).toEqual([
      [adminId, 'application', 'rejected'],
      [adminId, 'application', 'pending'],
      [adminId, 'application', 'undone-rejected'],
      [adminId, 'application', 'pending'],
      [adminId, 'payment', 'queried'],
      [adminId, 'payment', 'part-payment'],
      [adminId, 'payment', 'confirmed'],
      [member, 'application', 'withdrawn'],
    ]);
    expect(decisions.every(({ subject_id }) => subject_id === application_id)).toBe(true);
  });

  test('marketers, passwords, the role of the first admin and its second factor', async () => {
    const admin = await server.admin();
    const marketer = { full_name: 'A', email: 'a@mail.example', phone: '1', marketer_code: 'ADE-1' };
    await post('/admin/add-marketer.php', marketer, bearer(admin));
    await post('/admin/add-marketer.php', marketer, bearer(admin));
    const [added] = await rowsOf('marketer-added');
    await server.app.inject({
      method: 'DELETE',
      url: `/api/admin/delete-marketer.php?id=${added?.subject_id}`,
      headers: bearer(admin),
    });
    const token = await server.member(email);
    const change = (current_password: string) =>
      post('/change-password.php', { current_password, password: 'Talking&Drum55' }, bearer(token));
    await change('Wrong@12345');
    await change(testPassword);
    const [id, adminId] = [await accountOf(email), await accountOf(testAdmin.email)];
    const seen = (await rows()).filter(({ kind }) => kind !== 'sign-in');
    expect(seen.map(({ kind, account_id, subject, detail }) => [kind, account_id, subject, detail])).toEqual([
      ['second-factor-required', null, null, 'on'],
      ['role-changed', null, 'account', 'admin'],
      ['marketer-added', adminId, 'marketer', null],
      ['marketer-deleted', adminId, 'marketer', null],
      ['sign-in-failed', id, 'account', 'current-password'],
      ['password-changed', id, null, 'change'],
    ]);
    expect(seen.map(({ subject_id }) => subject_id)).toEqual([
      null,
      adminId,
      added?.subject_id,
      added?.subject_id,
      id,
      null,
    ]);
  });

  test('R-40: sign-out, sessions that the owner ended, and the download of own data', async () => {
    const [token] = [await server.member(email), await server.signIn(email, testPassword)];
    const { sessions } = (await server.get('/sessions.php', bearer(token))).json();
    const other = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
    await post('/end-session.php', { session_id: other.id }, bearer(token));
    await post('/end-other-sessions.php', {}, bearer(token));
    await server.get('/my-data.php', bearer(token));
    await post('/signout.php', {}, bearer(token));
    const id = await accountOf(email);
    const seen = (await rows()).filter(({ account_id, kind }) => account_id === id && kind !== 'sign-in');
    expect(seen.map(({ kind }) => kind)).toEqual([
      'session-revoked',
      'session-revoked',
      'data-downloaded',
      'signed-out',
    ]);
  });

  test('SEC-4: a kind that is not listed is limited', async () => {
    const { database, features } = server.app;
    for (let count = 0; count < eventLimits.perMinute + 5; count++)
      await features.securityLog.add(database.db, { kind: 'planted' as 'decision' });
    expect(await rowsOf('planted')).toHaveLength(eventLimits.perMinute);
  });

  test('is rolled back together with what it records', async () => {
    const { database, features } = server.app;
    const add = database.db.transaction().execute(async (tx) => {
      await features.securityLog.add(tx, { kind: 'decision', detail: 'approved' });
      throw new Error('planted');
    });
    await expect(add).rejects.toThrow('planted');
    expect(await rowsOf('decision')).toEqual([]);
  });

  test('nothing that was typed, no address and no token', async () => {
    const token = await server.member(email);
    const other = 'tunde@mail.example';
    const hostile = `${other}\n{"kind":"sign-in"}\u001b[31m`;
    await signIn(hostile, 'Wrong@12345');
    await signIn(email, 'Typed-By-Mistake1!');
    for (const path of [
      `/api/get-applications.php?email=${encodeURIComponent(hostile)}`,
      `/uploads/${email}`,
    ]) {
      await server.app.inject({ url: path, headers: bearer(token) });
    }
    const stored = JSON.stringify(await rows());
    for (const text of ['mail.example', 'Typed', 'Wrong', 'forged', '31m', '127.0.0.1', token]) {
      expect(stored, text).not.toContain(text);
    }
    const text = await rows();
    expect(text.map(({ kind }) => kind)).toContain('forbidden');
  });
});

describe('SEC-4: with a limit of one call a minute', () => {
  const flood = (count: number) =>
    Promise.all(Array.from({ length: count }, () => server.get('/my-data.php', headers)));
  let headers: Record<string, string>;
  beforeEach(async () => {
    await start({ limitedPerMinute: 1 });
    headers = bearer(await server.member(email));
  });

  test('SEC-1: calls of the wrong role, and limits of calls', async () => {
    const id = await accountOf(email);
    await server.get('/admin/marketers.php', headers);
    expect(await rowsOf('forbidden')).toMatchObject([
      {
        account_id: id,
        route: 'GET /api/admin/marketers.php',
        session: expect.stringMatching(/^[\da-f]{16}$/),
      },
    ]);
    for (let call = 0; call < 2; call++) {
      await server.get('/my-data.php', headers);
    }
    expect(await rowsOf('throttled')).toMatchObject([
      { account_id: id, route: 'GET /api/my-data.php', detail: 'calls' },
    ]);
  });

  test('further events of an account within a minute are counted, and lose none', async () => {
    await flood(101);
    expect(await rowsOf('throttled')).toHaveLength(eventLimits.perMinute);
    server.advance(minutes(1));
    await server.app.features.securityLog.writeCounted();
    const found = await rowsOf('throttled');
    expect(found).toHaveLength(eventLimits.perMinute + 1);
    const id = await accountOf(email);
    expect(found.at(-1)).toMatchObject({
      account_id: id,
      detail: 'more',
      count: 100 - eventLimits.perMinute,
    });
    // The next minute has rows of its own again.
    await flood(3);
    expect(await rowsOf('throttled')).toHaveLength(eventLimits.perMinute + 3);
    await server.app.features.securityLog.writeCounted();
    expect(await rowsOf('throttled')).toHaveLength(eventLimits.perMinute + 3);
  });

  test('a stop writes what was only counted', async () => {
    await flood(50);
    await rows();
    await server.restart();
    const found = await rowsOf('throttled');
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(49);
  });

  test('the time of a failed sign-in does not depend on the rows: known and unknown addresses have as many', async () => {
    const id = await accountOf(email);
    const others = Array.from({ length: 15 }, (_, index) => `nobody.${index}@mail.example`);
    const known = Array.from({ length: 15 }, (_, index) => `known.${index}@mail.example`);
    const { db } = server.app.database;
    const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { id: _id, ...copy } = row;
    await db
      .insertInto('users')
      .values(known.map((address) => ({ ...copy, email: address, email_key: address })))
      .execute();
    // The limit is per minute: a new one begins, so that no other does in between.
    server.advance(minutes(1) - (Date.now() % minutes(1)));
    for (const [index, address] of known.entries()) {
      await signIn(address, 'Wrong@12345');
      await signIn(others[index] ?? '', 'Wrong@12345');
    }
    const found = await rowsOf('sign-in-failed');
    expect(found).toHaveLength(eventLimits.perMinute);
    expect(found.filter(({ subject }) => subject === 'account')).toHaveLength(eventLimits.perMinute / 2);
  });

  test('SEC-5: rows are deleted after a year, not earlier', async () => {
    expect(securityLogKept).toBe(days(365));
    const { database, features } = server.app;
    const at = (age: number) => new Date(Date.now() - days(age)).toISOString();
    await database.db
      .insertInto('security_log')
      .values([400, 364].map((age) => ({ at: at(age), kind: 'decision' as const, count: 1 })))
      .execute();
    await features.securityLog.sweep();
    expect((await rowsOf('decision')).map((row) => row.at.slice(0, 10))).toEqual([at(364).slice(0, 10)]);
  });
});

test('SEC-5: after an erasure the rows stay, and lead to nobody', async () => {
  await start();
  const token = await server.member(email);
  await signIn(email, 'Wrong@12345');
  const before = await rows();
  const id = await accountOf(email);
  const answer = await post('/erase-account.php', { password: testPassword }, bearer(token));
  expect(answer.statusCode).toBe(200);
  const after = await rows();
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toMatchObject({ kind: 'account-erased', account_id: id, subject: null, detail: null });
  expect(before.some((row) => row.account_id === id)).toBe(true);
  // A new account does not get the id.
  await server.member(email);
  expect(await accountOf(email)).toBeGreaterThan(id);
});
