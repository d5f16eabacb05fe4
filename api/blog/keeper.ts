/** How a keeper works; times in milliseconds. */
export interface KeeperOptions {
  /** How long an answer is given out without asking again. */
  readonly fresh: number;
  /** How long a failure is not tried again. */
  readonly retry: number;
  /** How long an answer is waited for. */
  readonly timeout: number;
  /** Most answers that are kept; the one unread for longest goes first. */
  readonly size: number;
  /** Most questions that are open at once; further ones fail at once where nothing is kept. */
  readonly flights: number;
  /** Told of every failure, once for each question that was asked. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** Keeps answers of a source that may be slow or down. */
export interface Keeper<Answer> {
  /**
   * The answer to a key. A fresh one is given as it is; a stale one is given too, and asked for anew behind it; only where there is
   * none does the reader wait. Whoever asks for a key that is being asked for waits for the same answer. Rejects where nothing is kept and the source fails.
   */
  read(key: string, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer>;
}

interface Entry<Answer> {
  kept?: { readonly answer: Answer };
  /** When it is asked for again. */
  due: number;
  failure?: Error;
  flight?: Promise<Answer>;
}

/** Rejects with the signal's reason, even where the source does not listen to it. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

export function createKeeper<Answer>({
  fresh,
  retry,
  timeout,
  size,
  flights,
  onError,
  now = () => performance.now(),
}: KeeperOptions): Keeper<Answer> {
  const entries = new Map<string, Entry<Answer>>();
  let open = 0;

  /** The entry of a key, now the last to go. */
  const entryOf = (key: string): Entry<Answer> => {
    const entry = entries.get(key) ?? { due: Number.NEGATIVE_INFINITY };
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= size) break;
      entries.delete(oldest);
    }
    return entry;
  };

  const depart = async (
    entry: Entry<Answer>,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> => {
    open += 1;
    const patience = new AbortController();
    const timer = setTimeout(
      () => patience.abort(new Error(`No answer in ${timeout} milliseconds.`)),
      timeout,
    );
    try {
      const answer = await Promise.race([ask(patience.signal), untilAborted(patience.signal)]);
      entry.kept = { answer };
      entry.due = now() + fresh;
      delete entry.failure;
      return answer;
    } catch (error) {
      onError(error);
      entry.due = now() + retry;
      entry.failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      clearTimeout(timer);
      open -= 1;
      delete entry.flight;
    }
  };

  return {
    read: async (key, ask) => {
      const entry = entryOf(key);
      if (!entry.flight && now() >= entry.due) {
        if (open < flights) entry.flight = depart(entry, ask);
        else if (!entry.kept) throw new Error('Too many questions are open.');
      }
      if (entry.kept) {
        // The next reader gets what comes of it; a failure was reported.
        entry.flight?.catch(() => undefined);
        return entry.kept.answer;
      }
      if (entry.flight) return entry.flight;
      throw entry.failure ?? new Error('There is no answer.');
    },
  };
}
