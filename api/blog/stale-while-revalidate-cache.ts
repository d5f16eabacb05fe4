import { LRUCache } from 'lru-cache';

/** Times are in milliseconds. */
export interface StaleWhileRevalidateOptions {
  /** How long a value is returned without fetching it again. */
  readonly freshFor: number;
  /** How long to wait after a failed fetch before fetching again. */
  readonly retryAfter: number;
  /** Timeout of a fetch. */
  readonly timeout: number;
  /** Maximum number of values. The least recently used one is evicted first. */
  readonly max: number;
  /** Maximum number of concurrent fetches. Beyond it, reading a key without a cached value fails immediately. */
  readonly maxConcurrent: number;
  /** Called once for each failed fetch. */
  readonly onError: (error: unknown) => void;
  /** Clock for tests. It must be monotonic. */
  readonly now?: () => number;
}

/** Caches the values of a source that may be slow or unavailable. */
export interface StaleWhileRevalidateCache<Value> {
  /**
   * A stale value is returned immediately and fetched again in the background. Readers wait only if there is no value, and share one fetch.
   * Rejects if that fails.
   */
  read(key: string, fetch: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
}

type Entry<Value> = { readonly value: Value } | { readonly error: Error };
type Fetch<Value> = (signal: AbortSignal) => Promise<Value>;

/** Rejects after `timeout` milliseconds, even if the source ignores its abort signal. */
async function withTimeout<Value>(fetch: Fetch<Value>, timeout: number): Promise<Value> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`No response within ${timeout} milliseconds.`)),
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
    // Readers wait for the fetch to finish even if its key is evicted.
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, stale, { options, context: fetch }) => {
      if (running >= maxConcurrent) throw new Error('Too many concurrent fetches.');
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
      const cached = cache.peek(key, { allowStale: true });
      const hasValue = cached !== undefined && 'value' in cached;
      const entry = await cache.forceFetch(key, { allowStale: hasValue, context: fetch });
      if ('error' in entry) throw entry.error;
      return entry.value;
    },
  };
}
