/** Tests the server in this process with a PostgreSQL that does not answer in time. */

import { currentCaller, inRequest } from '@imc/server/shared/request-context';
import { submission } from '@imc/server/testing/forms';
import { startTcpProxy } from '@imc/server/testing/tcp-proxy';
import { bearer, startTestServer, type TestServer } from '@imc/server/testing/test-app';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';

let postgres: RunningPostgres;
let server: TestServer;
let other: Client;
let admin: string;
let member: string;

/** Of both servers. */
const secretKey = 'a key for the servers of one database';
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: postgres.url, secretKey });
  admin = await server.admin();
  member = await server.member('waits@mail.example');
  other = new Client({ connectionString: postgres.url });
  await other.connect();
  // An empty list would need no locked table.
  expect((await apply()).statusCode).toBe(200);
});
afterAll(async () => {
  await other?.end();
  await server?.close();
  await postgres?.stop();
});

afterEach(() => other.query('rollback'));

const list = () => server.app.inject({ url: '/api/admin/get-all-applications.php', headers: bearer(admin) });
const apply = async () => {
  const body = await submission();
  return server.app.inject({
    method: 'POST',
    url: '/api/membership-application.php',
    payload: body.payload,
    headers: { ...body.headers, ...bearer(member) },
  });
};
const decide = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/admin/update-application-status.php',
    headers: bearer(admin),
    payload: { application_id: 1, status: 'approved' },
  });
const health = () => server.app.inject({ url: '/healthz' });

const expectRefused = (answer: Awaited<ReturnType<typeof list>>) => {
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ status: 'error', message: 'Server error. Please try again.' });
};

describe('R-33 on PostgreSQL', () => {
  test('calls that need a locked table are rejected while it is locked, and succeed later', async () => {
    await other.query('begin');
    await other.query('lock table applications in access exclusive mode');
    const waiting = [...Array.from({ length: 30 }, list), apply(), apply()];
    expect((await health()).statusCode).toBe(200);
    // The lock is released only after the last response.
    for (const answer of await Promise.all(waiting)) expectRefused(answer);
    await other.query('rollback');
    expect((await list()).statusCode).toBe(200);
    expect((await apply()).statusCode).toBe(200);
  });

  test('a call with a lost connection is rejected, and the next call gets a new connection', async () => {
    // Otherwise mails of earlier calls wait for the lock, too.
    await server.app.background.idle();
    await other.query('begin');
    await other.query('lock table applications in access exclusive mode');
    const waiting = [list(), decide()];
    const locked = `from pg_stat_activity where wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await other.query(`select pid ${locked}`)).rowCount).toBe(2), {
      timeout: 40_000,
    });
    await other.query(`select pg_terminate_backend(pid) ${locked}`);
    for (const answer of await Promise.all(waiting)) expectRefused(answer);
    await other.query('rollback');
    // A connection may have been returned to the pool just before its end was noticed.
    await vi.waitFor(async () => expect((await list()).statusCode).toBe(200), { timeout: 40_000 });
    expect((await apply()).statusCode).toBe(200);
  });

  test('R-40: the database knows the process, and the request of each statement', async () => {
    const { db } = server.app.database;
    const caller = { ...currentCaller(), requestId: 'the-request' };
    const application = sql<{ name: string }>`select current_setting(${'application_name'}) as name`;
    const portal = sql<{ name: string }>`select name from pg_cursors where name <> ${''}`;
    const comment = sql<{ name: string }>`
      select substring(query from '^/[*] ([a-z-]+) [*]/ ') as name from pg_stat_activity where pid = pg_backend_pid()`;
    const [inTransaction, prepared, other] = await inRequest(
      () => caller,
      async () => [
        await db.transaction().execute((tx) => application.execute(tx)),
        await portal.execute(db),
        await comment.execute(db),
      ],
    );
    expect(inTransaction?.rows).toEqual([{ name: `imc ${process.pid} the-request` }]);
    expect(prepared?.rows).toEqual([{ name: 'the-request' }]);
    expect(other?.rows).toEqual([{ name: 'the-request' }]);
    expect((await application.execute(db)).rows).toEqual([{ name: `imc ${process.pid}` }]);
  });

  test('a statement that takes too long and an idle transaction are ended', async () => {
    const { db } = server.app.database;
    const settings = await sql`
      select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as transaction
    `.execute(db);
    expect(settings.rows).toEqual([{ statement: '6s', transaction: '15s' }]);
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 50`.execute(tx);
        await sql`select pg_sleep(60)`.execute(tx);
      }),
    ).rejects.toThrow('statement timeout');
  });

  test('a read-only database can be read, but is not ready', async () => {
    const setReadOnly = async (value: 'on' | 'off') => {
      await other.query('set transaction_read_only = off');
      await other.query(`alter database postgres set default_transaction_read_only = ${value}`);
      // Only applies to new connections.
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
    };
    const statusOf = async () => {
      server.advance(1000);
      return [(await list()).statusCode, (await server.app.inject({ url: '/readyz' })).statusCode];
    };
    expect(await statusOf()).toEqual([200, 200]);
    await setReadOnly('on');
    await vi.waitFor(async () => expect(await statusOf()).toEqual([200, 503]), { timeout: 40_000 });
    expectRefused(await apply());
    await setReadOnly('off');
    await vi.waitFor(async () => expect(await statusOf()).toEqual([200, 200]), { timeout: 40_000 });
    expect((await apply()).statusCode).toBe(200);
  });

  test('a database that stops answering: every call is rejected, and the first one after its return succeeds', async () => {
    const { hostname, port, pathname } = new URL(postgres.url);
    const proxy = await startTcpProxy(hostname, Number(port));
    const behind = await startTestServer({
      secretKey,
      databaseUrl: `postgres://imc@127.0.0.1:${proxy.port}${pathname}`,
      silenceLimits: { database: 200, storage: 200, readiness: 100 },
    });
    const read = (url: string) => behind.app.inject({ url, headers: bearer(admin) });
    const profile = '/api/get-profile.php';
    expect((await read(profile)).statusCode).toBe(200);
    proxy.silence();
    for (const answer of await Promise.all(Array.from({ length: 10 }, () => read(profile))))
      expectRefused(answer);
    behind.advance(1000);
    expect((await read('/readyz')).statusCode).toBe(503);
    proxy.restore();
    expect((await read(profile)).statusCode).toBe(200);
    behind.advance(1000);
    expect((await read('/readyz')).statusCode).toBe(200);
    await behind.close();
    proxy.close();
  });

  test('R-38: a database that can be read but has no space to write is not ready', async () => {
    const isReady = async () => {
      server.advance(1000);
      return (await server.app.inject({ url: '/readyz' })).statusCode;
    };
    const setSpace = (space: string) =>
      other.query(`alter database postgres ${space}`).then(() => server.restart());
    await setSpace("set temp_file_limit = '8kB'");
    expect([(await list()).statusCode, await isReady()]).toEqual([200, 503]);
    await setSpace('reset temp_file_limit');
    expect(await isReady()).toBe(200);
  });
});
