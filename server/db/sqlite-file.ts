import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { StartError } from '../shared/start-error.ts';

/** Settings of every SQLite connection, in this order. `read` is the value expected when reading the setting back. */
export const sqlitePragmas = [
  { pragma: 'busy_timeout', set: '5000', read: 5000 },
  { pragma: 'journal_mode', set: 'WAL', read: 'wal' },
  { pragma: 'synchronous', set: 'FULL', read: 2 },
  { pragma: 'foreign_keys', set: 'ON', read: 1 },
] as const;

/** Returns the path of the SQLite file in a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'imc.sqlite');

/** Opens a SQLite file, applies the settings and verifies each. Throws a `StartError` if a setting does not take effect. */
export function openSqliteFile(file: string): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(file);
  try {
    for (const { pragma, set, read } of sqlitePragmas) {
      sqlite.pragma(`${pragma} = ${set}`);
      const now = sqlite.pragma(pragma, { simple: true });
      if (now !== read) {
        throw new StartError(
          `DATA_DIR: the database does not accept ${pragma} = ${set} (it returns ${String(now)})`,
        );
      }
    }
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Result of a statement. */
export interface StatementResult {
  readonly rows: unknown[];
  /** Undefined if the statement returned rows. */
  readonly changes?: number;
  readonly lastInsertRowid?: number | bigint;
}

/** Runs a statement with its parameters. */
export type RunStatement = (sql: string, parameters: readonly unknown[]) => StatementResult;

/** Maximum number of cached prepared statements per connection. */
const cachedStatements = 300;

/**
 * Runs statements on a connection and caches them prepared. The SQL of a query is the same on every call, and preparing costs as much as
 * running.
 */
export function statementRunner(sqlite: SqliteDatabase.Database): RunStatement {
  const cache = new LRUCache<string, SqliteDatabase.Statement>({ max: cachedStatements });
  return (sql, parameters) => {
    let statement = cache.get(sql);
    if (!statement) {
      statement = sqlite.prepare(sql);
      cache.set(sql, statement);
    }
    return statement.reader
      ? { rows: statement.all(parameters) }
      : { rows: [], ...statement.run(parameters) };
  };
}
