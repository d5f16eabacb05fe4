import { Worker } from 'node:worker_threads';
import { busy } from '../domain/refusal-error.ts';
import type { ContentDocument } from './documents.ts';
import { QueryError, queryLimits } from './query-limits.ts';
import type { WorkerAnswer, WorkerRequest } from './worker.ts';

/** Answers GROQ queries over a fixed set of documents. */
export interface ContentService {
  /** The result as JSON. A `QueryError` where the query is refused. */
  query(query: string, params: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

/** Queries that may wait for the worker. */
const waiting = 50;
/** Results that are kept: the documents don't change while the server runs. */
const keptResults = 200;

interface Job extends WorkerRequest {
  readonly resolve: (json: string) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Runs queries one after another in a worker with a memory and a time limit: a hostile one ends with its worker, and the
 * server goes on.
 */
export function createContentService(documents: readonly ContentDocument[]): ContentService {
  const kept = new Map<string, string>();
  const queue: Job[] = [];
  let worker: Worker | undefined;
  let current: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 1;
  let closed = false;

  const settle = (act: (job: Job) => void): void => {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    if (job) act(job);
    next();
  };

  const drop = (gone: Worker | undefined): void => {
    if (worker === gone) worker = undefined;
    void gone?.terminate();
  };

  const start = (): Worker => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: documents,
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
      // Nothing of the process's environment is needed there.
      env: {},
      execArgv: [],
    });
    made.unref();
    made.on('message', (answer: WorkerAnswer) => {
      if (made !== worker || answer.id !== current?.id) return;
      settle((job) =>
        'json' in answer ? job.resolve(answer.json) : job.reject(new QueryError(answer.refusal)),
      );
    });
    const failed = () => {
      if (made !== worker) return;
      worker = undefined;
      settle((job) => job.reject(new QueryError('The query could not be answered.')));
    };
    made.on('error', failed);
    made.on('exit', failed);
    return made;
  };

  const next = (): void => {
    if (current || closed) return;
    current = queue.shift();
    if (!current) return;
    worker ??= start();
    const { id, query, params } = current;
    const used = worker;
    timer = setTimeout(() => {
      drop(used);
      settle((job) => job.reject(new QueryError('The query took too long.')));
    }, queryLimits.time);
    used.postMessage({ id, query, params } satisfies WorkerRequest);
  };

  return {
    query: async (query, params) => {
      if (query.length > queryLimits.queryLength) throw new QueryError('The query is too long.');
      const place = JSON.stringify([query, params]);
      if (place.length > queryLimits.queryLength + 2 * queryLimits.parametersLength) {
        throw new QueryError('The parameters are too long.');
      }
      const known = kept.get(place);
      if (known !== undefined) return known;
      if (queue.length >= waiting) throw busy(2);
      const json = await new Promise<string>((resolve, reject) => {
        queue.push({ id: nextId++, query, params, resolve, reject });
        next();
      });
      if (!query.includes('now(')) {
        if (kept.size >= keptResults) kept.delete(kept.keys().next().value as string);
        kept.set(place, json);
      }
      return json;
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      for (const job of [...(current ? [current] : []), ...queue.splice(0)]) job.reject(busy());
      current = undefined;
      const last = worker;
      worker = undefined;
      await last?.terminate();
    },
  };
}
