import { expect, test, vi } from 'vitest';
import { cacheSlowRead } from './cache-while-unchanged.ts';

test('a slow read is repeated only after a change, and shared by calls at the same time', async () => {
  let mark = '1';
  const read = vi.fn(async (key: string) => `${key} at ${mark}`);
  const cached = cacheSlowRead(async () => mark, read);
  expect(await Promise.all([cached('count'), cached('count')])).toEqual(['count at 1', 'count at 1']);
  expect(await cached('count')).toBe('count at 1');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await cached('other')).toBe('other at 1');
  mark = '2';
  expect(await cached('count')).toBe('count at 2');
  expect(read).toHaveBeenCalledTimes(3);
});

test('a failed read is not cached', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('The database is down.')).mockResolvedValue(7);
  const cached = cacheSlowRead(async () => '1', read);
  await expect(cached('count')).rejects.toThrow('The database is down.');
  expect(await cached('count')).toBe(7);
});
