import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RefusalError } from '../shared/refusal-error.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';

let server: TestServer;
let idempotency: Idempotency;
beforeAll(async () => {
  server = await startTestServer();
  const passwords = { hash: async () => 'none', matches: async () => false };
  idempotency = createIdempotency({ db: server.app.database.db, clock: () => new Date(), passwords });
});
afterAll(() => server.close());

/** `fail` makes its transaction fail. */
function countedWork(fail?: Error) {
  let prepared = 0;
  const discard = vi.fn(async () => {});
  const transaction = vi.fn(async (_tx: unknown, name: string) => {
    if (fail) throw fail;
    return { message: `used ${name}` };
  });
  const prepare = vi.fn(async () => {
    prepared += 1;
    return `file ${prepared}`;
  });
  return { prepare, transaction, discard };
}

const run = (work: ReturnType<typeof countedWork>, key: string | undefined, fingerprint = 'body') =>
  idempotency.run({ scope: 'test', key, fingerprint }, work);

describe('a request with a key', () => {
  test('is executed once, and a retry gets the stored response without preparing', async () => {
    const work = countedWork();
    expect(await run(work, 'once')).toEqual({ message: 'used file 1' });
    expect(await run(work, 'once')).toEqual({ message: 'used file 1' });
    expect(work.prepare).toHaveBeenCalledTimes(1);
    expect(work.transaction).toHaveBeenCalledTimes(1);
    expect(work.discard).not.toHaveBeenCalled();
  });

  test('discards prepared work if another request has used the key since', async () => {
    const { db } = server.app.database;
    const late = countedWork();
    late.prepare.mockImplementationOnce(async () => {
      await db
        .insertInto('idempotency_keys')
        .values({
          scope: 'test',
          key: 'overtaken',
          fingerprint: 'body',
          secret_hash: null,
          answer: '{"message":"theirs"}',
          created_at: new Date().toISOString(),
        })
        .execute();
      return 'my file';
    });
    expect(await run(late, 'overtaken')).toEqual({ message: 'theirs' });
    expect(late.transaction).not.toHaveBeenCalled();
    expect(late.discard.mock.calls).toEqual([['my file']]);
  });

  test('that fails discards prepared work and leaves the key free', async () => {
    const refusal = new RefusalError(409, 'taken');
    const refused = countedWork(refusal);
    await expect(run(refused, 'freed')).rejects.toBe(refusal);
    expect(refused.discard.mock.calls).toEqual([['file 1', refusal]]);
    expect(await run(countedWork(), 'freed', 'a corrected body')).toEqual({ message: 'used file 1' });
  });
});

test('a request without a key is always executed, and discards prepared work if it fails', async () => {
  const work = countedWork();
  await run(work, undefined);
  expect(await run(work, undefined)).toEqual({ message: 'used file 2' });
  const lost = new Error('connection lost');
  const failing = countedWork(lost);
  await expect(run(failing, undefined)).rejects.toBe(lost);
  expect(failing.discard.mock.calls).toEqual([['file 1', lost]]);
});
