import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { writeXlsxStream } from 'hucre/xlsx';

/**
 * Formats and compresses rows only as fast as the stream is read. Reads the first batch before sending anything, so that its error becomes a
 * regular error response. Destroying the stream closes the batches.
 */
export async function streamedWorkbook<Row>(
  sheet: Parameters<typeof writeXlsxStream>[1],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => (string | number | Date | null)[],
): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* rows() {
    try {
      for (let batch = first; !batch.done; batch = await iterator.next()) yield* batch.value.map(cellsOf);
    } finally {
      await iterator.return?.();
    }
  }
  return Readable.fromWeb(writeXlsxStream(rows(), sheet) as ReadableStream<Uint8Array>);
}
