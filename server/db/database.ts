import { existsSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../domain/start-error.ts';
import { writableFolder } from '../storage/folder.ts';
import type { DatabaseKind } from './database-kind.ts';
import { appliedMigrations, migrationTable, refuseNewer, runMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { openSqliteFile, sqliteFile, statementRunner } from './sqlite-file.ts';
import { openSqliteWriter, type SqliteWriter } from './sqlite-writer.ts';
import type { Db, Tables } from './types.ts';

/** An open, migrated database. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Db;
  /** A text that is another one after any change to the data, by whichever connection; undefined where the database can't say cheaply. */
  readonly changeMark: (() => string) | undefined;
  /** Resolves where the database is migrated and takes rows. Leaves nothing behind. */
  readonly checkWritable: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Looks at an existing file without writing: a database of a newer program is left as it is. */
function refuseNewerFile(file: string): void {
  if (!existsSync(file)) return;
  const reading = new SqliteDatabase(file, { readonly: true });
  try {
    reading.pragma('busy_timeout = 5000');
    const hasMigrated = reading.prepare('select 1 from sqlite_master where name = ?').get(migrationTable);
    if (!hasMigrated) return;
    const applied = reading.prepare(`select name from ${migrationTable}`).pluck().all() as string[];
    refuseNewer(applied, migrations);
  } finally {
    reading.close();
  }
}

/** Milliseconds that the check waits for its turn to write. */
const checkTimeout = 2000;
/** Half the characters of the row that the check writes and takes back: more than the pages that are there have room for. */
const rowSize = 30_000;

/** Throws where the schema is older than this program's. */
async function expectMigrated(db: Db): Promise<void> {
  const applied = await appliedMigrations(db);
  if (applied.length < migrations.length) throw new Error('the database is not migrated');
}

async function openSqlite(dataDir: string): Promise<Database> {
  const file = sqliteFile(dataDir);
  writableFolder(dataDir);
  let reader: SqliteDatabase.Database | undefined;
  let writer: SqliteWriter;
  try {
    refuseNewerFile(file);
    reader = openSqliteFile(file);
    reader.pragma('query_only = ON');
    writer = await openSqliteWriter(file);
  } catch (error) {
    reader?.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR: can't be used (${dataDir}): ${(error as Error).message}`, {
      cause: error,
    });
  }
  const db = new Kysely<Tables>({ dialect: sqliteDialect(statementRunner(reader), writer) });
  // Changes with each commit of another connection; the reading one commits nothing itself.
  const dataVersion = reader.prepare('pragma data_version').pluck();
  return {
    kind: 'sqlite',
    db,
    changeMark: () => String(dataVersion.get()),
    checkWritable: async () => {
      await expectMigrated(db);
      const transaction = await writer.begin(checkTimeout);
      try {
        await transaction.run(
          `insert into ${migrationTable} (name, timestamp) values ('', hex(zeroblob(?)))`,
          [rowSize],
        );
      } finally {
        await transaction.rollback();
      }
    },
    close: async () => {
      await db.destroy();
      reader.close();
      // The last connection to close writes the log back into the file.
      await writer.close();
    },
  };
}

const int8 = 20;

/**
 * Milliseconds. A call waits so long for a free connection, and each of its statements so long for a lock; what runs or stands still for longer than any
 * call of ours is ended, so that it keeps nobody else waiting. The address in DATABASE_URL may say otherwise, such as `?statement_timeout=60000`.
 */
const postgresTimeouts = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/** Waits for the migration lock, and for each migration, as long as it takes: `statement_timeout` is for the calls of people. */
class PatientMigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    await sql`set statement_timeout = 0`.execute(db);
    await super.acquireMigrationLock(db, options);
  }

  override async releaseMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    await super.releaseMigrationLock(db, options);
    await sql`reset statement_timeout`.execute(db);
  }
}

class MigratingPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PatientMigrationAdapter();
  }
}

async function openPostgres(connectionString: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: 10,
    keepAlive: true,
    ...postgresTimeouts,
    // Counts are well below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : types.getTypeParser(oid, format as 'text'),
    } as typeof types,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  // So does one that breaks while it is in use: there its query rejects, and the pool does not listen.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new MigratingPostgresDialect({ pool }) });
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
    checkWritable: async () => {
      await expectMigrated(db);
      const { rows } = await sql<{
        readOnly: string;
      }>`select current_setting('transaction_read_only') as "readOnly"`.execute(db);
      if (rows[0]?.readOnly !== 'off') throw new Error('the database takes no rows');
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
  steps: readonly Migration[] = migrations,
): Promise<Database> {
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, onError)
    : await openSqlite(config.dataDir);
  try {
    await runMigrations(database, steps);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
