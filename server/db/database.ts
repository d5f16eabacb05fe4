import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import SqliteDatabase from 'better-sqlite3';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely, type MigrationLockOptions, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { Pool, types } from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../shared/start-error.ts';
import { privateFolder } from '../storage/folder.ts';
import type { DatabaseKind } from './database-kind.ts';
import { appliedMigrations, migrationTable, refuseForeign, runMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { connectionName, TracedClient } from './postgres-client.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { openSqliteFile, sqliteFile, statementRunner } from './sqlite-file.ts';
import { openSqliteWriter, type SqliteWriter } from './sqlite-writer.ts';
import { statementLog } from './statement-log.ts';
import type { Db, Tables } from './types.ts';

type StatementLogger = Pick<FastifyBaseLogger, 'error' | 'warn'>;

/** For commands, which report the error that ends them. */
const noLog: StatementLogger = { error: () => {}, warn: () => {} };

/** Open and migrated. */
export interface Database {
  readonly kind: DatabaseKind;
  readonly db: Db;
  /** The migrations that opening it ran. */
  readonly migrated: readonly string[];
  /** Changes whenever any connection changes the data. Undefined if the database has no cheap way to detect changes. */
  readonly changeMark: (() => string) | undefined;
  /** As `changeMark`, on both databases. On PostgreSQL it is a query that takes a fraction of a millisecond. */
  readonly readChangeMark: () => Promise<string>;
  /** Resolves if the database is migrated and writable. Leaves no data behind. */
  readonly checkWritable: () => Promise<void>;
  /**
   * Removes what was deleted from SQLite's write-ahead log, too. Rejects while another program reads the file. On PostgreSQL it does
   * nothing (docs/operations.md).
   */
  readonly truncateLog: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Connected = Omit<Database, 'migrated'>;

/** Throws if a newer or a much earlier program wrote the file. Opens it read-only, so that it stays unchanged. */
function assertOwnFile(file: string): void {
  if (!existsSync(file)) return;
  const readOnly = new SqliteDatabase(file, { readonly: true });
  try {
    readOnly.pragma('busy_timeout = 5000');
    const hasMigrated = readOnly.prepare('select 1 from sqlite_master where name = ?').get(migrationTable);
    if (!hasMigrated) return;
    const applied = readOnly.prepare(`select name from ${migrationTable}`).pluck().all() as string[];
    refuseForeign(applied, migrations);
  } finally {
    readOnly.close();
  }
}

/** Milliseconds that the check waits for the write lock. */
const checkTimeout = 2000;
/** Half the length of the row that the check writes and rolls back. The row is larger than the free space in existing pages. */
const rowSize = 30_000;

/** Names of the migrations that the next start runs. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const applied = await appliedMigrations(db);
  return migrations.map(({ name }) => name).filter((name) => !applied.includes(name));
}

/** Throws if the schema is older than this program's. */
async function assertMigrated(db: Db): Promise<void> {
  if ((await missingMigrations(db)).length > 0) throw new Error('the database is not migrated');
}

async function openSqlite(dataDir: string, log: StatementLogger): Promise<Connected> {
  const file = sqliteFile(dataDir);
  privateFolder(dataDir);
  let reader: SqliteDatabase.Database | undefined;
  let writer: SqliteWriter;
  try {
    assertOwnFile(file);
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
  const db = new Kysely<Tables>({
    dialect: sqliteDialect(statementRunner(reader), writer),
    log: statementLog(log),
  });
  // Changes with each commit of another connection. The reading connection itself never commits.
  const dataVersion = reader.prepare('pragma data_version').pluck();
  const changeMark = () => String(dataVersion.get());
  return {
    kind: 'sqlite',
    db,
    changeMark,
    readChangeMark: async () => changeMark(),
    checkWritable: async () => {
      await assertMigrated(db);
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
    truncateLog: async () => {
      if (await writer.truncateLog()) return;
      throw new Error('another program reads the database, so its write-ahead log still has deleted texts');
    },
    close: async () => {
      await db.destroy();
      reader.close();
      // The last connection to close writes the write-ahead log back to the file.
      await writer.close();
    },
  };
}

const int8 = 20;

/** Milliseconds for getting a connection. */
const connectionTimeout = 5000;

/**
 * Milliseconds for waiting for a lock, running a statement and idling in a transaction: longer than any of our calls needs. Parameters of
 * DATABASE_URL override them: `?statement_timeout=60000`.
 */
const postgresTimeouts = {
  lock_timeout: 5000,
  statement_timeout: 6000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/** Migrating, and waiting for its lock, may take longer than any call. */
class NoTimeoutMigrationAdapter extends PostgresAdapter {
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
    return new NoTimeoutMigrationAdapter();
  }
}

/**
 * Ends a connection in use on which nothing arrives for `limit` milliseconds, as after a failover or while packets are dropped: PostgreSQL's own
 * time-outs don't reach the client then, and `query_timeout` of `pg` would leave the connection in the pool.
 */
function endSilentConnections(pool: Pool, limit: () => number): void {
  const streamOf = (client: unknown) => (client as { connection: { stream: Socket } }).connection.stream;
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () =>
      stream.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })),
    );
  });
  pool.on('acquire', (client) => streamOf(client).setTimeout(limit()));
  pool.on('release', (_error, client) => streamOf(client).setTimeout(0));
}

/** `silenceLimit` is asked for at each use of a connection: a migration may take longer than any call. */
async function openPostgres(
  connectionString: string,
  log: StatementLogger,
  silenceLimit: () => number,
  connectionTimeoutMillis: number,
): Promise<Connected> {
  const pool = new Pool({
    connectionString,
    Client: TracedClient,
    max: 10,
    // So that an idle server is seen (`assertNoOtherProcess`).
    min: 1,
    application_name: `${connectionName} ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis,
    ...postgresTimeouts,
    // Counts are far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : types.getTypeParser(oid, format as 'text'),
    } as typeof types,
  });
  // The pool replaces a broken idle connection. Without a listener, its error would end the process.
  pool.on('error', (error) => log.error({ err: error }, 'database connection lost'));
  // The pool does not listen to connections in use either. Their query rejects, so the error can be ignored here.
  pool.on('connect', (client) => client.on('error', () => {}));
  endSilentConnections(pool, silenceLimit);
  const db = new Kysely<Tables>({
    dialect: new MigratingPostgresDialect({ pool }),
    log: statementLog(log),
  });
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
    readChangeMark: async () => {
      const { rows } = await sql<{
        snapshot: string;
      }>`select pg_current_snapshot()::text as snapshot`.execute(db);
      return rows[0]?.snapshot ?? '';
    },
    checkWritable: async () => {
      await assertMigrated(db);
      // A sort that does not fit in memory writes to the disk, and leaves nothing behind.
      const { rows } = await db.transaction().execute(async (tx) => {
        await sql`set local work_mem = '64kB'`.execute(tx);
        return sql<{ readOnly: string }>`
          select current_setting('transaction_read_only') as "readOnly", count(*)
          from (select random() as number from generate_series(1, 10000) order by number) as sorted
        `.execute(tx);
      });
      if (rows[0]?.readOnly !== 'off') throw new Error('the database is read-only');
    },
    truncateLog: async () => {},
    close: () => db.destroy(),
  };
}

type OpenConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'silenceLimits'>>;

/** The database as it is. Throws a `StartError` if it cannot be opened or another program wrote it. */
export const connectDatabase = (
  { databaseUrl, dataDir, silenceLimits }: OpenConfig,
  log: StatementLogger = noLog,
  silenceLimit = () => 0,
): Promise<Connected> => {
  if (!databaseUrl) return openSqlite(dataDir, log);
  const timeout = Math.min(connectionTimeout, silenceLimits?.database ?? connectionTimeout);
  return openPostgres(databaseUrl, log, silenceLimit, timeout);
};

/** Opens the configured database and migrates its schema. Throws as `connectDatabase`. */
export async function openDatabase(
  config: OpenConfig,
  log?: StatementLogger,
  upTo: readonly Migration[] = migrations,
): Promise<Database> {
  let silenceLimit = 0;
  const database = await connectDatabase(config, log, () => silenceLimit);
  try {
    const migrated = await runMigrations(database, upTo);
    silenceLimit = config.silenceLimits?.database ?? 0;
    return { ...database, migrated };
  } catch (error) {
    await database.close();
    throw error;
  }
}
