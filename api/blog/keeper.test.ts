import { expect, test, vi } from 'vitest';
import { createKeeper, type KeeperOptions } from './keeper.ts';

/** A source whose answers are given out by hand. */
function source() {
  const calls: { resolve: (answer: string) => void; reject: (error: Error) => void; signal: AbortSignal }[] =
    [];
  const ask = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => calls.push({ resolve, reject, signal }));
  return { calls, ask };
}

function setUp(options: Partial<KeeperOptions> = {}) {
  let time = 0;
  const onError = vi.fn();
  const keeper = createKeeper<string>({
    fresh: 60_000,
    retry: 5_000,
    timeout: 1_000,
    size: 3,
    flights: 10,
    onError,
    now: () => time,
    ...options,
  });
  return { keeper, onError, pass: (ms: number) => (time += ms), ...source() };
}

/** Lets what is settled be told. */
const told = () => new Promise((resolve) => setImmediate(resolve));

test('many readers of a key make one question', async () => {
  const { keeper, calls, ask } = setUp();
  const reads = Array.from({ length: 50 }, () => keeper.read('a', ask));
  expect(calls).toHaveLength(1);
  calls[0]?.resolve('one');
  expect(new Set(await Promise.all(reads))).toEqual(new Set(['one']));
});

test('a fresh answer is not asked for again; a stale one is given at once and asked for anew, once', async () => {
  const { keeper, calls, ask, pass } = setUp();
  const first = keeper.read('a', ask);
  calls[0]?.resolve('one');
  await first;
  pass(59_999);
  expect(await keeper.read('a', ask)).toBe('one');
  expect(calls).toHaveLength(1);
  pass(1);
  expect(await keeper.read('a', ask)).toBe('one');
  expect(await keeper.read('a', ask)).toBe('one');
  expect(calls).toHaveLength(2);
  calls[1]?.resolve('two');
  await told();
  expect(await keeper.read('a', ask)).toBe('two');
  expect(calls).toHaveLength(2);
});

test('a stale answer outlives a source that is down, which is told of and left alone for a while', async () => {
  const { keeper, calls, ask, pass, onError } = setUp();
  const first = keeper.read('a', ask);
  calls[0]?.resolve('one');
  await first;
  pass(60_000);
  await keeper.read('a', ask);
  calls[1]?.reject(new Error('down'));
  await told();
  expect(onError).toHaveBeenCalledTimes(1);
  pass(4_999);
  expect(await keeper.read('a', ask)).toBe('one');
  expect(calls).toHaveLength(2);
  pass(1);
  expect(await keeper.read('a', ask)).toBe('one');
  expect(calls).toHaveLength(3);
});

test('without an answer a failure reaches every reader, and is remembered for a while', async () => {
  const { keeper, calls, ask, pass, onError } = setUp();
  const reads = [keeper.read('a', ask), keeper.read('a', ask)];
  calls[0]?.reject(new Error('down'));
  expect((await Promise.allSettled(reads)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(keeper.read('a', ask)).rejects.toThrow('down');
  expect(calls).toHaveLength(1);
  expect(onError).toHaveBeenCalledTimes(1);
  pass(5_000);
  const again = keeper.read('a', ask);
  calls[1]?.resolve('one');
  expect(await again).toBe('one');
});

test('an answer that does not come is given up, and its question is called off', async () => {
  const { keeper, calls, ask } = setUp({ timeout: 20 });
  await expect(keeper.read('a', ask)).rejects.toThrow('20 milliseconds');
  expect(calls[0]?.signal.aborted).toBe(true);
});

test('keeps so many answers and no more: the one unread for longest goes', async () => {
  const { keeper } = setUp();
  const asked: string[] = [];
  const read = (key: string) =>
    keeper.read(key, async () => {
      asked.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key);
  asked.length = 0;
  for (const key of ['a', 'c', 'd', 'b']) await read(key);
  expect(asked).toEqual(['b']);
});

test('asks so many questions at once and no more', async () => {
  const { keeper, calls, ask } = setUp({ flights: 2 });
  const reads = [keeper.read('a', ask), keeper.read('b', ask)];
  await expect(keeper.read('c', ask)).rejects.toThrow('Too many');
  for (const call of calls) call.resolve('one');
  await Promise.all(reads);
  const later = keeper.read('c', ask);
  calls[2]?.resolve('three');
  expect(await later).toBe('three');
});
