import { Readable } from 'node:stream';

/**
 * The answer to a call whose list may be too long to be held in memory: the JSON text of a success, written as its batches are read. `write` is
 * the `answerWriter` of one row, `rest` the fields after the list, which may depend on how many rows there were. The first batch is read before
 * anything is sent, so that a failure there is still answered as a refusal.
 */
export async function streamedAnswer<Row>(options: {
  /** Name of the list in the answer. */
  readonly list: string;
  readonly batches: AsyncIterable<readonly Row[]>;
  readonly write: (row: Row) => string;
  readonly rest: (count: number) => Readonly<Record<string, unknown>>;
}): Promise<Readable> {
  const chunks = chunksOf(options);
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
    // Text, not objects: the reader is waited for after every 64 KiB, not after sixteen batches.
    { objectMode: false },
  );
}

async function* chunksOf<Row>({
  list,
  batches,
  write,
  rest,
}: Parameters<typeof streamedAnswer<Row>>[0]): AsyncGenerator<string, void> {
  let before = `{"status":"success",${JSON.stringify(list)}:[`;
  let count = 0;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + batch.map(write).join(',');
    before = ',';
    count += batch.length;
  }
  // What follows the list is a JSON object without its opening brace.
  yield `${count === 0 ? before : ''}],${JSON.stringify(rest(count)).slice(1)}`;
}
