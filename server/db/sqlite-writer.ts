import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import SqliteDatabase from 'better-sqlite3';
import type { StatementResult } from './sqlite-file.ts';
import type { ThreadAnswer, ThreadRequest, ThreadTask } from './sqlite-thread.ts';

/** A transaction. It holds the write lock until it is committed or rolled back. */
export interface SqliteTransaction {
  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** Where it rejects, `rollback` has to follow. */
  commit(): Promise<void>;
  /** Does nothing to the data where SQLite has rolled back by itself, as it does when the disk is full. */
  rollback(): Promise<void>;
}

/** The writing side of a SQLite file: one connection in a thread of its own, which takes one transaction after the other. */
export interface SqliteWriter {
  /** Starts a transaction. Rejects with SQLITE_BUSY where it is not this one's turn after so many milliseconds: `lockTimeout` unless said otherwise. */
  begin(timeout?: number): Promise<SqliteTransaction>;
  close(): Promise<void>;
}

/** Milliseconds that a write waits for its turn, whether for this process's other writes or for another process. */
export const lockTimeout = 5000;

/** Milliseconds until the lock is tried for again; SQLite itself has waited for it before it said no. */
const retryDelay = 20;

interface PendingAnswer {
  readonly resolve: (result: StatementResult | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Sends tasks to the thread and gives back what it answers. */
function connect(worker: Worker) {
  const pending = new Map<number, PendingAnswer>();
  let lastId = 0;
  let isOpen = true;
  worker.on('message', ({ id, result, error }: ThreadAnswer) => {
    const asked = pending.get(id);
    pending.delete(id);
    if (!error) asked?.resolve(result);
    else if (error.code === undefined) asked?.reject(new Error(error.message));
    else asked?.reject(new SqliteDatabase.SqliteError(error.message, error.code));
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      isOpen = false;
      for (const { reject } of pending.values()) reject(new Error('The database is closed.'));
      pending.clear();
      resolve();
    });
  });
  const ask = (task: ThreadTask): Promise<StatementResult | undefined> =>
    new Promise((resolve, reject) => {
      if (!isOpen) return reject(new Error('The database is closed.'));
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, task } satisfies ThreadRequest);
    });
  return { ask, ended };
}

interface Waiting {
  readonly resolve: (transaction: SqliteTransaction) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Opens the writing connection. Rejects where the file can't be opened. */
export async function openSqliteWriter(file: string): Promise<SqliteWriter> {
  // What the process was started with, such as --import, is not for this thread.
  const worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), {
    workerData: file,
    execArgv: [],
  });
  await once(worker, 'message');
  // From here on nothing listens for errors: a thread that breaks is an uncaught exception, which ends the process.
  const { ask, ended } = connect(worker);

  const queue = new Set<Waiting>();
  /** Whether a transaction is open, or the lock is being tried for. */
  let isTaken = false;

  const takeFirst = (): Waiting | undefined => {
    const [first] = queue;
    if (!first) return undefined;
    clearTimeout(first.timer);
    queue.delete(first);
    return first;
  };

  const release = (): void => {
    isTaken = false;
    void startNext();
  };

  const transaction: SqliteTransaction = {
    run: async (sql, parameters) => (await ask({ kind: 'run', sql, parameters })) ?? { rows: [] },
    commit: async () => {
      await ask({ kind: 'commit' });
      release();
    },
    rollback: async () => {
      await ask({ kind: 'rollback' }).finally(release);
    },
  };

  /**
   * Takes the lock for whoever is first in the queue by then. The wait belongs to the queue and not to one write: a hundred writes behind another
   * process's lock are refused at the same time.
   */
  const startNext = async (): Promise<void> => {
    if (isTaken || queue.size === 0) return;
    isTaken = true;
    try {
      await ask({ kind: 'begin' });
    } catch (error) {
      const isBusy = error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isBusy) takeFirst()?.reject(error as Error);
      setTimeout(release, retryDelay);
      return;
    }
    const first = takeFirst();
    if (first) first.resolve(transaction);
    else await transaction.rollback();
  };

  return {
    begin: (timeout = lockTimeout) =>
      new Promise((resolve, reject) => {
        const waiting: Waiting = {
          resolve,
          reject,
          timer: setTimeout(() => {
            queue.delete(waiting);
            reject(new SqliteDatabase.SqliteError('database is locked', 'SQLITE_BUSY'));
          }, timeout),
        };
        queue.add(waiting);
        void startNext();
      }),
    close: async () => {
      ask({ kind: 'close' }).catch(() => undefined);
      await ended;
      while (queue.size > 0) takeFirst()?.reject(new Error('The database is closed.'));
    },
  };
}
