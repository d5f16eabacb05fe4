import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { bearer, startTestServer, type TestServer } from '../../testing/test-app.ts';
import { readTransfersSeen } from './statement-imports.ts';

let server: TestServer;
let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  server = await startTestServer();
  database = await openDatabase({ dataDir: server.dataDir, databaseUrl: undefined });
});
afterAll(async () => {
  await database.close();
  await server.close();
});

const post = async (path: string, body: object) => server.post(path, body, bearer(await server.admin()));

test('PAY-36: a member is told that a transfer is missing only by a statement that was read as a whole', async () => {
  const application = await server.apply(await server.member('seen@mail.example'));
  const seen = async (day: string) => {
    const transfer = { applicationId: application, day };
    return (await readTransfersSeen(database.db, [transfer]))(transfer);
  };
  const statement = { account: null, from_day: '2026-01-01', to_day: '2026-01-31', lines: 1, unread: 0 };
  const line = { amount: 5000, value_date: '2026-01-05', bank_reference: '', narration: 'TRF' };
  expect(await seen('2026-01-05')).toBe('not-read');
  const unread = (await post('/admin/statements.php', { ...statement, unread: 1 })).json().import_id;
  await post('/admin/match-payments.php', { import: { id: unread, from: 0 }, lines: [line] });
  const whole = (await post('/admin/statements.php', statement)).json().import_id;
  // Its line is not compared yet.
  expect(await seen('2026-01-05')).toBe('not-read');
  await post('/admin/match-payments.php', { import: { id: whole, from: 0 }, lines: [line] });
  expect([await seen('2026-01-05'), await seen('2026-02-01')]).toEqual(['missing', 'not-read']);
  const named = { ...line, narration: `IMC-APP-${application}` };
  await post('/admin/match-payments.php', { import: { id: whole, from: 0 }, lines: [named] });
  expect(await seen('2026-02-01')).toBe('matching');
});

test('PAY-35: what is confirmed for good is counted and deleted', async () => {
  const application = await server.apply(await server.member('swept@mail.example'));
  const { import_id } = (
    await post('/admin/statements.php', {
      account: '6789',
      from_day: '2026-03-01',
      to_day: '2026-03-31',
      lines: 1,
      unread: 0,
    })
  ).json();
  const line = { amount: 5000, value_date: null, bank_reference: '', narration: `IMC-APP-${application}` };
  await post('/admin/match-payments.php', { import: { id: import_id, from: 0 }, lines: [line] });
  await post('/admin/update-payment.php', {
    application_id: application,
    state: 'confirmed',
    amount: 35_000,
    reason: 'x',
  });
  const kept = () =>
    database.db.selectFrom('statement_matches').selectAll().where('import_id', '=', import_id).execute();
  await server.runHourlyTasks();
  expect(await kept()).toHaveLength(1);
  await server.issueReceipts();
  await server.runHourlyTasks();
  expect(await kept()).toEqual([]);
  const { imports } = (await server.get('/admin/statements.php', bearer(await server.admin()))).json();
  expect(imports).toContainEqual(expect.objectContaining({ id: import_id, waiting: 0, confirmed: 1 }));
});
