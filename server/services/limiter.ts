import { busy } from '../refusal.ts';

/** Runs tasks, a few at a time. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** At most `atOnce` tasks run; at most `waiting` more wait; beyond, 503 (requirements, line 6). */
export function createLimiter(atOnce: number, waiting: number): Limiter {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw busy();
      // The one that ends hands its place on, so nobody who comes later slips in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
