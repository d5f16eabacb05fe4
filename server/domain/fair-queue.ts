import { busy } from './refusal-error.ts';

/** Runs tasks, a few at a time. Waiting clients are served in rotation, one task each, however many tasks they sent. */
export type FairQueue = <T>(client: string, task: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * At most `concurrency` tasks run and at most `maxWaiting` more wait. A full queue refuses with 503: the newest task of the
 * client who has most of them, which is the newcomer's own unless another client takes more of the queue.
 */
export function createFairQueue({
  concurrency,
  maxWaiting,
}: {
  readonly concurrency: number;
  readonly maxWaiting: number;
}): FairQueue {
  let running = 0;
  let waitingCount = 0;
  /** Waiting tasks by client; the map's order is the order in which they are served. */
  const waiting = new Map<string, Waiting[]>();

  const startNext = (): void => {
    for (const [client, [next, ...later]] of waiting) {
      waiting.delete(client);
      if (later.length > 0) waiting.set(client, later);
      waitingCount -= 1;
      next?.start();
      return;
    }
    running -= 1;
  };

  const makeRoomFor = (client: string): void => {
    const own = waiting.get(client)?.length ?? 0;
    const longest = [...waiting.values()].reduce((one, other) => (other.length > one.length ? other : one));
    if (longest.length <= own + 1) throw busy();
    longest.pop()?.refuse();
    waitingCount -= 1;
  };

  const freeSlot = (client: string): Promise<void> =>
    new Promise((start, reject) => {
      if (waitingCount >= maxWaiting) makeRoomFor(client);
      const entry = { start, refuse: () => reject(busy()) };
      const ofClient = waiting.get(client);
      if (ofClient) ofClient.push(entry);
      else waiting.set(client, [entry]);
      waitingCount += 1;
    });

  return async (client, task) => {
    // A finished task passes its slot on directly, so that no later task gets in between.
    if (running >= concurrency) await freeSlot(client);
    else running += 1;
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
