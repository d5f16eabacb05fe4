import { setImmediate as turn } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { type ZipEntry, zipStream } from './zip.ts';

const modified = new Date('2026-11-22T10:00:00.000Z');
const chunk = new Uint8Array(64 * 1024).fill(7);

async function* entries(...list: readonly ZipEntry[]) {
  yield* list;
}

async function* contentOf(...parts: readonly (Uint8Array | string)[]) {
  yield* parts;
}

test('texts and bytes arrive unchanged, under their paths', async () => {
  const stream = zipStream(
    entries(
      { name: 'text.json', compress: true, modified, content: contentOf('{"a":', '"₦ é"}') },
      { name: 'folder/picture.png', compress: false, modified, content: contentOf(chunk, chunk) },
      { name: 'empty.txt', compress: true, modified, content: contentOf() },
    ),
  );
  const files = unzipSync(Buffer.concat(await stream.toArray()));
  expect(Object.keys(files)).toEqual(['text.json', 'folder/picture.png', 'empty.txt']);
  expect(strFromU8(files['text.json'] as Uint8Array)).toBe('{"a":"₦ é"}');
  expect(files['folder/picture.png']).toEqual(new Uint8Array(128 * 1024).fill(7));
  expect(files['empty.txt']).toHaveLength(0);
});

test('content is read only as fast as the stream, and closed when the stream is destroyed', async () => {
  let read = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) {
        read += 1;
        yield chunk;
      }
    } finally {
      isClosed = true;
    }
  }
  const stream = zipStream(entries({ name: 'endless', compress: false, modified, content: endless() }));
  const iterator = stream.iterator({ destroyOnReturn: true });
  await iterator.next();
  for (let turns = 0; turns < 100; turns++) await turn();
  // Nobody reads on: only a few chunks of 64 KiB were read.
  expect(read).toBeLessThan(8);
  await iterator.return?.();
  await vi.waitFor(() => expect(isClosed).toBe(true), { timeout: 40_000 });
});

test('an error in the content breaks the stream off', async () => {
  async function* broken() {
    yield chunk;
    throw new Error('the disk is gone');
  }
  const stream = zipStream(entries({ name: 'a', compress: false, modified, content: broken() }));
  await expect(stream.toArray()).rejects.toThrow('the disk is gone');
});
