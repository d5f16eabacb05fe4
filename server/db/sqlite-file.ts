import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { StartError } from '../shared/start-error.ts';

/** Of every connection, in this order. `read` is the expected value when reading the setting back. */
export const sqlitePragmas = [
  { pragma: 'busy_timeout', set: '5000', read: 5000 },
  { pragma: 'journal_mode', set: 'WAL', read: 'wal' },
  { pragma: 'synchronous', set: 'FULL', read: 2 },
  { pragma: 'foreign_keys', set: 'ON', read: 1 },
  // Overwrites what is deleted.
  { pragma: 'secure_delete', set: 'ON', read: 1 },
] as const;

export const sqliteFile = (dataDir: string): string => join(dataDir, 'imc.sqlite');

/** Applies the settings and verifies each. Throws a `StartError` if one does not take effect. */
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

export interface StatementResult {
  readonly rows: unknown[];
  /** Undefined if the statement returned rows. */
  readonly changes?: number;
  readonly lastInsertRowid?: number | bigint;
}

export type RunStatement = (sql: string, parameters: readonly unknown[]) => StatementResult;

/** Per connection. */
const cachedStatements = 300;

/** Caches prepared statements: the SQL of a query is the same on every call, and preparing costs as much as running. */
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
