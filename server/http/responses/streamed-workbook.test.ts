import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { streamedWorkbook } from './streamed-workbook.ts';

const sheet = { name: 'Rows', columns: [{ header: 'Number' }, { header: 'Text' }] };
const cellsOf = (row: number) => [`IMC-${row}`, `${row} ${Math.sin(row)} ${Math.cos(row)} ${Math.tan(row)}`];
const batchOf = (start: number) => Array.from({ length: 200 }, (_, index) => start + index);

test('rows are read only as fast as the stream, and closed when it is destroyed', async () => {
  let read = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) yield batchOf(200 * read++);
    } finally {
      isClosed = true;
    }
  }
  const stream = await streamedWorkbook(sheet, endless(), cellsOf);
  const iterator = stream.iterator({ destroyOnReturn: true });
  await iterator.next();
  for (let turns = 0; turns < 200; turns++) await turn();
  // Nobody reads on: only what fits into the buffers of the stream and of the compression was read.
  expect(read).toBeLessThan(60);
  await iterator.return?.();
  await vi.waitFor(() => expect(isClosed).toBe(true), { timeout: 40_000 });
});

test('an error in the first batch comes before the stream, a later one breaks it off', async () => {
  async function* broken(batches: number) {
    for (let batch = 0; batch < batches; batch++) yield batchOf(batch);
    throw new Error('the database is gone');
  }
  await expect(streamedWorkbook(sheet, broken(0), cellsOf)).rejects.toThrow('the database is gone');
  const stream = await streamedWorkbook(sheet, broken(3), cellsOf);
  await expect(stream.toArray()).rejects.toThrow('the database is gone');
});
