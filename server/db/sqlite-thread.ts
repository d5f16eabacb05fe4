/** Has the only writing connection. While it waits for a lock or the disk, the main thread continues to serve requests. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile, type StatementResult, statementRunner } from './sqlite-file.ts';

/**
 * Processed in order. Transactions that wait for each other form a group, which is written to the disk at once: each has a savepoint in one
 * transaction of SQLite. `keep` and `undo` end one of them, and the next begins; `commit` ends the last and the group.
 */
export type ThreadTask =
  | { readonly kind: 'begin' | 'keep' | 'undo' | 'commit' | 'truncate-log' | 'close' }
  | { readonly kind: 'run'; readonly sql: string; readonly parameters: readonly unknown[] };

export interface ThreadRequest {
  readonly id: number;
  readonly task: ThreadTask;
}

/** To the request with the same id. */
export interface ThreadResponse {
  readonly id: number;
  readonly result?: StatementResult | undefined;
  /** `code` is SQLite's own, such as SQLITE_BUSY. Undefined for other errors. */
  readonly error?: { readonly message: string; readonly code: string | undefined };
}

const sqlite = openSqliteFile(workerData as string);
const runStatement = statementRunner(sqlite);

/** Milliseconds that other writes wait for programs that read the file, such as a backup. */
const truncateTimeout = 250;

/** One row, whose `busy` is 1 if another program was reading. */
function truncateLog(): StatementResult {
  const usual = sqlite.pragma('busy_timeout', { simple: true });
  sqlite.pragma(`busy_timeout = ${truncateTimeout}`);
  try {
    return { rows: sqlite.pragma('wal_checkpoint(TRUNCATE)') as unknown[] };
  } finally {
    sqlite.pragma(`busy_timeout = ${usual}`);
  }
}

/** Of the error after which SQLite rolled back the whole group by itself, as on a full disk. */
let rollbackCode: unknown;

/** The remaining statements must not be executed outside the transaction. */
function assertInTransaction(): void {
  if (!sqlite.inTransaction)
    throw Object.assign(new Error('The transaction has been rolled back.'), { code: rollbackCode });
}

function execute(task: ThreadTask): StatementResult | undefined {
  switch (task.kind) {
    case 'begin':
      // Take the write lock at the start, so that a transaction waits for another writer instead of failing halfway.
      runStatement('begin immediate', []);
      runStatement('savepoint one', []);
      return undefined;
    case 'run':
      assertInTransaction();
      try {
        return runStatement(task.sql, task.parameters);
      } catch (error) {
        if (!sqlite.inTransaction) rollbackCode = (error as { code?: unknown }).code;
        throw error;
      }
    case 'keep':
      assertInTransaction();
      runStatement('release one', []);
      runStatement('savepoint one', []);
      return undefined;
    case 'undo':
      if (sqlite.inTransaction) runStatement('rollback to one', []);
      return undefined;
    case 'commit':
      assertInTransaction();
      try {
        runStatement('commit', []);
      } finally {
        // The next transaction is already queued.
        if (sqlite.inTransaction) runStatement('rollback', []);
      }
      return undefined;
    case 'truncate-log':
      return truncateLog();
    case 'close':
      parentPort?.close();
      sqlite.close();
      return undefined;
  }
}

function respondTo({ id, task }: ThreadRequest): ThreadResponse {
  try {
    return { id, result: execute(task) };
  } catch (error) {
    const { message, code } = error as Error & { code?: unknown };
    return { id, error: { message, code: typeof code === 'string' ? code : undefined } };
  }
}

parentPort?.on('message', (request: ThreadRequest) => parentPort?.postMessage(respondTo(request)));
parentPort?.postMessage('open');
