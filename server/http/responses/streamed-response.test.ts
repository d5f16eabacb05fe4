import { text } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { streamedResponse } from './streamed-response.ts';

const answerOf = (batches: AsyncIterable<readonly number[]>) =>
  streamedResponse({ list: 'rows', batches, write: String, rest: (total) => ({ total, page: 1 }) });

async function* from(...batches: number[][]) {
  yield* batches;
}

describe('a streamed response', () => {
  test.each([
    ['no batch', from(), []],
    ['an empty batch', from([]), []],
    ['one batch', from([1, 2]), [1, 2]],
    ['some batches, one of them empty', from([1, 2], [], [3]), [1, 2, 3]],
  ])('of %s is the JSON of a success', async (_, batches, rows) => {
    expect(JSON.parse(await text(await answerOf(batches)))).toEqual({
      status: 'success',
      rows,
      total: rows.length,
      page: 1,
    });
  });

  test('reads no further than the client, and releases the rows if the client stops reading', async () => {
    let read = 0;
    let isReleased = false;
    const row = 10 ** 15;
    async function* endless() {
      try {
        for (;;) {
          read += 1;
          yield Array.from({ length: 5000 }, () => row);
        }
      } finally {
        isReleased = true;
      }
    }
    const answer = await answerOf(endless());
    expect(read).toBe(1);
    for await (const chunk of answer) {
      expect(String(chunk)).toContain(String(row));
      break;
    }
    expect(read).toBeLessThan(5);
    await vi.waitFor(() => expect(isReleased).toBe(true), { timeout: 40_000 });
  });

  test('rejects if the first rows cannot be read, and aborts if later ones cannot', async () => {
    async function* failing(after: number) {
      for (let batch = 0; batch < after; batch += 1) yield [batch];
      throw new Error('the disk is gone');
    }
    await expect(answerOf(failing(0))).rejects.toThrow('the disk is gone');
    await expect(text(await answerOf(failing(2)))).rejects.toThrow('the disk is gone');
  });
});
