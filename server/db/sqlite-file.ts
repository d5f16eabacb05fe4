import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { StartError } from '../domain/start-error.ts';

/** What every SQLite connection is set to, in this order. `read` is what must be read back. */
export const sqlitePragmas = [
  { pragma: 'busy_timeout', set: '5000', read: 5000 },
  { pragma: 'journal_mode', set: 'WAL', read: 'wal' },
  { pragma: 'synchronous', set: 'FULL', read: 2 },
  { pragma: 'foreign_keys', set: 'ON', read: 1 },
] as const;

/** The SQLite file below a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'imc.sqlite');

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

/** What a statement did. */
export interface StatementResult {
  readonly rows: unknown[];
  /** Undefined where the statement answered rows. */
  readonly changes?: number;
  readonly lastInsertRowid?: number | bigint;
}

export type RunStatement = (sql: string, parameters: readonly unknown[]) => StatementResult;

/** Prepared statements that a connection caches. */
const cachedStatements = 300;

/** Runs statements on a connection, and caches them prepared: the text of a query is the same at every call, and preparing costs as much as running. */
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
