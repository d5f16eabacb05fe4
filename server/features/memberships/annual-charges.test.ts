import type { Standing } from '@imc/api/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-app.ts';
import { createAnnualCharges } from './annual-charges.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await recordedSince('2025-11-01T08:00:00.000Z');
});
afterEach(() => server.close());

const db = () => server.app.database.db;
const recordedSince = (timestamp: string) =>
  db().updateTable('kysely_migration').set({ timestamp }).where('name', '=', '0007-memberships').execute();
let number = 0;
const member = async (email: string, admitted_on: string, standing: Standing = 'in-force') => {
  await server.member(email);
  const { id } = await db()
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  number += 1;
  await db()
    .insertInto('memberships')
    .values({
      number,
      account_id: id,
      admitted_on,
      ended_on: null,
      grade: 'MIMC',
      since: admitted_on,
      standing,
    })
    .execute();
  return id;
};
const at = (time: string) => createAnnualCharges({ db: db(), clock: () => new Date(time) });
const charged = async () =>
  (await db().selectFrom('charges').selectAll().where('kind', '=', 'annual').orderBy('id').execute()).map(
    ({ account_id, amount, about }) => [account_id, amount, about],
  );

test('PAY-41: members in force are charged once a year, from the year after the admission', async () => {
  const ada = await member('ada@mail.example', '2025-06-01');
  await member('new@mail.example', '2026-01-02');
  for (const standing of ['retired', 'suspended', 'lapsed'] as const)
    await member(`${standing}@mail.example`, '2025-06-01', standing);
  // 2025 still in Lagos.
  await at('2025-12-31T22:59:00.000Z')();
  expect(await charged()).toEqual([]);

  // Two servers at the same time.
  const time = '2025-12-31T23:30:00.000Z';
  await Promise.all([at(time)(), at(time)()]);
  await at('2026-07-01T08:00:00.000Z')();
  expect(await charged()).toEqual([[ada, 10_000, 'Annual Membership Fee 2026']]);

  await at('2027-01-01T08:00:00.000Z')();
  expect((await charged()).map(([, , about]) => about)).toEqual([
    'Annual Membership Fee 2026',
    'Annual Membership Fee 2027',
    'Annual Membership Fee 2027',
  ]);
});

test('PAY-41: earlier members are first charged for the year after the upgrade', async () => {
  await member('ada@mail.example', '2020-06-01');
  await recordedSince('2026-05-01T08:00:00.000Z');
  await at('2026-05-01T09:00:00.000Z')();
  expect(await charged()).toEqual([]);
  await at('2026-12-31T23:30:00.000Z')();
  expect((await charged()).map(([, , about]) => about)).toEqual(['Annual Membership Fee 2027']);
});
