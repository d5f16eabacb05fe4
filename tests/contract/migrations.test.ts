import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@imc/server/db/database';
import { migrations } from '@imc/server/db/migrations/index';
import { openEarlierDatabase } from '@imc/server/testing/earlier-database';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

const names = migrations.map(({ name }) => name);
const applied = async ({ db }: Database) =>
  (await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()).map(({ name }) => name);

/** Times at which the migrations ran; the clock was set back before the third. */
const times = [1, 2, 0, 4, 5].map((day) => `2026-10-0${day + 1}T08:00:00.000Z`);

/** A database of an earlier program, which recorded migrations in its own table, with a subscriber. */
async function writeEarlierDatabase(place: Place): Promise<void> {
  const { db, close } = await openEarlierDatabase(place, times.length);
  await db
    .insertInto('newsletter_subscriptions')
    .values({ email: 'reader@mail.example', email_key: 'reader@mail.example', created_at: times[4] ?? '' })
    .execute();
  const earlier = db as unknown as Kysely<{
    schema_version: { version: number; name: string; applied_at: string };
  }>;
  await earlier.schema
    .createTable('schema_version')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const rows = times.map((applied_at, index) => ({
    version: index + 1,
    name: `step ${index + 1}`,
    applied_at,
  }));
  await earlier.insertInto('schema_version').values(rows).execute();
  await sql`drop table kysely_migration`.execute(db);
  await sql`drop table kysely_migration_lock`.execute(db);
  await close();
}

function migrationTests(place: () => Place): void {
  test('two programs that start at the same time migrate once', async () => {
    const both = await Promise.all([openDatabase(place()), openDatabase(place())]);
    for (const database of both) expect(await applied(database)).toEqual(names);
    for (const database of both) await database.close();
  });

  test('an earlier program’s records are carried over by one of two programs, and the remaining migrations run', async () => {
    await writeEarlierDatabase(place());
    const both = await Promise.all([openDatabase(place()), openDatabase(place())]);
    const database = both[0];
    expect(await applied(database)).toEqual(names);
    const rows = await database.db.selectFrom('kysely_migration').selectAll().orderBy('name').execute();
    expect(rows.slice(0, 5).map(({ timestamp }) => timestamp)).toEqual(
      times.map((time, index) => (index === 2 ? times[1] : time)),
    );
    const readers = await database.db.selectFrom('newsletter_subscriptions').select('email').execute();
    expect(readers).toEqual([{ email: 'reader@mail.example' }]);
    // The earlier program uses the highest version in the table.
    const { rows: found } = await sql<{ version: number; count: number }>`
      select max(version) as version, count(*) as count from schema_version`.execute(database.db);
    expect(found).toEqual([{ version: 1_000_000, count: times.length + 1 }]);
    for (const database of both) await database.close();
    await (await openDatabase(place())).close();
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
});
