import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { busy } from '../domain/refusal-error.ts';
import type { ContentDocument } from './documents.ts';
import { QueryError, queryLimits } from './query-limits.ts';
import type { WorkerRequest, WorkerResponse } from './worker.ts';

/** Runs GROQ queries on a fixed set of documents. */
export interface ContentService {
  /** Returns the result as JSON. Throws a `QueryError` if the query is rejected. */
  query(query: string, params: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

/** Maximum number of queries waiting for the worker. */
const maxWaiting = 50;
/** Maximum number of cached results. They stay valid because the documents do not change while the server runs. */
const cachedResults = 200;

interface Job extends WorkerRequest {
  readonly resolve: (json: string) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Creates a service that runs queries one after another in a worker with memory and time limits, so that a hostile query ends the worker
 * instead of the server.
 */
export function createContentService(documents: readonly ContentDocument[]): ContentService {
  const cache = new LRUCache<string, string>({ max: cachedResults });
  const queue: Job[] = [];
  let worker: Worker | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 1;
  let closed = false;

  const finishCurrent = (settle: (job: Job) => void): void => {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (job) settle(job);
    startNext();
  };

  const terminate = (target: Worker): void => {
    if (worker === target) worker = undefined;
    void target.terminate();
  };

  const startWorker = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: documents,
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
      // The worker does not need the process's environment.
      env: {},
      execArgv: [],
    });
    started.unref();
    started.on('message', (response: WorkerResponse) => {
      if (started !== worker || response.id !== current?.id) return;
      if ('begins' in response) {
        // Not earlier: on a busy machine, starting the worker may take longer than any query.
        timer = setTimeout(() => {
          terminate(started);
          finishCurrent((job) => job.reject(new QueryError('The query took too long.')));
        }, queryLimits.time);
        return;
      }
      finishCurrent((job) =>
        'json' in response ? job.resolve(response.json) : job.reject(new QueryError(response.error)),
      );
    });
    const failed = () => {
      if (started !== worker) return;
      worker = undefined;
      finishCurrent((job) => job.reject(new QueryError('The query could not be answered.')));
    };
    started.on('error', failed);
    started.on('exit', failed);
    return started;
  };

  const startNext = (): void => {
    if (current || closed) return;
    current = queue.shift();
    if (!current) return;
    worker ??= startWorker();
    const { id, query, params } = current;
    worker.postMessage({ id, query, params } satisfies WorkerRequest);
  };

  return {
    query: async (query, params) => {
      if (query.length > queryLimits.queryLength) throw new QueryError('The query is too long.');
      const cacheKey = JSON.stringify([query, params]);
      if (cacheKey.length > queryLimits.queryLength + 2 * queryLimits.parametersLength) {
        throw new QueryError('The parameters are too long.');
      }
      const cached = cache.get(cacheKey);
      if (cached !== undefined) return cached;
      if (queue.length >= maxWaiting) throw busy(2);
      const json = await new Promise<string>((resolve, reject) => {
        queue.push({ id: nextId++, query, params, resolve, reject });
        startNext();
      });
      if (!query.includes('now(')) cache.set(cacheKey, json);
      return json;
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      for (const job of [...(current ? [current] : []), ...queue.splice(0)]) job.reject(busy());
      current = undefined;
      const running = worker;
      worker = undefined;
      await running?.terminate();
    },
  };
}
