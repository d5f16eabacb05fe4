import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-app.ts';
import { sameProofsOf } from './proof-hashes.ts';

let server: TestServer;
const ids: number[] = [];
const db = () => server.app.database.db;

beforeAll(async () => {
  server = await startTestServer();
  const token = await server.member('pictures@mail.example');
  for (let count = 0; count < 5; count++) ids.push(await server.apply(token));
});
afterAll(() => server.close());

/** Gives the applications these hashes and returns what is found for the first one. */
async function found(...hashes: readonly (readonly [sha256: string, differenceHash: string])[]) {
  for (const [index, [sha256, difference_hash]] of hashes.entries()) {
    const application_id = ids[index] ?? 0;
    await db()
      .updateTable('proof_hashes')
      .set({ sha256, difference_hash })
      .where('application_id', '=', application_id)
      .execute();
  }
  const application = await db()
    .selectFrom('applications')
    .select(['id', 'user_id', 'proof_file'])
    .where('id', '=', ids[0] ?? 0)
    .executeTakeFirstOrThrow();
  const same = await sameProofsOf(db(), application);
  return same.map(({ application_id, match }) => [ids.indexOf(application_id), match]);
}

test('UPL-6: identical files come first, then pictures that differ in at most three bits', async () => {
  expect(
    await found(
      ['a', '0f0f0f0f0f0f0f0f'],
      // Three bits differ, one in each of three parts.
      ['b', '0f0e0f0e0f0e0f0f'],
      // Four bits differ.
      ['c', '0f0e0f0e0f0e0f0e'],
      ['a', 'ffffffffffffffff'],
      // Three bits differ in one part.
      ['d', '0f080f0f0f0f0f0f'],
    ),
  ).toEqual([
    [3, 'identical'],
    [4, 'similar'],
    [1, 'similar'],
  ]);
});

test('UPL-6: pictures without edges are compared by their file only', async () => {
  expect(
    await found(
      ['a', '0000000000000000'],
      ['b', '0000000000000000'],
      ['a', '0000000000000000'],
      ['c', '0000000000000001'],
      ['d', 'ffffffffffffffff'],
    ),
  ).toEqual([[2, 'identical']]);
});
