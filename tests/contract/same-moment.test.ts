import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContactMessage, messageTexts } from '@imc/api/contract';
import { buildApp } from '@imc/server';
import { loadConfig } from '@imc/server/config';
import { newsletterPurpose } from '@imc/server/db/secrets';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';
import { firstAdmin } from './provider.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

const message: ContactMessage = {
  kind: 'contact',
  name: 'Hauwa Sample',
  phone: '+234 800 000 0140',
  email: 'sender@mail.example',
  message: 'Pressed twice',
};

describe.each(['SQLite', 'PostgreSQL'] as const)('at the same moment on %s', (place) => {
  let dataDir: string;
  let postgres: RunningPostgres | undefined;
  let servers: readonly [App, App];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'imc-same-moment-'));
    postgres = place === 'PostgreSQL' ? await startPostgres() : undefined;
    const build = () =>
      buildApp(
        loadConfig(
          {
            ADMIN_EMAIL: firstAdmin.email,
            ADMIN_PASSWORD: firstAdmin.password,
            DATA_DIR: dataDir,
            LOG_LEVEL: 'fatal',
            PORT: '0',
            ...(postgres ? { DATABASE_URL: postgres.url } : {}),
          },
          { maxLoopDelay: Number.POSITIVE_INFINITY },
        ),
      );
    const first = await build();
    // SQLite is for one server.
    servers = [first, postgres ? await build() : first];
    await db()
      .insertInto('setting_changes')
      .values({
        name: 'contact_messages',
        version: 1,
        value: JSON.stringify({ stored: true }),
        changed_by: 1,
        changed_at: new Date().toISOString(),
      })
      .execute();
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const db = () => servers[0].database.db;
  /** Waits until a number of transactions wait for locks. */
  const untilWaiting = (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_locks where not granted`.execute(db());
      expect(Number(rows[0]?.count)).toBe(count);
    }, 60_000);

  /**
   * Runs both at the same moment. On PostgreSQL, both wait for a lock of another transaction, so that each reads before either writes, or one
   * waits for the other.
   */
  const both = async (
    lock: RawBuilder<unknown>,
    first: () => Promise<void>,
    second: () => Promise<void>,
  ): Promise<PromiseSettledResult<void>[]> => {
    if (!postgres) return Promise.allSettled([first(), second()]);
    const held = await db()
      .transaction()
      .execute(async (tx) => {
        await lock.execute(tx);
        const one = first();
        await untilWaiting(1);
        const other = second();
        await untilWaiting(2);
        // In an object, so that the promise is not awaited while the lock is held.
        return { settled: Promise.allSettled([one, other]) };
      });
    return held.settled;
  };

  test('MSG-2, MSG-6: a message that arrives at both is stored once', async () => {
    const [first, second] = servers;
    await both(
      sql`lock table contact_messages in share row exclusive mode`,
      () => first.features.messages.receive(message),
      () => second.features.messages.receive(message),
    );
    expect(await db().selectFrom('contact_messages').select('id').execute()).toHaveLength(1);
  });

  test('NEWS-11: of two posts that are sent by both, one starts after the other', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => `reader.${index}@mail.example`).map((email) => ({
      email_key: email,
      email,
      created_at: '',
      state: 'confirmed' as const,
      token: servers[0].secrets.seal(email, newsletterPurpose),
    }));
    await db().insertInto('newsletter_subscriptions').values(rows).execute();
    const [first, second] = servers;
    const queued = await Promise.all([
      first.features.readers.mailings.send('sample-saying-no'),
      second.features.readers.mailings.send('sample-referees'),
      second.features.readers.mailings.send('sample-saying-no'),
    ]);
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(2 * rows.length);
    const mails = await db()
      .selectFrom('mail_outbox')
      .select('not_before')
      .where('template', '=', 'newsletter-post')
      .orderBy('not_before')
      .execute();
    const times = mails.map(({ not_before }) => Date.parse(not_before));
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    // Rows are written some milliseconds after the time from which they count.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(400);
  });

  test('MSG-5, MSG-6: opening a message does not take back that another admin handles it', async () => {
    const [first, second] = servers;
    await first.features.messages.receive(message);
    const { id } = await db().selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
    const admin = await db().selectFrom('users').selectAll().executeTakeFirstOrThrow();
    const other = await db()
      .insertInto('users')
      .values({
        ...admin,
        id: admin.id + 1,
        name: 'Second',
        email: 'second@mail.example',
        email_key: 'second@mail.example',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { messages } = first.features;
    const handle = () => messages.setState({ message_id: id, state: 'handled' }, admin);
    const open = () =>
      second.features.messages.setState({ message_id: id, state: 'read', seen_state: 'new' }, other);
    // PostgreSQL serves waiting transactions in order. SQLite has no such order, so one runs after the other.
    const settled = postgres
      ? await both(sql`select id from contact_messages for update`, handle, open)
      : [...(await Promise.allSettled([handle()])), ...(await Promise.allSettled([open()]))];
    const row = await db().selectFrom('contact_messages').select('state').executeTakeFirstOrThrow();
    expect(row.state).toBe('handled');
    expect(settled).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { message: messageTexts.changedSince(admin.name, 'handled') } },
    ]);
  });
});
