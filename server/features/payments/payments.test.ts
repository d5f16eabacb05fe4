import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationAnswers, paymentLimits, paymentTexts, undoTime } from '@imc/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipart, picture } from '../../testing/forms.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';

let server: TestServer;
let admin: string;
let token: string;
let id: number;
let members = 0;

const files = async () => (await readdir(join(server.dataDir, 'uploads', 'proof_of_payment'))).sort();
const db = () => server.app.database.db;

const update = (payload: object, who = admin) =>
  server.post('/admin/update-payment.php', { application_id: id, ...payload }, bearer(who));

const replace = async (headers: Record<string, string> = {}, file?: Buffer) => {
  const body = multipart([
    { name: 'application_id', value: String(id) },
    { name: 'proofOfPayment', value: file ?? (await picture()), filename: 'a.png', type: 'image/png' },
  ]);
  return server.post('/replace-proof.php', body.payload, { ...body.headers, ...bearer(token), ...headers });
};

const application = async () =>
  (await server.get('/get-applications.php', bearer(token))).json().applications[0];
const paymentStatus = async () =>
  (await server.get('/get-profile.php', bearer(token))).json().data.payment_status;
const history = () =>
  db()
    .selectFrom('application_payment_history')
    .select(['from_state', 'to_state', 'amount', 'question'])
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();
const open = async (file: string, who: string) =>
  (await server.app.inject({ url: `/uploads/proof_of_payment/${file}`, headers: bearer(who) })).statusCode;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.admin();
});
afterAll(() => server.close());
beforeEach(async () => {
  members += 1;
  token = await server.member(`payments.${members}@mail.example`);
  id = await server.apply(token);
});

describe('PAY-17: an admin records what became of a payment', () => {
  test('repeating a query changes nothing', async () => {
    const query = { state: 'queried', question: '  Which account was it sent from?  ' };
    for (const _time of [1, 2, 3]) expect((await update(query)).statusCode).toBe(200);
    const none = { amount: null, question: null };
    expect(await history()).toEqual([
      { ...none, from_state: 'none', to_state: 'received' },
      { ...none, from_state: 'received', to_state: 'queried', question: query.question.trim() },
    ]);
  });

  test('a confirmation completes the member’s payment, once', async () => {
    await update({ state: 'queried', question: 'Which account?' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => update({ state: 'confirmed', amount: 5_000 })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await server.issueReceipts();
    expect(await application()).toMatchObject({
      payment_state: 'confirmed',
      payment_amount: 5_000,
      payment_question: null,
    });
    expect(await paymentStatus()).toBe('completed');
    expect(await history()).toHaveLength(3);
    // Without an amount, the recorded one stays.
    expect((await update({ state: 'confirmed' })).statusCode).toBe(200);
    expect((await application()).payment_amount).toBe(5_000);
  });

  test('PAY-7: receipts that are issued at the same time have numbers without gaps', async () => {
    const sequences = async () =>
      (await db().selectFrom('receipts').select('number').execute())
        .map(({ number }) => Number(number.split('-').at(-1)))
        .sort((a, b) => a - b);
    const before = await sequences();
    const ids = [id];
    for (let count = 0; count < 4; count++) ids.push(await server.apply(token));
    const answers = await Promise.all(
      [...ids, ...ids].map((application_id) =>
        update({ application_id, state: 'confirmed', amount: 1, reason: 'Paid in kind' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    await Promise.all([server.issueReceipts(), server.issueReceipts()]);
    const after = await sequences();
    expect(after).toEqual(Array.from({ length: before.length + 5 }, (_, index) => index + 1));
  });

  test('approving an application leaves its payment alone', async () => {
    await server.post(
      '/admin/update-application-status.php',
      { application_id: id, status: 'approved' },
      bearer(admin),
    );
    expect((await application()).payment_state).toBe('received');
    expect(await paymentStatus()).toBe('pending');
  });

  test('of an admin’s own application is 403', async () => {
    await db().updateTable('applications').set({ user_id: 1 }).where('id', '=', id).execute();
    const owner = await db().selectFrom('users').select('role').where('id', '=', 1).executeTakeFirst();
    expect(owner?.role).toBe('admin');
    expect((await update({ state: 'confirmed' })).statusCode).toBe(403);
  });

  test.each([
    { state: 'confirmed', amount: paymentLimits.amount + 1 },
    { state: 'queried', question: 'x'.repeat(paymentLimits.question + 1) },
    { state: 'confirmed', application_id: '1 or 1=1' },
  ])('%j is 400', async (payload) => {
    expect((await update(payload)).statusCode).toBe(400);
    expect((await application()).payment_state).toBe('received');
  });
});

describe('S-9.9: the admission fee', () => {
  test('is announced when it becomes due, once', async () => {
    await update({ state: 'confirmed', amount: 5_000 });
    await server.post(
      '/admin/update-application-status.php',
      { application_id: id, status: 'approved' },
      bearer(admin),
    );
    const mails = () =>
      db()
        .selectFrom('mail_outbox')
        .select('id')
        .where('template', '=', 'admission-due')
        .where('application_id', '=', id)
        .execute();
    expect(await mails()).toEqual([]);
    await server.issueReceipts();
    await server.issueReceipts();
    expect(await mails()).toHaveLength(1);
  });
});

describe('PAY-20, R-47: a confirmation is undone', () => {
  const undo = () => server.post('/admin/undo-payment.php', { application_id: id }, bearer(admin));

  test('once, by clicks at the same time, and then has no receipt, mail or history of its own', async () => {
    await update({ state: 'confirmed', amount: 5_000 });
    const answers = await Promise.all([undo(), undo(), undo()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await server.issueReceipts();
    expect(await paymentStatus()).toBe('pending');
    expect((await history()).slice(1)).toMatchObject([
      { from_state: 'received', to_state: 'confirmed' },
      { from_state: 'confirmed', to_state: 'received' },
    ]);
    const mails = await db()
      .selectFrom('mail_outbox')
      .select('id')
      .where('template', '=', 'payment-confirmed')
      .where('application_id', '=', id)
      .execute();
    expect(mails).toEqual([]);
  });

  test('not after ten minutes, although its receipt is issued within the minute after', async () => {
    await update({ state: 'confirmed', amount: 5_000 });
    server.advance(undoTime);
    const late = await undo();
    expect([late.statusCode, late.json().message]).toEqual([409, paymentTexts.undoTooLate]);
    await server.app.features.payments.issueReceipts();
    expect(await application()).toMatchObject({
      payment_state: 'confirmed',
      receipt_number: expect.stringMatching(/^IMC-R-/),
    });
  });
});

describe('PAY-4: a member sends a new proof', () => {
  test('UPL-5: the earlier picture stays for its owner and admins until the payment is confirmed', async () => {
    const before = await files();
    const { proof_of_payment: earlier } = await application();
    await update({ state: 'queried' });
    const { proof_of_payment: current } = (await replace()).json();
    const old = new Date(Date.now() - 61 * 60_000);
    await utimes(join(server.dataDir, 'uploads', 'proof_of_payment', earlier), old, old);
    await server.runHourlyTasks();
    const stranger = await server.member(`payments.stranger.${members}@mail.example`);
    for (const file of [earlier, current]) {
      expect(await open(file, admin)).toBe(200);
      expect(await open(file, token)).toBe(200);
      expect(await open(file, stranger)).toBe(404);
    }
    await update({ state: 'confirmed', amount: 5_000 });
    expect(await open(earlier, admin)).toBe(200);
    await server.issueReceipts();
    expect(await open(earlier, admin)).toBe(404);
    expect(await open(current, admin)).toBe(200);
    expect(await files()).toEqual([...before.filter((name) => name !== earlier), current].sort());
  });

  test('once per key', async () => {
    await update({ state: 'queried' });
    const before = await files();
    const file = await picture();
    const key = { 'idempotency-key': `replace-${id}` };
    const answers = await Promise.all(Array.from({ length: 5 }, () => replace(key, file)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await files()).toHaveLength(before.length + 1);
    expect((await replace(key, file)).body).toBe(answers[0]?.body);
  });

  test('while the payment is being checked', async () => {
    expect((await replace()).statusCode).toBe(200);
  });

  test('not after it was confirmed', async () => {
    const before = await files();
    await update({ state: 'confirmed', amount: 5_000 });
    const answer = await replace();
    expect([answer.statusCode, answer.json().message]).toEqual([409, applicationAnswers.proofNotAsked]);
    expect(await files()).toEqual(before);
  });
});
