import { Readable } from 'node:stream';

/**
 * Streams a success response with a list that may be too long for memory. `write` is the `responseWriter` of one row, `rest` returns the fields
 * after the list, by the number of rows. Reads the first batch before sending anything, so that its error becomes a regular error response.
 */
export async function streamedResponse<Row>(options: {
  /** Name of the list in the response. */
  readonly list: string;
  readonly batches: AsyncIterable<readonly Row[]>;
  readonly write: (row: Row) => string;
  readonly rest: (count: number) => Readonly<Record<string, unknown>>;
}): Promise<Readable> {
  return readableOf(chunksOf(options));
}

/** Reads the first batch before sending anything, as `streamedResponse`. */
export const streamedText = <Batch>(
  head: string,
  batches: AsyncIterable<Batch>,
  write: (batch: Batch) => string,
): Promise<Readable> =>
  readableOf(
    (async function* () {
      let prefix = head;
      for await (const batch of batches) {
        yield prefix + write(batch);
        prefix = '';
      }
      if (prefix) yield prefix;
    })(),
  );

/** The first text is known already. */
async function readableOf(chunks: AsyncGenerator<string, void>): Promise<Readable> {
  const first = await chunks.next();
  return Readable.from(
    (async function* () {
      try {
        if (!first.done) yield first.value;
        yield* chunks;
      } finally {
        await chunks.return();
      }
    })(),
    // In byte mode, the stream applies backpressure after every 64 KiB instead of after sixteen batches.
    { objectMode: false },
  );
}

async function* chunksOf<Row>({
  list,
  batches,
  write,
  rest,
}: Parameters<typeof streamedResponse<Row>>[0]): AsyncGenerator<string, void> {
  let prefix = `{"status":"success",${JSON.stringify(list)}:[`;
  let count = 0;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield prefix + batch.map(write).join(',');
    prefix = ',';
    count += batch.length;
  }
  // The rest of the response: a JSON object without its opening brace.
  yield `${count === 0 ? prefix : ''}],${JSON.stringify(rest(count)).slice(1)}`;
}
