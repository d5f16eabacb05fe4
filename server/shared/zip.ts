import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  /** Path in the ZIP file. */
  readonly name: string;
  /** Images are compressed already. */
  readonly compress: boolean;
  readonly modified: Date;
  readonly content: AsyncIterable<Uint8Array | string>;
}

/** In bytes: offsets have four bytes, since the library does not write the ZIP64 extension. */
const maximumSize = 0xffff_ffff;

async function* chunksOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let finished: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    finished.push(chunk);
    size += chunk.length;
    if (size > maximumSize) throw new Error('the ZIP file is too large');
  });
  const take = () => {
    const chunks = finished;
    finished = [];
    return chunks;
  };
  for await (const { name, compress, modified, content } of entries) {
    const file = compress ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = modified;
    zip.add(file);
    for await (const chunk of content) {
      file.push(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/**
 * Reads entries and their content only as fast as the stream is read, so that only a few chunks are in memory. Destroying the stream closes the
 * current content.
 */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable =>
  Readable.from(chunksOf(entries), { objectMode: false });
