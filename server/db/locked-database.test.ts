import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalTexts } from '../shared/refusal-error.ts';
import { writeSite } from '../testing/site.ts';
import { lockSqlite, type SqliteLock } from '../testing/sqlite-lock.ts';
import { bearer, startTestServer, type TestServer } from '../testing/test-app.ts';
import { sqliteFile } from './sqlite-file.ts';

let server: TestServer;
let siteDir: string;
let admin: string;
let lock: SqliteLock | undefined;

beforeAll(async () => {
  siteDir = await writeSite();
  server = await startTestServer({ siteDir });
  admin = await server.admin();
});
afterEach(async () => {
  await lock?.release();
  lock = undefined;
});
afterAll(async () => {
  await server.close();
  await rm(siteDir, { recursive: true, force: true });
});

const lockDatabase = async (): Promise<SqliteLock> => {
  lock = await lockSqlite(sqliteFile(server.dataDir));
  return lock;
};

let subscribers = 0;
/** A single statement. */
const subscribe = () => {
  subscribers += 1;
  return server.post('/newsletter-subscribe.php', { email: `reader.${subscribers}@mail.example` });
};
/** A transaction. */
const addMarketer = () => {
  subscribers += 1;
  return server.post(
    '/admin/add-marketer.php',
    {
      full_name: 'Sample Marketer',
      email: `marketer.${subscribers}@mail.example`,
      phone: '+234 800 000 0009',
      marketer_code: `LOCK-${subscribers}`,
    },
    bearer(admin),
  );
};

/** With and without a session. Returns the statuses. */
const reads = async (): Promise<number[]> => {
  const answers = await Promise.all([
    server.app.inject({ url: '/healthz' }),
    server.app.inject({ url: '/login' }),
    server.get('/get-profile.php', bearer(admin)),
    server.get('/admin/get-all-applications.php', bearer(admin)),
    server.get('/admin/dashboard-stats.php', bearer(admin)),
  ]);
  return answers.map(({ statusCode }) => statusCode);
};

describe('R-33: another process locks the database', () => {
  test('for a while: writes wait and succeed, and reads do not wait', async () => {
    const { release } = await lockDatabase();
    const writes = [subscribe(), addMarketer(), subscribe()];
    // The time of the last request is due to be stored.
    server.advance(2 * 60_000);
    expect(await reads()).toEqual([200, 200, 200, 200, 200]);
    await release();
    expect((await Promise.all(writes)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test('for longer: a hundred writes get a 503 after the same wait, and reads continue', async () => {
    const { release } = await lockDatabase();
    let answered = 0;
    const writes = Array.from({ length: 100 }, async (_, index) => {
      const answer = await (index % 2 === 0 ? subscribe() : addMarketer());
      answered += 1;
      return answer;
    });
    server.advance(2 * 60_000);
    expect(await reads()).toEqual([200, 200, 200, 200, 200]);
    expect(answered).toBe(0);
    // In parallel: one after another, they would take minutes.
    for (const answer of await Promise.all(writes)) {
      expect(answer.statusCode).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json()).toMatchObject({ status: 'error', message: refusalTexts.storage });
    }
    expect(await reads()).toEqual([200, 200, 200, 200, 200]);
    await release();
    expect((await subscribe()).statusCode).toBe(200);
    expect((await addMarketer()).statusCode).toBe(200);
  });
});
