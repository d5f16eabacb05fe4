import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@imc/server/db/database';
import { migrations } from '@imc/server/db/migrations/index';
import { formColumns } from '@imc/server/features/applications/rows';
import { completeForm } from '@imc/server/testing/forms';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Required texts of an application. */
const applicationTexts =
  'title surname other_names employer position postal_address whatsapp tel email marketer_code declaration declaration_date signature'.split(
    ' ',
  );

const names = migrations.map(({ name }) => name);
const applied = async ({ db }: Database) =>
  (await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()).map(({ name }) => name);

/** In a new database, as an earlier program would. */
async function writeEarlierRecords(place: Place, count: number, last: string): Promise<void> {
  const { db, close } = await openDatabase(place, undefined, migrations.slice(0, 1));
  const records = [
    '0001-first-tables',
    ...Array.from({ length: count - 2 }, (_, index) => `00-${index}`),
    last,
  ];
  await db.deleteFrom('kysely_migration').execute();
  await db
    .insertInto('kysely_migration')
    .values(records.map((name) => ({ name, timestamp: '2026-10-01T08:00:00.000Z' })))
    .execute();
  await db
    .insertInto('newsletter_subscriptions')
    .values({ email: 'reader@mail.example', email_key: 'reader@mail.example', created_at: '' })
    .execute();
  await close();
}

function migrationTests(place: () => Place): void {
  test('two programs that start at the same time migrate once', async () => {
    const both = await Promise.all([openDatabase(place()), openDatabase(place())]);
    for (const database of both) expect(await applied(database)).toEqual(names);
    for (const database of both) await database.close();
  });

  test('the records of all earlier migrations become one, by one of two programs, and the data stays', async () => {
    await writeEarlierRecords(place(), 44, '0050-account-corrections');
    const both = await Promise.all([openDatabase(place()), openDatabase(place())]);
    for (const database of both) {
      expect(await applied(database)).toEqual(names);
      const readers = await database.db.selectFrom('newsletter_subscriptions').select('email').execute();
      expect(readers).toEqual([{ email: 'reader@mail.example' }]);
    }
    for (const database of both) await database.close();
    await (await openDatabase(place())).close();
  });

  test('MEM-1: approvals from before memberships are to be settled', async () => {
    const earlier = await openDatabase(place(), undefined, migrations.slice(0, 5));
    const at = '2026-05-06T10:00:00.000Z';
    const { id: user_id } = await earlier.db
      .insertInto('users')
      .values({
        ...{ name: 'Amaka Sample', email: 'amaka@mail.example', email_key: 'amaka@mail.example' },
        ...{ phone_number: '1', password_hash: 'none', role: 'member', membership_grade: 'AIMC' },
        ...{ profile_completed: 1, payment_status: 'pending', created_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const application = { ...formColumns(completeForm()), user_id, payment_state: 'received' as const };
    await earlier.db
      .insertInto('applications')
      .values([
        { ...application, status: 'approved', created_at: at, submitted_at: at, decided_at: at },
        { ...application, status: 'rejected', created_at: at, submitted_at: at, decided_at: at },
        { ...application, status: 'pending', created_at: at, submitted_at: at },
      ])
      .execute();
    await earlier.close();
    const { db, close } = await openDatabase(place());
    expect(await db.selectFrom('standing_checks').selectAll().execute()).toEqual([
      { application_id: 1, decided_at: at },
    ]);
    await close();
  });

  test('R-45: what was paid before the ledger is carried over one to one', async () => {
    const { db, close } = await openDatabase(place(), undefined, migrations.slice(0, 5));
    const at = '2026-10-01T08:00:00.000Z';
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(`insert into users (id, name, email, email_key, phone_number, password_hash, role, membership_grade,
      profile_completed, payment_status, created_at) values
      (1, 'A', 'a', 'a', '1', '', 'member', 'AIMC', 0, 'completed', '${at}'),
      (2, 'T', 't', 't', '1', '', 'admin', 'AIMC', 0, 'pending', '${at}')`);
    const texts = applicationTexts.map((column) => `'' as ${column}`).join(', ');
    const apply = (id: number, changes: Record<string, string | number | null>) => {
      const row = {
        ...{ id, user_id: 1, grade: 'AIMC', status: 'pending', payment_state: 'received' },
        ...{ payment_fee: 'application', payment_amount: null, created_at: at, submitted_at: at },
        ...{ decided_at: null, withdrawn_at: null, institutions: '[]', assignments: '[]', referees: '[]' },
        ...changes,
      };
      const values = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : value));
      return run(`insert into applications (${Object.keys(row).join(', ')}, ${applicationTexts.join(', ')})
        select ${values.map((value) => value ?? 'null').join(', ')}, ${texts}`);
    };
    const approved = { status: 'approved', decided_at: at };
    await apply(1, { payment_amount: 3_000 });
    await apply(2, {
      ...approved,
      payment_fee: 'admission',
      payment_state: 'confirmed',
      payment_amount: 25_000,
    });
    await apply(3, { ...approved, payment_state: 'confirmed', payment_amount: 30_000 });
    await apply(4, { payment_state: 'confirmed', payment_amount: 4_000 });
    await apply(5, { payment_state: 'confirmed', payment_amount: 5_000, withdrawn_at: at });
    await apply(6, { payment_state: 'received' });
    await apply(7, { withdrawn_at: at });
    await run(`insert into payment_transfers
      (id, application_id, fee, amount, value_date, bank_reference, bank_reference_key, recorded_by, recorded_at) values
      (10, 1, 'application', 1000, '2026-09-30', 'FT 1', 'FT1', 2, '${at}'),
      (11, 1, 'application', 2000, null, null, null, 2, '${at}'),
      (12, 2, 'application', 5000, null, null, null, 2, '${at}'),
      (13, 2, 'admission', 25000, null, null, null, 2, '${at}'),
      (14, 4, 'application', 4000, null, null, null, 2, '${at}')`);
    await run(`insert into receipts (number, code, application_id, fee, name, grade, amount, issued_at) values
      ('IMC-R-2026-00001', 'A', 2, 'application', 'A', 'AIMC', 5000, '${at}'),
      ('IMC-R-2026-00002', 'B', 2, 'admission', 'A', 'AIMC', 25000, '${at}'),
      ('IMC-R-2026-00003', 'C', null, 'application', '', 'AIMC', 2000, '${at}')`);
    await run(`insert into pending_receipts
      (application_id, payment_state, transfer_id, change_id, confirmed_by, due_at)
      values (4, 'queried', 14, 1, 2, '${at}')`);
    await close();

    const carried = await openDatabase(place());
    const charges = await carried.db
      .selectFrom('charges')
      .select(['application_id', 'kind', 'amount', 'allocated', 'state'])
      .orderBy('id')
      .execute();
    expect(charges.map((charge) => Object.values(charge).join(' '))).toEqual([
      '1 application 5000 3000 open',
      '2 application 5000 5000 settled',
      '2 admission 25000 25000 settled',
      '3 application 5000 5000 settled',
      '3 admission 25000 25000 settled',
      '4 application 5000 4000 waived',
      '5 application 5000 5000 settled',
      '6 application 5000 0 open',
      '7 application 5000 0 void',
      ' application 2000 2000 settled',
    ]);
    const transfers = await carried.db.selectFrom('transfers').selectAll().orderBy('id').execute();
    expect(transfers.slice(0, 5)).toMatchObject([
      { id: 10, amount: 1_000, bank_reference_key: 'FT1', booked_on: '2026-09-30', rest: 0, account_id: 1 },
      { id: 11, amount: 2_000, booked_on: '2026-10-01' },
      ...[{ id: 12 }, { id: 13 }, { id: 14 }],
    ]);
    expect(transfers.slice(5).map(({ amount, rest }) => [amount, rest])).toEqual([
      [30_000, 0],
      [5_000, 0],
      [2_000, 0],
    ]);
    const receipts = await carried.db.selectFrom('receipts').select('charge_id').orderBy('number').execute();
    expect(receipts.map(({ charge_id }) => charge_id)).toEqual([2, 3, 10]);
    const pending = await carried.db.selectFrom('pending_settlements').selectAll().execute();
    expect(pending).toMatchObject([
      { charge_id: 6, payment_state: 'queried', with_transfer: 1, confirmed_by: 2 },
    ]);
    await expect(
      sql`insert into payment_transfers (application_id, amount, recorded_by, recorded_at)
        values (1, 1, 2, '')`.execute(carried.db),
    ).rejects.toThrow(/newer program/);
    await expect(carried.db.updateTable('allocations').set({ amount: 1 }).execute()).rejects.toThrow(
      /never edited/,
    );
    await expect(carried.db.deleteFrom('transfers').execute()).rejects.toThrow(/never edited/);
    await carried.close();
  });

  test('a database with a part of the earlier migrations is refused', async () => {
    await writeEarlierRecords(place(), 43, '0049-payment-answers');
    await expect(openDatabase(place())).rejects.toThrow(
      /An earlier program .* last migration is 0049-payment-answers: start a program that ends with 0050/,
    );
  });

  test('a database of a program that numbered its migrations is refused', async () => {
    const { db, close } = await openDatabase(place());
    await sql`drop table kysely_migration`.execute(db);
    await sql`create table schema_version (version integer)`.execute(db);
    await close();
    await expect(openDatabase(place())).rejects.toThrow(/An earlier program .* no names of migrations/);
  });
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imc-migrations-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('R-34: migrations on SQLite', () => {
  migrationTests(() => ({ dataDir, databaseUrl: undefined }));
});

describe('R-34: migrations on PostgreSQL', () => {
  let postgres: RunningPostgres;
  let databaseUrl: string;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  beforeEach(async () => {
    databaseUrl = await postgres.newDatabase();
  });
  afterAll(() => postgres.stop());
  migrationTests(() => ({ dataDir, databaseUrl }));

  test('the names that earlier migrations left are those of a new database', async () => {
    const place = { dataDir, databaseUrl };
    const { db, close } = await openDatabase(place, undefined, migrations.slice(0, 1));
    const constraints = async ({ db }: Pick<Database, 'db'>) =>
      (
        await sql`select conname from pg_constraint where conname ~ '^(receipts|marketers)_' order by 1`.execute(
          db,
        )
      ).rows;
    for (const change of [
      'table receipts rename constraint receipts_pkey to receipts_new_pkey',
      'table marketers rename constraint marketers_pkey to marketers_new_pkey',
      'sequence marketers_id_seq rename to marketers_new_id_seq',
    ])
      await sql.raw(`alter ${change}`).execute(db);
    await close();
    await writeEarlierRecords(place, 44, '0050-account-corrections');
    const carried = await openDatabase(place);
    const latest = await openDatabase({ dataDir, databaseUrl: await postgres.newDatabase() });
    expect(await constraints(carried)).toEqual(await constraints(latest));
    await latest.close();
    expect((await sql`select 'marketers_id_seq'::regclass`.execute(carried.db)).rows).toHaveLength(1);
    await carried.close();
  });
});
