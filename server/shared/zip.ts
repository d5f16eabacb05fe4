import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file in a ZIP file. */
export interface ZipEntry {
  /** Path in the ZIP file. */
  readonly name: string;
  /** Whether to compress the content. Images are compressed already. */
  readonly compress: boolean;
  readonly modified: Date;
  readonly content: AsyncIterable<Uint8Array | string>;
}

/** Maximum size in bytes, because offsets have four bytes without the ZIP64 extension, which the library does not write. */
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
 * Streams a ZIP file. Entries and their content are read only as fast as the stream is, so that only a few chunks are in memory. Destroying the
 * stream closes the content that is being read.
 */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable =>
  Readable.from(chunksOf(entries), { objectMode: false });
