import { applicationAnswers, ledgerTexts, paymentTexts } from '@imc/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';

let server: TestServer;
let admin: string;
let members = 0;

const db = () => server.app.database.db;
const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.post(`/admin/${path}`, payload, { ...bearer(admin), ...headers });
const part = (payload: object, headers = {}) => post('record-part-payment.php', payload, headers);
const update = (payload: object) => post('update-payment.php', payload);
const list = async (query: Record<string, string> = {}) => {
  const url = `/api/admin/payments.php?${new URLSearchParams(query)}`;
  return (await server.app.inject({ url, headers: bearer(admin) })).json();
};

async function apply(names: { surname: string; otherNames: string }): Promise<number> {
  members += 1;
  const token = await server.member(`desk.${members}@mail.example`);
  return server.apply(token, names);
}

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.admin();
});
afterAll(() => server.close());

describe('PAY-16: part payments', () => {
  test('sent at the same time are all added up', async () => {
    const application_id = await apply({ surname: 'Sum', otherNames: 'Sample' });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((amount) => part({ application_id, amount, bank_reference: `Sum ${amount}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(Math.max(...answers.map((answer) => answer.json().amount))).toBe(15);
    const less = await update({ application_id, state: 'confirmed' });
    expect([less.statusCode, less.json().errors]).toEqual([400, { reason: ledgerTexts.lessThanDue(4_985) }]);
    const confirmed = await update({ application_id, state: 'confirmed', reason: 'Paid in kind' });
    expect(confirmed.statusCode).toBe(200);
    await server.issueReceipts();
    const receipt = await db()
      .selectFrom('receipts')
      .select(['amount', 'number'])
      .where('application_id', '=', application_id)
      .executeTakeFirstOrThrow();
    expect(receipt.amount).toBe(15);
    const { payments } = await list({ q: receipt.number });
    expect(payments).toMatchObject([{ application_id, amount: 15, state: 'confirmed' }]);
  });

  test('of one bank reference at the same time are recorded once', async () => {
    const ids = [
      await apply({ surname: 'One', otherNames: 'Sample' }),
      await apply({ surname: 'Two', otherNames: 'Sample' }),
    ];
    const answers = await Promise.all(
      ids.map((application_id) => part({ application_id, amount: 1_000, bank_reference: 'FT/26-11 0001' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const amounts = await db()
      .selectFrom('applications')
      .select('payment_amount')
      .where('id', 'in', ids)
      .execute();
    expect(amounts.map(({ payment_amount }) => payment_amount).sort()).toEqual([1_000, null]);
  });

  test('are recorded in the security log without what was typed', async () => {
    const application_id = await apply({ surname: 'Logged', otherNames: 'Sample' });
    await part({ application_id, amount: 5_000, bank_reference: 'SECRET-1' });
    const rows = await db()
      .selectFrom('security_log')
      .selectAll()
      .where('subject_id', '=', application_id)
      .where('detail', '=', 'part-payment')
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/SECRET|5000/);
  });
});

describe('PAY-18: a confirmation after part payments', () => {
  test('is not overwritten by another one, and changes nothing when it is sent again', async () => {
    const application_id = await apply({ surname: 'Again', otherNames: 'Sample' });
    await part({ application_id, amount: 3_000, bank_reference: 'AGAIN-1' });
    const decision = { application_id, state: 'confirmed', amount: 2_000, bank_reference: 'AGAIN-2' };
    const answers = await Promise.all([1, 2, 3].map(() => update(decision)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await list({ q: 'AGAIN-2' })).payments).toMatchObject([
      { amount: 5_000, transfers: [{ amount: 3_000 }, { amount: 2_000 }] },
    ]);
    const other = await update({ ...decision, bank_reference: 'AGAIN-3' });
    expect([other.statusCode, other.json().message]).toEqual([409, applicationAnswers.paymentConfirmed]);
  });

  test('needs an amount for the facts of a transfer', async () => {
    const application_id = await apply({ surname: 'Facts', otherNames: 'Sample' });
    await part({ application_id, amount: 3_000 });
    const bare = await update({ application_id, state: 'confirmed', bank_reference: 'FACTS-1' });
    expect([bare.statusCode, bare.json().errors]).toEqual([
      400,
      { amount: applicationAnswers.paymentAmount },
    ]);
    const query = await update({ application_id, state: 'queried', amount: 1 });
    expect([query.statusCode, query.json().errors]).toEqual([400, { amount: paymentTexts.amountOfQuery }]);
  });
});

describe('PAY-12: searching payments', () => {
  test('nothing that is typed is an operator, a wildcard or too large', async () => {
    for (const q of [
      '%',
      '_',
      '"',
      "' or 1=1 --",
      'a OR b',
      '*',
      '99999999999999999999',
      '₦',
      ' ',
      '\u{10ffff}',
    ]) {
      const answer = await list({ q });
      expect(answer.status, q).toBe('success');
    }
    expect((await list({ q: '%' })).total).toBe(0);
    expect((await list({ page: '999999' })).payments).toEqual([]);
  });
});
