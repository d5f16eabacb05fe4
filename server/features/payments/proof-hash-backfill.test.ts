import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStorage } from '../../storage/storage.ts';
import { startTestServer, type TestServer } from '../../testing/test-app.ts';
import { createProofHashBackfill } from './proof-hash-backfill.ts';

let server: TestServer;
const db = () => server.app.database.db;
const storage = () => openStorage(server.config);
const hashes = () => db().selectFrom('proof_hashes').selectAll().orderBy('file').execute();

beforeAll(async () => {
  server = await startTestServer();
  const token = await server.member('older@mail.example');
  for (let count = 0; count < 5; count++) await server.apply(token);
});
afterAll(() => server.close());

test('UPL-7: proofs without hashes get those of an upload, a few at a time, and once', async () => {
  const before = await hashes();
  expect(before).toHaveLength(5);
  await db().deleteFrom('proof_hashes').execute();
  const read = vi.fn(async (name: string) => (await storage()).read('proof', name));
  const onUnreadable = vi.fn();
  const backfill = createProofHashBackfill({
    db: db(),
    storage: { read: (_, name) => read(name) },
    onUnreadable,
    batch: 2,
  });
  for (const done of [2, 4, 5, 5]) {
    await backfill.sweep();
    expect(await hashes()).toHaveLength(done);
  }
  expect(await hashes()).toEqual(before);
  expect(read).toHaveBeenCalledTimes(5);
  expect(onUnreadable).not.toHaveBeenCalled();
});

test('UPL-7: a proof that is no picture is reported once, and holds up no other', async () => {
  const [damaged, ...others] = await hashes();
  await db().deleteFrom('proof_hashes').execute();
  const onUnreadable = vi.fn();
  const backfill = createProofHashBackfill({
    db: db(),
    storage: {
      read: async (_, name) =>
        name === damaged?.file
          ? Readable.from([Buffer.from('no picture')])
          : (await storage()).read('proof', name),
    },
    onUnreadable,
    batch: 1,
  });
  for (let count = 0; count < 8; count++) await backfill.sweep();
  expect(await hashes()).toEqual(others);
  expect(onUnreadable.mock.calls.map(([, id]) => id)).toEqual([damaged?.application_id]);
});

test('UPL-7: the hourly sweep does it', async () => {
  await db().deleteFrom('proof_hashes').execute();
  await server.runHourlyTasks();
  expect(await hashes()).toHaveLength(5);
});
