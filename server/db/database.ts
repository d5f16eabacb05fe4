import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely';
import { Pool, types } from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { writableFolder } from '../storage/folder.ts';
import { newestVersionKnown, refuseNewer, runMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Db, Tables } from './types.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** An open, migrated database. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Db;
  /** A text that is another one after any change to the data, by whichever connection; undefined where the database can't say cheaply. */
  readonly changeMark: (() => string) | undefined;
  /** Resolves where the database answers. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What every SQLite connection is set to, in this order (requirements, line 31). `read` is what must be read back. */
export const sqlitePragmas = [
  { pragma: 'busy_timeout', set: '5000', read: 5000 },
  { pragma: 'journal_mode', set: 'WAL', read: 'wal' },
  { pragma: 'synchronous', set: 'FULL', read: 2 },
  { pragma: 'foreign_keys', set: 'ON', read: 1 },
] as const;

/** The SQLite file below a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'imc.sqlite');

/** Looks at an existing file without writing: a database of a newer program is left as it is (requirements, line 34). */
function refuseNewerFile(file: string): void {
  if (!existsSync(file)) return;
  const reading = new SqliteDatabase(file, { readonly: true });
  try {
    reading.pragma('busy_timeout = 5000');
    const versioned = reading.prepare("select 1 from sqlite_master where name = 'schema_version'").get();
    if (!versioned) return;
    const { version } = reading.prepare('select max(version) as version from schema_version').get() as {
      version: number | null;
    };
    refuseNewer(version ?? 0, newestVersionKnown(migrations));
  } finally {
    reading.close();
  }
}

/** Opens a SQLite file with the settings that keep its promises, and reads each back. */
export function openSqliteFile(file: string): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(file);
  try {
    for (const { pragma, set, read } of sqlitePragmas) {
      sqlite.pragma(`${pragma} = ${set}`);
      const now = sqlite.pragma(pragma, { simple: true });
      if (now !== read) {
        throw new StartError(
          `DATA_DIR: the database does not keep ${pragma} = ${set} (it says ${String(now)})`,
        );
      }
    }
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** A transaction takes its write lock at the start, so that it waits for another writer instead of failing half-way. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase.Database;

  constructor(database: SqliteDatabase.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: this.#database });
  }
}

/** Keeps prepared statements: the text of a query is the same at every call, and preparing costs as much as running. */
function keepStatements(sqlite: SqliteDatabase.Database, most: number): void {
  const prepare = sqlite.prepare.bind(sqlite);
  const kept = new Map<string, SqliteDatabase.Statement>();
  sqlite.prepare = ((source: string) => {
    const known = kept.get(source);
    if (known && !known.busy) return known;
    const statement = prepare(source);
    if (kept.size >= most) kept.delete(kept.keys().next().value as string);
    kept.set(source, statement);
    return statement;
  }) as typeof sqlite.prepare;
}

async function openSqlite(dataDir: string): Promise<Database> {
  const file = sqliteFile(dataDir);
  writableFolder(dataDir);
  let sqlite: SqliteDatabase.Database;
  try {
    refuseNewerFile(file);
    sqlite = openSqliteFile(file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR: can't be used (${dataDir}): ${(error as Error).message}`, {
      cause: error,
    });
  }
  keepStatements(sqlite, 300);
  // What other connections change shows in data_version, what this one changes in its own count.
  const ownChanges = sqlite.prepare('select total_changes()').pluck();
  const othersChanges = sqlite.prepare('pragma data_version').pluck();
  const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(sqlite) });
  return {
    kind: 'sqlite',
    db,
    changeMark: () => `${othersChanges.get()} ${ownChanges.get()}`,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

const int8 = 20;

async function openPostgres(connectionString: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Counts are well below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : types.getTypeParser(oid, format as 'text'),
    } as typeof types,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartError(`DATABASE_URL: the database can't be reached: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return {
    kind: 'postgres',
    db,
    changeMark: undefined,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

/**
 * Opens the database that the configuration names and brings its schema up to date. Throws a `StartError` where it can't be
 * opened, or where a newer program wrote it.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void = () => {},
): Promise<Database> {
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, onError)
    : await openSqlite(config.dataDir);
  try {
    await runMigrations(database, migrations);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
