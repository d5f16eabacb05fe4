import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '../shared/start-error.ts';
import { type Database, openDatabase } from './database.ts';
import { runMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { openSqliteFile, sqliteFile } from './sqlite-file.ts';
import { brokenUnique } from './unique.ts';

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

/** A `pragma` statement reads the writing connection, a `select` the reading one. */
const settings = async ({ db }: Database, side: 'reading' | 'writing'): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {};
  for (const name of ['busy_timeout', 'journal_mode', 'synchronous', 'foreign_keys', 'query_only']) {
    const rows =
      side === 'writing'
        ? (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows
        : await db
            .selectFrom(sql<Record<string, unknown>>`${sql.raw(`pragma_${name}`)}`.as('p'))
            .selectAll()
            .execute();
    found[name] = Object.values(rows[0] ?? {})[0];
  }
  return found;
};

describe('R-31: every SQLite connection', () => {
  test.each([
    ['writing', 0],
    ['reading', 1],
  ] as const)(
    'waits 5 s, uses a write-ahead log, syncs fully and checks foreign keys: the %s one',
    async (side, query_only) => {
      expect(await settings(await start(), side)).toEqual({
        busy_timeout: 5000,
        journal_mode: 'wal',
        synchronous: 2,
        foreign_keys: 1,
        query_only,
      });
    },
  );

  test('is rejected if a setting does not take effect', () => {
    // An in-memory database has no write-ahead log.
    expect(() => openSqliteFile(':memory:')).toThrow(StartError);
  });

  test('rejects a row with a dangling reference', async () => {
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

describe('the reading and writing connections of SQLite', () => {
  const subscription = (email: string) => ({ email, email_key: email, created_at: 'now' });
  const emails = async ({ db }: Database) =>
    (await db.selectFrom('newsletter_subscriptions').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    );

  test('writes are visible immediately, transactions after their commit, and failed ones never', async () => {
    const database = await start();
    const { db } = database;
    await db.insertInto('newsletter_subscriptions').values(subscription('one')).execute();
    expect(await emails(database)).toEqual(['one']);
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('newsletter_subscriptions').values(subscription('two')).execute();
      expect(await tx.selectFrom('newsletter_subscriptions').selectAll().execute()).toHaveLength(2);
      expect(await emails(database)).toEqual(['one']);
    });
    const failed = db.transaction().execute(async (tx) => {
      await tx.insertInto('newsletter_subscriptions').values(subscription('three')).execute();
      throw new Error('planted');
    });
    await expect(failed).rejects.toThrow('planted');
    expect(await emails(database)).toEqual(['one', 'two']);
  });

  test('an error of the writing thread keeps its code, message and type', async () => {
    const { db } = await start();
    const insert = () => db.insertInto('newsletter_subscriptions').values(subscription('one')).execute();
    await insert();
    const error = await insert().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SqliteDatabase.SqliteError);
    expect(error).toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
    expect(brokenUnique(error)).toBe('newsletter_subscriptions_email_key');
  });

  test('after SQLite rolls back by itself, nothing more of the transaction is written', async () => {
    const database = await start();
    const { db } = database;
    const failed = db.transaction().execute(async (tx) => {
      await tx.insertInto('newsletter_subscriptions').values(subscription('one')).execute();
      await sql`insert or rollback into kysely_migration (name, timestamp) values ('0001-schema', '')`
        .execute(tx)
        .catch(() => undefined);
      await tx.insertInto('newsletter_subscriptions').values(subscription('two')).execute();
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await emails(database)).toEqual([]);
  });

  test('a commit that fails is rolled back before the next write', async () => {
    const { db } = await start();
    const table = sql.table('rows');
    await sql`create table ${table} (id integer primary key, other integer references ${table} (id) deferrable initially deferred)`.execute(
      db,
    );
    const dangling = db
      .transaction()
      .execute((tx) => sql`insert into ${table} (id, other) values (1, 2)`.execute(tx));
    await expect(dangling).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' });
    await sql`insert into ${table} (id) values (3)`.execute(db);
    expect((await sql`select id from ${table}`.execute(db)).rows).toEqual([{ id: 3 }]);
  });

  test('transactions that wait for each other are committed together, each with its own result', async () => {
    const database = await start();
    const subscribe = (...names: string[]) =>
      database.db.transaction().execute(async (tx) => {
        for (const email of names)
          await tx.insertInto('newsletter_subscriptions').values(subscription(email)).execute();
        // What is not committed yet is not visible, also of transactions before this one.
        return emails(database);
      });
    const results = await Promise.allSettled([subscribe('one'), subscribe('three'), subscribe('two', 'one')]);
    expect(results).toMatchObject([
      { status: 'fulfilled', value: [] },
      { status: 'fulfilled', value: [] },
      { status: 'rejected' },
    ]);
    expect(await emails(database)).toEqual(['one', 'three']);
  });

  test('if SQLite rolls back by itself, no transaction of the group is reported as written', async () => {
    const database = await start();
    const insert = (name: string) =>
      database.db.insertInto('newsletter_subscriptions').values(subscription(name)).execute();
    const results = await Promise.allSettled([
      insert('one'),
      sql`insert or rollback into kysely_migration (name, timestamp) values ('0001-schema', '')`.execute(
        database.db,
      ),
      insert('two'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    await insert('three');
    expect(await emails(database)).toEqual(['three', 'two']);
  });

  test('the change mark changes with each commit of any connection and stays the same after reads', async () => {
    const database = await start();
    const marks = [database.changeMark?.()];
    await database.db.insertInto('newsletter_subscriptions').values(subscription('one')).execute();
    marks.push(database.changeMark?.());
    const other = new SqliteDatabase(sqliteFile(dataDir));
    other.exec(
      "insert into newsletter_subscriptions (email, email_key, created_at) values ('two', 'two', 'now')",
    );
    other.close();
    marks.push(database.changeMark?.());
    expect(new Set(marks).size).toBe(3);
    expect(await emails(database)).toEqual(['one', 'two']);
    expect(database.changeMark?.()).toBe(marks.at(-1));
  });
});

describe('R-34: migrations', () => {
  const applied = async ({ db }: Database) =>
    (await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    );

  test('run once and change nothing when run again', async () => {
    const first = await start();
    await first.close();
    open = [];
    expect(await applied(await start())).toEqual(migrations.map(({ name }) => name));
  });

  test('a failed one leaves no changes, and the next start continues from there', async () => {
    const database = await start();
    const broken: Migration = {
      name: '0999-broken',
      up: async (db) => {
        await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
        throw new Error('killed');
      },
    };
    const repaired: Migration = {
      ...broken,
      up: async (db) => {
        await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
      },
    };
    await expect(runMigrations(database, [...migrations, broken])).rejects.toThrow('killed');
    expect(await applied(database)).toHaveLength(migrations.length);
    await runMigrations(database, [...migrations, repaired]);
    await runMigrations(database, [...migrations, repaired]);
    expect(await applied(database)).toHaveLength(migrations.length + 1);
  });

  test('a newer database stops the program before it is changed', async () => {
    const database = await start();
    await database.db
      .insertInto('kysely_migration')
      .values({ name: '0999-of-a-newer-program', timestamp: '2999-01-01T00:00:00.000Z' })
      .execute();
    await database.close();
    open = [];
    // Another journal mode shows whether the program changes any setting.
    const other = new SqliteDatabase(sqliteFile(dataDir));
    other.pragma('journal_mode = DELETE');
    other.close();
    const before = await readFile(sqliteFile(dataDir));
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(/schema version 999/);
    expect(await readFile(sqliteFile(dataDir))).toEqual(before);
  });
});
