import { createFairQueue, type FairQueue } from './fair-queue.ts';

/** Runs tasks of one name one at a time, its clients in rotation; tasks of different names don't wait for each other. */
export type Turns = <T>(name: string, client: string, task: () => Promise<T>) => Promise<T>;

/** Tasks of one name that may wait; the rest is told to come back. */
const maxWaiting = 100;

export function createTurns(): Turns {
  const queues = new Map<string, { readonly run: FairQueue; tasks: number }>();
  return async (name, client, task) => {
    const queue = queues.get(name) ?? { run: createFairQueue({ concurrency: 1, maxWaiting }), tasks: 0 };
    queues.set(name, queue);
    queue.tasks += 1;
    try {
      return await queue.run(client, task);
    } finally {
      queue.tasks -= 1;
      if (queue.tasks === 0) queues.delete(name);
    }
  };
}
