import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LocalStorageAdapter } from '@flystorage/local-fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusalTexts } from '../shared/refusal-error.ts';
import { completeForm, submission } from '../testing/forms.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../testing/test-app.ts';

let server: TestServer;
let admin: string;
let freeBytes: number;

beforeEach(async () => {
  freeBytes = 1e9;
  server = await startTestServer({}, { freeBytes: async () => freeBytes });
  admin = await server.admin();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const pragma = (text: string) => sql`pragma ${sql.raw(text)}`.execute(server.app.database.db);
/** Keeps the database file from growing, so that SQLite reports a full disk. */
const fillDatabase = () => pragma('max_page_count = 1');
const freeDatabase = () => pragma('max_page_count = 1000000');

const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, payload, headers: bearer(admin) });

/** Several pages of the database. */
const longForm = completeForm({
  assignments: Array.from({ length: 20 }, () => ({
    project: 'Stock control '.repeat(70),
    role: 'Lead',
    period: '2015',
  })),
});
const apply = async () => {
  const body = await submission(longForm);
  return server.post('/membership-application.php', body.payload, { ...body.headers, ...bearer(admin) });
};

let people = 0;
const writes = {
  'a subscription, one statement': () => {
    people += 1;
    return post('/api/newsletter-subscribe.php', { email: `${'reader'.repeat(8)}.${people}@mail.example` });
  },
  'a marketer, a transaction': () => {
    people += 1;
    return post('/api/admin/add-marketer.php', {
      full_name: 'Sample Marketer '.repeat(8),
      email: `marketer.${people}@mail.example`,
      phone: '+234 800 000 0009',
      marketer_code: `FULL-${people}`,
    });
  },
  'a sign-up': () => {
    people += 1;
    return post('/api/signup.php', {
      name: 'Amaka Sample '.repeat(9),
      email: `member.${people}@mail.example`,
      phone_number: '+234 800 000 0001',
      password: testPassword,
      membership_type: 'Associate',
    });
  },
  'an application': apply,
} as const;

const readAll = async () => {
  const answers = await Promise.all(
    ['/api/get-profile.php', '/api/admin/get-all-applications.php', '/api/admin/dashboard-stats.php'].map(
      (url) => server.app.inject({ url, headers: bearer(admin) }),
    ),
  );
  return answers.map(({ statusCode }) => statusCode);
};
const readiness = async () => {
  // Readiness is cached for a second.
  server.advance(1000);
  return (await server.app.inject({ url: '/readyz' })).statusCode;
};
const proofs = () => readdir(join(server.dataDir, 'uploads', 'proof_of_payment'));

describe('R-33: on a full disk', () => {
  test.each(Object.entries(writes))('%s gets a 507 and succeeds later', async (_name, write) => {
    await fillDatabase();
    // Existing pages may have room for a few rows.
    let answer = await write();
    for (let tries = 0; answer.statusCode === 200 && tries < 200; tries++) answer = await write();
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toEqual({
      status: 'error',
      message: refusalTexts.storage,
      request_id: expect.any(String),
    });
    await freeDatabase();
    expect((await write()).statusCode).toBe(200);
  });

  test('a rejected application leaves no file and no row', async () => {
    await fillDatabase();
    expect((await apply()).statusCode).toBe(507);
    expect(await proofs()).toEqual([]);
    expect(await server.app.database.db.selectFrom('applications').select('id').execute()).toEqual([]);
  });

  test('reads succeed, and an active admin stays signed in', async () => {
    const { database, background, features } = server.app;
    // The time of the last request fits in the existing page, so this trigger simulates a disk that accepts no writes at all.
    await sql`create trigger full_disk before update on sessions begin select raise(abort, 'full'); end`.execute(
      database.db,
    );
    await fillDatabase();
    for (let passed = 0; passed < 150; passed += 30) {
      server.advance(30 * 60_000);
      expect(await readAll()).toEqual([200, 200, 200]);
      await background.idle();
    }
    expect(server.logs.join('')).toContain('work in the background failed');
    await freeDatabase();
    await sql`drop trigger full_disk`.execute(database.db);
    // Removes sessions that were idle for an hour, but not this one.
    await features.sessions.sweep();
    expect(await readAll()).toEqual([200, 200, 200]);
  });

  test('an image that does not fit gets a 507, and its partial file is removed', async () => {
    const write = LocalStorageAdapter.prototype.write;
    const full = vi.spyOn(LocalStorageAdapter.prototype, 'write').mockImplementation(async function (
      this: LocalStorageAdapter,
      path,
      contents,
      options,
    ) {
      await write.call(
        this,
        path,
        Readable.from([(await contents.take(1).toArray())[0].subarray(0, 10)]),
        options,
      );
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    const answer = await apply();
    expect(answer.statusCode).toBe(507);
    expect(answer.json()).toMatchObject({ status: 'error', message: refusalTexts.storage });
    expect(await proofs()).toEqual([]);
    full.mockRestore();
    expect((await apply()).statusCode).toBe(200);
    expect(await proofs()).toHaveLength(1);
  });
});

test('R-26: without free file descriptors, an image gets a 503 and succeeds later', async () => {
  const spent = vi
    .spyOn(LocalStorageAdapter.prototype, 'write')
    .mockRejectedValue(Object.assign(new Error('EMFILE: too many open files, open'), { code: 'EMFILE' }));
  const answer = await apply();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  spent.mockRestore();
  expect((await apply()).statusCode).toBe(200);
});

describe('R-38: readiness', () => {
  test('fails while the database is not writable, and recovers by itself', async () => {
    expect(await readiness()).toBe(200);
    await fillDatabase();
    expect(await readiness()).toBe(503);
    await freeDatabase();
    expect(await readiness()).toBe(200);
  });

  test('fails while the disk is almost full, and recovers by itself', async () => {
    freeBytes = 1e6;
    expect(await readiness()).toBe(503);
    freeBytes = 1e9;
    expect(await readiness()).toBe(200);
  });

  test('reveals no reason and no path', async () => {
    freeBytes = 0;
    const answer = await server.app.inject({ url: '/readyz' });
    expect(answer.json()).toEqual({ status: 'error', message: 'not ready' });
    expect(answer.headers['retry-after']).toBe('5');
  });
});
