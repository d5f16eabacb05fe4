import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Runs the tasks of a key one at a time, with its clients taking turns. Tasks of different keys run concurrently. */
export type KeyedQueue = <T>(key: string, client: string, task: () => Promise<T>) => Promise<T>;

/** Maximum number of waiting tasks per key. Further ones get a 503. */
const maxWaiting = 100;

/** Creates a `KeyedQueue`. */
export function createKeyedQueue(): KeyedQueue {
  const queues = new Map<string, { readonly run: FairQueue; tasks: number }>();
  return async (key, client, task) => {
    const queue = queues.get(key) ?? { run: createFairQueue({ concurrency: 1, maxWaiting }), tasks: 0 };
    queues.set(key, queue);
    queue.tasks += 1;
    try {
      return await queue.run(client, task);
    } finally {
      queue.tasks -= 1;
      if (queue.tasks === 0) queues.delete(key);
    }
  };
}
