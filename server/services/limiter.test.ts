import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

test('line 6: no more run at once than allowed, the queue is bounded, and the rest is 503', async () => {
  const limited = createLimiter(2, 5);
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return true;
  };
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => limited(task)));
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  for (const result of results) {
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ statusCode: 503, retryAfter: expect.any(Number) });
  }
  expect(await limited(task)).toBe(true);
});

test('line 6: a task that fails gives its place on', async () => {
  const limited = createLimiter(1, 5);
  const failing = limited(() => Promise.reject(new Error('no')));
  const after = limited(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('yes');
});
