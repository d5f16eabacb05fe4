import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** One task of a key at a time, with clients taking turns. Tasks of different keys run concurrently. */
export type KeyedQueue = <T>(key: string, client: string, task: () => Promise<T>) => Promise<T>;

/** Per key. Further tasks get a 503. */
const maxWaiting = 100;

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
