import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createExportLimit } from './export-limit.ts';

const rows = () => Readable.from(['a', 'b']);

test('an account has one export at a time, others are not affected', async () => {
  const limit = createExportLimit();
  const first = await limit(1, rows);
  await expect(limit(1, rows)).rejects.toMatchObject({ statusCode: 429, retryAfter: expect.any(Number) });
  await limit(2, rows);
  for await (const _ of first);
  expect(await limit(1, rows)).toBeInstanceOf(Readable);
});

test('an export that was cancelled or could not begin is over', async () => {
  const limit = createExportLimit();
  const cancelled = await limit(1, rows);
  cancelled.destroy();
  await new Promise((resolve) => cancelled.once('close', resolve));
  await expect(
    limit(1, () => {
      throw new Error('the database is gone');
    }),
  ).rejects.toThrow('the database is gone');
  expect(await limit(1, rows)).toBeInstanceOf(Readable);
});
