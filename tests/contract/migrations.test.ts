import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@imc/server/db/database';
import { migrations } from '@imc/server/db/migrations/index';
import { formColumns } from '@imc/server/features/applications/rows';
import { completeForm } from '@imc/server/testing/forms';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

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
  beforeEach(async () => {
    postgres = await startPostgres();
  });
  afterEach(() => postgres.stop());
  migrationTests(() => ({ dataDir, databaseUrl: postgres.url }));

  test('the names that earlier migrations left are those of a new database', async () => {
    const place = { dataDir, databaseUrl: postgres.url };
    const { db, close } = await openDatabase(place, undefined, migrations.slice(0, 1));
    const constraints = async ({ db }: Pick<Database, 'db'>) =>
      (
        await sql`select conname from pg_constraint where conname ~ '^(receipts|marketers)_' order by 1`.execute(
          db,
        )
      ).rows;
    const before = await constraints({ db });
    for (const change of [
      'table receipts rename constraint receipts_pkey to receipts_new_pkey',
      'table marketers rename constraint marketers_pkey to marketers_new_pkey',
      'sequence marketers_id_seq rename to marketers_new_id_seq',
    ])
      await sql.raw(`alter ${change}`).execute(db);
    await close();
    await writeEarlierRecords(place, 44, '0050-account-corrections');
    const carried = await openDatabase(place);
    expect(await constraints(carried)).toEqual(before);
    expect((await sql`select 'marketers_id_seq'::regclass`.execute(carried.db)).rows).toHaveLength(1);
    await carried.close();
  });
});
