import { expect, test, vi } from 'vitest';
import {
  createStaleWhileRevalidateCache,
  type StaleWhileRevalidateOptions,
} from './stale-while-revalidate-cache.ts';

/** A source whose answers the test resolves. */
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

/** Lets promises that are settled run their reactions. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('many readers of a key make one fetch', async () => {
  const { cache, calls, fetch } = setUp();
  const reads = Array.from({ length: 50 }, () => cache.read('a', fetch));
  expect(calls).toHaveLength(1);
  calls[0]?.resolve('one');
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['one']));
});

test('a fresh value is not fetched again; a stale one is returned at once and fetched again, once', async () => {
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
  await settled();
  expect(await cache.read('a', fetch)).toBe('two');
  expect(calls).toHaveLength(2);
});

test('a stale value outlives a source that is down, which is reported and not called again for a while', async () => {
  const { cache, calls, fetch, pass, onError } = setUp();
  const first = cache.read('a', fetch);
  calls[0]?.resolve('one');
  await first;
  pass(60_001);
  await cache.read('a', fetch);
  calls[1]?.reject(new Error('down'));
  await settled();
  expect(onError).toHaveBeenCalledTimes(1);
  pass(4_999);
  expect(await cache.read('a', fetch)).toBe('one');
  expect(calls).toHaveLength(2);
  pass(2);
  expect(await cache.read('a', fetch)).toBe('one');
  expect(calls).toHaveLength(3);
});

test('without a value a failure reaches every reader, and is cached for a while', async () => {
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

test('a fetch that takes too long fails, and is aborted', async () => {
  const { cache, calls, fetch } = setUp({ timeout: 20 });
  await expect(cache.read('a', fetch)).rejects.toThrow('20 milliseconds');
  expect(calls[0]?.signal.aborted).toBe(true);
});

test('caches so many values and no more: the least recently read is dropped', async () => {
  const { cache } = setUp();
  const asked: string[] = [];
  const read = (key: string) =>
    cache.read(key, async () => {
      asked.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key);
  asked.length = 0;
  for (const key of ['a', 'c', 'd', 'b']) await read(key);
  expect(asked).toEqual(['b']);
});

test('runs so many fetches at once and no more', async () => {
  const { cache, calls, fetch } = setUp({ maxConcurrent: 2 });
  const reads = [cache.read('a', fetch), cache.read('b', fetch)];
  await expect(cache.read('c', fetch)).rejects.toThrow('Too many');
  for (const call of calls) call.resolve('one');
  await Promise.all(reads);
  const later = cache.read('c', fetch);
  calls[2]?.resolve('three');
  expect(await later).toBe('three');
});
