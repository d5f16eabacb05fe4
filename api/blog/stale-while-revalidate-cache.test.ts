import { expect, test, vi } from 'vitest';
import {
  createStaleWhileRevalidateCache,
  type StaleWhileRevalidateOptions,
} from './stale-while-revalidate-cache.ts';

/** The test resolves its fetches. */
function source() {
  const calls: { resolve: (answer: string) => void; reject: (error: Error) => void; signal: AbortSignal }[] =
    [];
  const fetch = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => calls.push({ resolve, reject, signal }));
  return { calls, fetch };
}

function setUp(options: Partial<StaleWhileRevalidateOptions> = {}) {
  let time = 1;
  const onError = vi.fn();
  const cache = createStaleWhileRevalidateCache<string>({
    freshFor: 60_000,
    retryAfter: 5_000,
    timeout: 1_000,
    max: 3,
    maxConcurrent: 10,
    onError,
    now: () => time,
    ...options,
  });
  return { cache, onError, pass: (ms: number) => (time += ms), ...source() };
}

/** Lets pending promise reactions run. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

test('concurrent readers of a key share one fetch', async () => {
  const { cache, calls, fetch } = setUp();
  const reads = Array.from({ length: 50 }, () => cache.read('a', fetch));
  expect(calls).toHaveLength(1);
  calls[0]?.resolve('one');
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['one']));
});

test('returns a fresh value without fetching, and a stale one immediately while fetching it once', async () => {
  const { cache, calls, fetch, pass } = setUp();
  const first = cache.read('a', fetch);
  calls[0]?.resolve('one');
  await first;
  pass(59_999);
  expect(await cache.read('a', fetch)).toBe('one');
  expect(calls).toHaveLength(1);
  pass(2);
  expect(await cache.read('a', fetch)).toBe('one');
  expect(await cache.read('a', fetch)).toBe('one');
  expect(calls).toHaveLength(2);
  calls[1]?.resolve('two');
  await flushPromises();
  expect(await cache.read('a', fetch)).toBe('two');
  expect(calls).toHaveLength(2);
});

test('returns a stale value while the source is down, reports the error once and waits before retrying', async () => {
  const { cache, calls, fetch, pass, onError } = setUp();
  const first = cache.read('a', fetch);
  calls[0]?.resolve('one');
  await first;
  pass(60_001);
  await cache.read('a', fetch);
  calls[1]?.reject(new Error('down'));
  await flushPromises();
  expect(onError).toHaveBeenCalledTimes(1);
  pass(4_999);
  expect(await cache.read('a', fetch)).toBe('one');
  expect(calls).toHaveLength(2);
  pass(2);
  expect(await cache.read('a', fetch)).toBe('one');
  expect(calls).toHaveLength(3);
});

test('without a value, rejects every reader and caches the failure for a while', async () => {
  const { cache, calls, fetch, pass, onError } = setUp();
  const reads = [cache.read('a', fetch), cache.read('a', fetch)];
  calls[0]?.reject(new Error('down'));
  expect((await Promise.allSettled(reads)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(cache.read('a', fetch)).rejects.toThrow('down');
  expect(calls).toHaveLength(1);
  expect(onError).toHaveBeenCalledTimes(1);
  pass(5_001);
  const again = cache.read('a', fetch);
  calls[1]?.resolve('one');
  expect(await again).toBe('one');
});

test('aborts and rejects a fetch that takes too long', async () => {
  vi.useFakeTimers();
  const { cache, calls, fetch } = setUp();
  const read = expect(cache.read('a', fetch)).rejects.toThrow('1000 milliseconds');
  await vi.advanceTimersByTimeAsync(999);
  expect(calls[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls[0]?.signal.aborted).toBe(true);
  await read;
  vi.useRealTimers();
});

test('evicts the least recently used value beyond the maximum number', async () => {
  const { cache } = setUp();
  const fetched: string[] = [];
  const read = (key: string) =>
    cache.read(key, async () => {
      fetched.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key);
  fetched.length = 0;
  for (const key of ['a', 'c', 'd', 'b']) await read(key);
  expect(fetched).toEqual(['b']);
});

test('limits the number of concurrent fetches', async () => {
  const { cache, calls, fetch } = setUp({ maxConcurrent: 2 });
  const reads = [cache.read('a', fetch), cache.read('b', fetch)];
  await expect(cache.read('c', fetch)).rejects.toThrow('Too many');
  for (const call of calls) call.resolve('one');
  await Promise.all(reads);
  const later = cache.read('c', fetch);
  calls[2]?.resolve('three');
  expect(await later).toBe('three');
});
