/** Work that no answer waits for, so that the time of the answer reveals nothing about it. */
export interface Background {
  /** Starts the work once the current request has been answered. A failure goes to `onError`. */
  run(work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

export function createBackground(onError: (error: unknown) => void): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run: (work) => {
      const task = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(onError)
        .finally(() => underWay.delete(task));
      underWay.add(task);
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
