/** The thread of the one writing connection: while it waits for a lock or for the disk, the main thread goes on answering. */
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile, type StatementResult, statementRunner } from './sqlite-file.ts';

/** What the main thread asks for; answered in order. */
export type ThreadTask =
  | { readonly kind: 'begin' | 'commit' | 'rollback' | 'close' }
  | { readonly kind: 'run'; readonly sql: string; readonly parameters: readonly unknown[] };

export interface ThreadRequest {
  readonly id: number;
  readonly task: ThreadTask;
}

export interface ThreadAnswer {
  readonly id: number;
  readonly result?: StatementResult | undefined;
  /** `code` is SQLite's own, such as SQLITE_BUSY; undefined where the error is not SQLite's. */
  readonly error?: { readonly message: string; readonly code: string | undefined };
}

const sqlite = openSqliteFile(workerData as string);
const runStatement = statementRunner(sqlite);

function carryOut(task: ThreadTask): StatementResult | undefined {
  switch (task.kind) {
    case 'begin':
      // The lock is taken at the start, so that a transaction waits for another writer instead of failing half-way.
      runStatement('begin immediate', []);
      return undefined;
    case 'run':
      // On a full disk SQLite rolls back by itself: what follows must not be written without the rest.
      if (!sqlite.inTransaction) throw new Error('The transaction has been rolled back.');
      return runStatement(task.sql, task.parameters);
    case 'commit':
      runStatement('commit', []);
      return undefined;
    case 'rollback':
      if (sqlite.inTransaction) runStatement('rollback', []);
      return undefined;
    case 'close':
      parentPort?.close();
      sqlite.close();
      return undefined;
  }
}

function answerTo({ id, task }: ThreadRequest): ThreadAnswer {
  try {
    return { id, result: carryOut(task) };
  } catch (error) {
    const { message, code } = error as Error & { code?: unknown };
    return { id, error: { message, code: typeof code === 'string' ? code : undefined } };
  }
}

parentPort?.on('message', (request: ThreadRequest) => parentPort?.postMessage(answerTo(request)));
parentPort?.postMessage('open');
