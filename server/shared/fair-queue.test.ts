import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const busyError = { statusCode: 503, retryAfter: expect.any(Number) };

test('R-6: limits concurrency and waiting tasks and rejects the rest with 503', async () => {
  const queue = createFairQueue({ concurrency: 2, maxWaiting: 5 });
  let running = 0;
  let maximum = 0;
  const task = async () => {
    running += 1;
    maximum = Math.max(maximum, running);
    await nextTick();
    running -= 1;
    return true;
  };
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => queue('one', task)));
  expect(maximum).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject(busyError);
  expect(await queue('one', task)).toBe(true);
});

test('R-6: a failed task frees its slot', async () => {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 5 });
  const failing = queue('one', () => Promise.reject(new Error('no')));
  const after = queue('one', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('yes');
});

/** Queues tasks by name (`a1` is the first of client a) while another one runs. Returns the order of completion, and the rejected tasks. */
async function orderOf(names: readonly string[], maxWaiting: number) {
  const queue = createFairQueue({ concurrency: 1, maxWaiting });
  const done: string[] = [];
  const rejected: string[] = [];
  const all = ['x0', ...names].map((name) =>
    queue(name.charAt(0), nextTick).then(
      () => done.push(name),
      () => rejected.push(name),
    ),
  );
  await Promise.all(all);
  return { done: done.slice(1), rejected };
}

test('R-6: clients take turns, each in its own order', async () => {
  const { done } = await orderOf(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'], 10);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('R-6: the newest task of the longest queue makes room for a client with a shorter one', async () => {
  const { done, rejected } = await orderOf(['a1', 'a2', 'a3', 'a4', 'b1', 'a5', 'c1', 'd1', 'e1', 'a6'], 4);
  expect(rejected.sort()).toEqual(['a2', 'a3', 'a4', 'a5', 'a6', 'e1']);
  expect(done).toEqual(['a1', 'b1', 'c1', 'd1']);
});
