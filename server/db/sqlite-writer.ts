import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import SqliteDatabase from 'better-sqlite3';
import type { StatementResult } from './sqlite-file.ts';
import type { ThreadRequest, ThreadResponse, ThreadTask } from './sqlite-thread.ts';

/** Holds the write lock until it is committed or rolled back. */
export interface SqliteTransaction {
  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** If it rejects, the transaction is rolled back. */
  commit(): Promise<void>;
  /** Has no effect if SQLite has rolled back by itself, as on a full disk. */
  rollback(): Promise<void>;
}

/** One connection in its own thread, which runs one transaction after another. */
export interface SqliteWriter {
  /** Rejects with SQLITE_BUSY if it has to wait longer than `timeout` milliseconds. Default: `lockTimeout`. */
  begin(timeout?: number): Promise<SqliteTransaction>;
  /** Writes the write-ahead log back to the file and empties it. Returns false if another program was reading. */
  truncateLog(): Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds to wait for other writes of this or another process. */
export const lockTimeout = 5000;

/** Transactions that are committed together. The first waits for the last. */
const maxGroup = 64;

/** Milliseconds between attempts to take the lock. SQLite itself has already waited for it. */
const retryDelay = 20;

interface PendingRequest {
  readonly resolve: (result: StatementResult | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Sends tasks and returns their responses. */
function connect(worker: Worker) {
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let isOpen = true;
  worker.on('message', ({ id, result, error }: ThreadResponse) => {
    const request = pending.get(id);
    pending.delete(id);
    if (!error) request?.resolve(result);
    else if (error.code === undefined) request?.reject(new Error(error.message));
    else request?.reject(new SqliteDatabase.SqliteError(error.message, error.code));
  });
  const closed = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      isOpen = false;
      for (const { reject } of pending.values()) reject(new Error('The database is closed.'));
      pending.clear();
      resolve();
    });
  });
  const send = (task: ThreadTask): Promise<StatementResult | undefined> =>
    new Promise((resolve, reject) => {
      if (!isOpen) return reject(new Error('The database is closed.'));
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, task } satisfies ThreadRequest);
    });
  return { send, closed };
}

interface Waiting {
  readonly resolve: (transaction: SqliteTransaction) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Rejects if the file cannot be opened. */
export async function openSqliteWriter(file: string): Promise<SqliteWriter> {
  // The process's options, such as --import, must not apply to this thread.
  // In the release, the thread is a file beside this one, too.
  const worker = new Worker(new URL(`./sqlite-thread${extname(import.meta.filename)}`, import.meta.url), {
    workerData: file,
    execArgv: [],
  });
  await once(worker, 'message');
  // From now on, errors of the thread are not handled: they become uncaught exceptions and end the process.
  const { send, closed } = connect(worker);

  const queue = new Set<Waiting>();
  /** Whether a transaction is open or the lock is being acquired. */
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

  /** Transactions of the open group that wait for its commit. */
  let group: PromiseWithResolvers<void>[] = [];

  const commitGroup = (): void => {
    const ended = group;
    group = [];
    send({ kind: 'commit' }).then(
      () => {
        for (const { resolve } of ended) resolve();
      },
      (error) => {
        for (const { reject } of ended) reject(error);
      },
    );
  };

  /**
   * Lets the next transaction follow in the group. If none waits, or this one is undone, the group ends: SQLite may have rolled it back by itself.
   * Resolves once the group is on the disk, so that who was refused because of an earlier transaction of it can read what that one has written.
   */
  const end = (kind: 'keep' | 'undo'): Promise<void> => {
    const ended = Promise.withResolvers<void>();
    group.push(ended);
    const next = kind === 'undo' || group.length >= maxGroup ? undefined : takeFirst();
    // If the group was rolled back or the database is closed, the commit rejects, too.
    if (next || kind === 'undo') send({ kind }).catch(() => undefined);
    if (next) next.resolve(transaction);
    else {
      commitGroup();
      // The thread works in order, so the next write's begin need not wait for the result to come back.
      release();
    }
    return ended.promise;
  };

  const transaction: SqliteTransaction = {
    run: async (sql, parameters) => (await send({ kind: 'run', sql, parameters })) ?? { rows: [] },
    commit: () => end('keep'),
    rollback: () => end('undo').catch(() => undefined),
  };

  /**
   * Acquires the lock for the write that is first in the queue by then. The queue waits, not a single write: all writes behind another process's
   * lock are rejected at the same time.
   */
  const startNext = async (): Promise<void> => {
    if (isTaken || queue.size === 0) return;
    isTaken = true;
    try {
      await send({ kind: 'begin' });
    } catch (error) {
      const isBusy = error instanceof SqliteDatabase.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isBusy) takeFirst()?.reject(error as Error);
      setTimeout(release, retryDelay);
      return;
    }
    const first = takeFirst();
    if (first) {
      first.resolve(transaction);
      return;
    }
    commitGroup();
    release();
  };

  const begin: SqliteWriter['begin'] = (timeout = lockTimeout) =>
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
    });

  return {
    begin,
    truncateLog: async () => {
      await begin();
      commitGroup();
      const truncated = send({ kind: 'truncate-log' });
      release();
      const result = await truncated;
      return (result?.rows[0] as { busy: number } | undefined)?.busy === 0;
    },
    close: async () => {
      send({ kind: 'close' }).catch(() => undefined);
      await closed;
      while (queue.size > 0) takeFirst()?.reject(new Error('The database is closed.'));
    },
  };
}
