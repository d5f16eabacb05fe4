import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { type Database, openDatabase } from './database.ts';
import { runMigrations } from './migrate.ts';
import { type Migration, migrations } from './migrations/index.ts';
import { openSqliteFile, sqliteFile } from './sqlite-file.ts';

let dataDir: string;
let open: Database[] = [];

const start = async (): Promise<Database> => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  open.push(database);
  return database;
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imc-db-'));
});
afterEach(async () => {
  for (const database of open) await database.close();
  open = [];
  await rm(dataDir, { recursive: true, force: true });
});

const pragma = async ({ db }: Database, name: string): Promise<unknown> => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
};

describe('line 31: every SQLite connection', () => {
  test('waits 5 s, keeps a write-ahead log, syncs fully and checks foreign keys', async () => {
    const database = await start();
    expect(await pragma(database, 'busy_timeout')).toBeGreaterThanOrEqual(5000);
    expect(await pragma(database, 'journal_mode')).toBe('wal');
    expect(await pragma(database, 'synchronous')).toBe(2);
    expect(await pragma(database, 'foreign_keys')).toBe(1);
  });

  test('is not used where a setting does not hold', () => {
    // A database in memory has no write-ahead log.
    expect(() => openSqliteFile(':memory:')).toThrow(StartError);
  });

  test('refuses a row that refers to nobody', async () => {
    const { db } = await start();
    const orphan = db
      .insertInto('application_status_history')
      .values({
        application_id: 1,
        from_status: null,
        to_status: 'pending',
        changed_by: 1,
        changed_at: 'now',
      })
      .execute();
    await expect(orphan).rejects.toThrow(/FOREIGN KEY/);
  });
});

describe('line 34: migrations', () => {
  const versions = async ({ db }: Database) =>
    (await db.selectFrom('schema_version').select('version').orderBy('version').execute()).map(
      ({ version }) => version,
    );

  test('run once, and again change nothing', async () => {
    const first = await start();
    await first.close();
    open = [];
    expect(await versions(await start())).toEqual(migrations.map((_, index) => index + 1));
  });

  test('one that breaks leaves nothing of itself, and the next start goes on from there', async () => {
    const database = await start();
    const broken: Migration = {
      name: 'broken',
      up: async (db) => {
        await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
        throw new Error('killed');
      },
    };
    const mended: Migration = {
      ...broken,
      up: async (db) => {
        await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
      },
    };
    await expect(runMigrations(database, [...migrations, broken])).rejects.toThrow('killed');
    expect(await versions(database)).toHaveLength(migrations.length);
    await runMigrations(database, [...migrations, mended]);
    await runMigrations(database, [...migrations, mended]);
    expect(await versions(database)).toHaveLength(migrations.length + 1);
  });

  test('a newer database stops the program before it is touched', async () => {
    const database = await start();
    await database.db
      .insertInto('schema_version')
      .values({ version: migrations.length + 1, name: 'of a newer program', applied_at: 'later' })
      .execute();
    await database.close();
    open = [];
    // Another journal mode shows whether anything was set.
    const other = new SqliteDatabase(sqliteFile(dataDir));
    other.pragma('journal_mode = DELETE');
    other.close();
    const before = await readFile(sqliteFile(dataDir));
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(/schema version/);
    expect(await readFile(sqliteFile(dataDir))).toEqual(before);
  });
});
