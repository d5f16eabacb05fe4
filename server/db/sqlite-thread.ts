/** Has the only writing connection. While it waits for a lock or the disk, the main thread continues to serve requests. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile, type StatementResult, statementRunner } from './sqlite-file.ts';

/** Processed in order. */
export type ThreadTask =
  | { readonly kind: 'begin' | 'commit' | 'rollback' | 'truncate-log' | 'close' }
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

function execute(task: ThreadTask): StatementResult | undefined {
  switch (task.kind) {
    case 'begin':
      // Take the write lock at the start, so that a transaction waits for another writer instead of failing halfway.
      runStatement('begin immediate', []);
      return undefined;
    case 'run':
      // On a full disk, SQLite rolls back by itself. The remaining statements must not be executed outside the transaction.
      if (!sqlite.inTransaction) throw new Error('The transaction has been rolled back.');
      return runStatement(task.sql, task.parameters);
    case 'commit':
      try {
        runStatement('commit', []);
      } finally {
        // The next transaction is already queued.
        if (sqlite.inTransaction) runStatement('rollback', []);
      }
      return undefined;
    case 'rollback':
      if (sqlite.inTransaction) runStatement('rollback', []);
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
