import { LRUCache } from 'lru-cache';

/** Times are in milliseconds. */
export interface StaleWhileRevalidateOptions {
  /** How long a value is returned without fetching it again. */
  readonly freshFor: number;
  /** How long a failed fetch is not repeated. */
  readonly retryAfter: number;
  /** How long one fetch may take. */
  readonly timeout: number;
  /** Most values in the cache; the least recently read is dropped first. */
  readonly max: number;
  /** Most fetches at once; where there is no value, further ones fail at once. */
  readonly maxConcurrent: number;
  /** Called once for each fetch that fails. */
  readonly onError: (error: unknown) => void;
  /** The clock, for tests. It never goes back. */
  readonly now?: () => number;
}

/** Caches the values of a source that may be slow or down. */
export interface StaleWhileRevalidateCache<Value> {
  /**
   * The value of a key. A fresh one is returned as it is; a stale one is returned too, while it is fetched again. Readers wait only where
   * there is none, all of them for one fetch. Rejects where there is no value and the fetch fails.
   */
  read(key: string, fetch: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
}

type Entry<Value> = { readonly value: Value } | { readonly error: Error };
type Fetch<Value> = (signal: AbortSignal) => Promise<Value>;

/** Rejects after so many milliseconds, even where the source ignores its signal. */
async function withTimeout<Value>(fetch: Fetch<Value>, timeout: number): Promise<Value> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`No answer in ${timeout} milliseconds.`)),
    timeout,
  );
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  try {
    return await Promise.race([fetch(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
  }
}

export function createStaleWhileRevalidateCache<Value>({
  freshFor,
  retryAfter,
  timeout,
  max,
  maxConcurrent,
  onError,
  now = () => performance.now(),
}: StaleWhileRevalidateOptions): StaleWhileRevalidateCache<Value> {
  let running = 0;
  const cache = new LRUCache<string, Entry<Value>, Fetch<Value>>({
    max,
    ttl: freshFor,
    ttlResolution: 0,
    perf: { now },
    // Readers still wait for the fetch of a key that was dropped meanwhile.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, stale, { options, context: fetch }) => {
      if (running >= maxConcurrent) throw new Error('Too many fetches are running.');
      running += 1;
      try {
        return { value: await withTimeout(fetch, timeout) };
      } catch (error) {
        onError(error);
        options.ttl = retryAfter;
        if (stale && 'value' in stale) return stale;
        return { error: error instanceof Error ? error : new Error(String(error)) };
      } finally {
        running -= 1;
      }
    },
  });

  return {
    read: async (key, fetch) => {
      const known = cache.peek(key, { allowStale: true });
      const hasValue = known !== undefined && 'value' in known;
      const entry = await cache.forceFetch(key, { allowStale: hasValue, context: fetch });
      if ('error' in entry) throw entry.error;
      return entry.value;
    },
  };
}
