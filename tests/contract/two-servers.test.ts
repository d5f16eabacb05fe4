import { limitedPerMinute } from '@imc/api/contract';
import { keys } from '@imc/server/cli/commands/keys';
import { verifyStanding } from '@imc/server/features/memberships/standing-record';
import { accountColumns } from '@imc/server/shared/account';
import { minutes } from '@imc/server/shared/clock';
import {
  bearer,
  startTestServer,
  type TestServer,
  testAdmin,
  testPassword,
} from '@imc/server/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';
import { copyAccounts, copyApplication } from './standing-sequences.ts';

const secretKey = 'the-same-on-all-servers-of-a-database';

describe('two servers on one PostgreSQL', () => {
  let postgres: RunningPostgres;
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    const config = {
      databaseUrl: postgres.url,
      limitedPerMinute,
      secretKey,
      trustProxy: 1,
    };
    // Both migrate the empty database and create the first admin.
    [first, second] = await Promise.all([startTestServer(config), startTestServer(config)]);
  });
  afterAll(async () => {
    await Promise.all([first?.close(), second?.close()]);
    await postgres?.stop();
  });
  beforeEach(() => {
    for (const server of [first, second]) server.advance(minutes(60));
  });

  /** The requests go to both in turn. Returns the statuses. */
  const spread = async (count: number, send: (server: TestServer, index: number) => Promise<Answer>) => {
    const answers = Array.from({ length: count }, (_, index) => send(index % 2 ? second : first, index));
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();
  };
  type Answer = Awaited<ReturnType<TestServer['post']>>;

  let people = 0;
  const signUp = (server: TestServer, headers: Record<string, string> = {}) => {
    people += 1;
    const person = { name: 'Amaka Sample', phone_number: '+234 800 000 0001', membership_type: 'Associate' };
    const email = `person.${people}@mail.example`;
    return server.post('/signup.php', { ...person, email, password: testPassword }, headers);
  };
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signIn = (server: TestServer, email: string, address: string) =>
    server.post('/signin.php', { email, password: 'Wrong@12345' }, from(address));

  test('R-25: the sixth sign-up in a minute gets 429, wherever the others went', async () => {
    expect(await spread(6, (server) => signUp(server))).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await signUp(second, from('192.0.2.9'))).statusCode).toBe(200);
    for (const server of [first, second]) server.advance(minutes(1));
    expect((await signUp(first)).statusCode).toBe(200);
    expect(await spread(5, (server) => signUp(server))).toEqual([200, 200, 200, 200, 429]);
    // Nobody waits longer because a clock was set back.
    for (const server of [first, second]) server.advance(-minutes(30));
    expect((await signUp(first)).statusCode).toBe(200);
  });

  test('R-5: an account has five failures in all, also in parallel', async () => {
    const failed = await spread(12, (server, index) =>
      signIn(server, 'known@mail.example', `198.51.100.${index}`),
    );
    expect(failed.filter((status) => status === 401)).toHaveLength(5);
    expect(failed.filter((status) => status === 429)).toHaveLength(7);
  });

  test('R-5: a network has a hundred failures in all', async () => {
    const failed = await spread(110, (server, index) =>
      signIn(server, `${index}@mail.example`, '203.0.113.5'),
    );
    expect(failed.filter((status) => status === 401)).toHaveLength(100);
    expect(failed.filter((status) => status === 429)).toHaveLength(10);
  });

  test('SEC-1, SEC-4: one network has one name in the log, and twenty rows a minute', async () => {
    const write = () => Promise.all([first, second].map(({ app }) => app.features.securityLog.stop()));
    // What earlier tests left.
    await write();
    await spread(50, (server, index) => signIn(server, `other.${index}@mail.example`, '203.0.113.7'));
    await write();
    const rows = await first.app.database.db
      .selectFrom('security_log')
      .select(['client', 'count'])
      .where('kind', '=', 'sign-in-failed')
      .orderBy('id', 'desc')
      .limit(22)
      .execute();
    expect(new Set(rows.map(({ client }) => client)).size).toBe(1);
    expect(rows.filter(({ count }) => count === 1)).toHaveLength(20);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(50);
  });

  test('R-36: one Idempotency-Key twenty times creates one account', async () => {
    const details = {
      name: 'A',
      phone_number: '1',
      email: 'once@mail.example',
      membership_type: 'Associate',
    };
    const once = (server: TestServer, index: number) =>
      server.post(
        '/signup.php',
        { ...details, password: testPassword },
        { ...from(`192.0.2.${index}`), 'idempotency-key': 'the-same' },
      );
    expect(new Set(await spread(20, once))).toEqual(new Set([200]));
  });

  test('R-10: what one server revokes or changes holds on the other at the next request', async () => {
    const admin = await first.admin();
    const token = await second.member('member@mail.example');
    const profile = (of: string) => second.get('/get-profile.php', bearer(of));
    expect((await profile(token)).statusCode).toBe(200);
    const { db } = first.app.database;
    const accountOf = (email: string) =>
      db.selectFrom('users').select('id').where('email_key', '=', email).executeTakeFirstOrThrow();
    const { id } = await accountOf('member@mail.example');
    const block = await first.post(
      '/admin/set-account-blocked.php',
      { account_id: id, blocked: true },
      bearer(admin),
    );
    expect(block.statusCode).toBe(200);
    expect((await profile(token)).statusCode).toBe(401);
    const change = { name: 'contact_messages', value: { stored: true }, version: 0 };
    expect((await first.post('/admin/settings.php', change, bearer(admin))).statusCode).toBe(200);
    const settings = await second.get('/admin/settings.php', bearer(admin));
    expect(settings.json().settings.contact_messages.value).toEqual({ stored: true });
    const { id: adminId } = await accountOf(testAdmin.email);
    await first.app.features.sessions.endAll(db, adminId);
    expect((await second.get('/admin/settings.php', bearer(admin))).statusCode).toBe(401);
  });

  test('MEM-1, MEM-2: numbers have no gaps, and each approval gives one', async () => {
    await first.apply(await first.member('member.0@mail.example'));
    const { db } = first.app.database;
    const admin = await db
      .selectFrom('users')
      .select(accountColumns)
      .where('email_key', '=', testAdmin.email)
      .executeTakeFirstOrThrow();
    for (const id of await copyAccounts(first, 30)) {
      const application_id = await copyApplication(first, id, 'AIMC');
      await first.app.features.applications.setStatus({ application_id, status: 'approved' }, admin);
    }
    for (const server of [first, second]) server.advance(minutes(60));
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? second : first).app.features.memberships.settleApprovals(),
      ),
    );
    const members = await db.selectFrom('memberships').select('number').orderBy('number').execute();
    expect(members.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect((await verifyStanding(db)).rows).toBe(30);
  });

  test('R-34: a server goes on when a newer program has migrated, but does not start again', async () => {
    const { db } = first.app.database;
    await db.insertInto('kysely_migration').values({ name: '9999-newer', timestamp: '' }).execute();
    expect((await second.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect((await signUp(second)).statusCode).toBe(200);
    await expect(startTestServer({ databaseUrl: postgres.url })).rejects.toThrow(/schema version 9999/);
    await db.deleteFrom('kysely_migration').where('name', '=', '9999-newer').execute();
  });

  test('regular tasks run on one of the servers', async () => {
    let runs = 0;
    for (const { app } of [first, second])
      app.everyHour.push(async () => {
        runs += 1;
      });
    for (const { app } of [first, second]) await app.listen({ port: 0, host: '127.0.0.1' });
    for (const server of [first, second]) await server.app.close();
    expect(runs).toBe(1);
  });

  test('keys --change is refused while a server runs', async () => {
    const server = await startTestServer({ databaseUrl: postgres.url, secretKey });
    vi.stubEnv('DATABASE_URL', postgres.url);
    vi.stubEnv('SECRET_KEY', secretKey);
    vi.stubEnv('DATA_DIR', server.dataDir);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    try {
      const change = async () => keys.run({ values: { change: true }, positionals: [] });
      await expect(change()).rejects.toThrow(/is in use by imc \d+ at .+: stop all servers first$/);
      await server.app.close();
      await change();
      expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/^The key was changed/));
    } finally {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
      await server.close();
    }
  });
});
