import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Runs tasks of one key one at a time, in rotation among its clients; tasks of different keys don't wait for each other. */
export type KeyedQueue = <T>(key: string, client: string, task: () => Promise<T>) => Promise<T>;

/** Tasks of one key that may wait; further ones are refused with 503. */
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
