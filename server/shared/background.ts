/** Tasks that no response waits for, so that response times reveal nothing about them. */
export interface Background {
  /** After the current request was handled. Errors are passed to `onError`. */
  run(work: () => Promise<void>): void;
  /** Resolves when no task is running. */
  idle(): Promise<void>;
}

export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (work) => {
      const task = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(onError)
        .finally(() => running.delete(task));
      running.add(task);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
