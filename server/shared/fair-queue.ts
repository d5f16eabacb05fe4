import { busy } from './refusal-error.ts';

/** Limits concurrency. Waiting clients take turns, one task each, however many tasks they have queued. */
export type FairQueue = <T>(client: string, task: () => Promise<T>) => Promise<T>;

interface Waiting {
  readonly start: () => void;
  readonly reject: () => void;
}

/**
 * Runs up to `concurrency` tasks while up to `maxWaiting` more wait. A full queue rejects the newest task of the client with the most
 * waiting tasks with a 503: the new task itself, unless another client has more.
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
  /** By client, in the order in which clients are served. */
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
    const longest = [...waiting.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= own + 1) throw busy();
    longest.pop()?.reject();
    waitingCount -= 1;
  };

  const freeSlot = (client: string): Promise<void> =>
    new Promise((start, reject) => {
      if (waitingCount >= maxWaiting) makeRoomFor(client);
      const entry = { start, reject: () => reject(busy()) };
      const ofClient = waiting.get(client);
      if (ofClient) ofClient.push(entry);
      else waiting.set(client, [entry]);
      waitingCount += 1;
    });

  return async (client, task) => {
    // Pass the slot of a finished task on directly, so that no later task takes it.
    if (running >= concurrency) await freeSlot(client);
    else running += 1;
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
