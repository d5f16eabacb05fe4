import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@imc/server/db/database';
import { migrations } from '@imc/server/db/migrations/index';
import { openEarlierDatabase } from '@imc/server/testing/earlier-database';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

const names = migrations.map(({ name }) => name);
const applied = async ({ db }: Database) =>
  (await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()).map(({ name }) => name);

/** Times at which the migrations ran; the clock was set back before the third. */
const times = [1, 2, 0, 4, 5].map((day) => `2026-10-0${day + 1}T08:00:00.000Z`);

/** A database of an earlier program, which recorded migrations in its own table, with a subscriber. */
async function writeEarlierDatabase(place: Place): Promise<void> {
  const { db, close } = await openEarlierDatabase(place, times.length);
  await db
    .insertInto('newsletter_subscriptions')
    .values({ email: 'reader@mail.example', email_key: 'reader@mail.example', created_at: times[4] ?? '' })
    .execute();
  const earlier = db as unknown as Kysely<{
    schema_version: { version: number; name: string; applied_at: string };
  }>;
  await earlier.schema
    .createTable('schema_version')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const rows = times.map((applied_at, index) => ({
    version: index + 1,
    name: `step ${index + 1}`,
    applied_at,
  }));
  await earlier.insertInto('schema_version').values(rows).execute();
  await sql`drop table kysely_migration`.execute(db);
  await sql`drop table kysely_migration_lock`.execute(db);
  await close();
}

function migrationTests(place: () => Place): void {
  test('two programs that start at the same time migrate once', async () => {
    const both = await Promise.all([openDatabase(place()), openDatabase(place())]);
    for (const database of both) expect(await applied(database)).toEqual(names);
    for (const database of both) await database.close();
  });

  test('an earlier program’s records are carried over by one of two programs, and the remaining migrations run', async () => {
    await writeEarlierDatabase(place());
    const both = await Promise.all([openDatabase(place()), openDatabase(place())]);
    const database = both[0];
    expect(await applied(database)).toEqual(names);
    const rows = await database.db.selectFrom('kysely_migration').selectAll().orderBy('name').execute();
    expect(rows.slice(0, 5).map(({ timestamp }) => timestamp)).toEqual(
      times.map((time, index) => (index === 2 ? times[1] : time)),
    );
    const readers = await database.db.selectFrom('newsletter_subscriptions').select('email').execute();
    expect(readers).toEqual([{ email: 'reader@mail.example' }]);
    // The earlier program uses the highest version in the table.
    const { rows: found } = await sql<{ version: number; count: number }>`
      select max(version) as version, count(*) as count from schema_version`.execute(database.db);
    expect(found).toEqual([{ version: 1_000_000, count: times.length + 1 }]);
    for (const database of both) await database.close();
    await (await openDatabase(place())).close();
  });

  test('0027: earlier links to confirm work no longer, and mails that were delivered are counted', async () => {
    const earlier = await openEarlierDatabase(
      place(),
      names.indexOf('0027-newsletter-tokens-and-deliveries'),
    );
    const at = '2026-10-01T08:00:00.000Z';
    const reader = (name: string, state: 'waiting' | 'confirmed') => ({
      email: `${name}@mail.example`,
      email_key: `${name}@mail.example`,
      created_at: at,
      state,
      token: `token of ${name}`,
      mails: 2,
      next_mail_at: '2030-01-01T00:00:00.000Z',
    });
    const readers = [reader('waits', 'waiting'), reader('also.waits', 'waiting')];
    const confirmed = ['a', 'b', 'c', 'd'].map((name) => reader(name, 'confirmed'));
    await earlier.db
      .insertInto('newsletter_subscriptions')
      .values([...readers, ...confirmed])
      .execute();
    await earlier.db
      .insertInto('newsletter_sends')
      .values([
        ...confirmed.map(({ email_key }) => ({ post_id: 'first', email_key, queued_at: at })),
        { post_id: 'second', email_key: 'a@mail.example', queued_at: at },
      ])
      .execute();
    const mail = (name: string, state: 'sent' | 'failed' | 'queued', postId: string | null) => ({
      message_id: `${name} ${postId}`,
      template: 'newsletter-post' as const,
      data: postId === null ? null : JSON.stringify({ postId, title: '', excerpt: '' }),
      to_address: `${name}@mail.example`,
      state,
      created_at: at,
      not_before: at,
      next_attempt_at: at,
      give_up_at: at,
    });
    await earlier.db
      .insertInto('mail_outbox')
      .values([
        mail('a', 'sent', 'first'),
        mail('b', 'failed', 'first'),
        // Its content was deleted.
        mail('c', 'sent', null),
        mail('d', 'queued', 'first'),
        mail('a', 'queued', 'second'),
      ])
      .execute();
    await earlier.close();
    const { db, close } = await openDatabase(place());
    const rows = await db.selectFrom('newsletter_subscriptions').selectAll().orderBy('email_key').execute();
    const waiting = rows.filter(({ state }) => state === 'waiting');
    const tokens = waiting.map(({ confirm_token }) => confirm_token ?? '');
    for (const token of tokens) expect(token).toMatch(/^[\da-f]{48,64}$/);
    expect(new Set(tokens).size).toBe(2);
    expect(waiting.map(({ token, next_mail_at }) => [token, next_mail_at])).toEqual([
      ['token of also.waits', ''],
      ['token of waits', ''],
    ]);
    for (const row of rows.filter(({ state }) => state === 'confirmed'))
      expect(row).toMatchObject({ confirm_token: null, next_mail_at: '2030-01-01T00:00:00.000Z' });
    expect(await db.selectFrom('newsletter_deliveries').selectAll().execute()).toEqual([
      { post_id: 'first', delivered: 2, last_at: at },
    ]);
    await close();
  });

  test('0031: codes of deleted marketers stay taken, their ids are not given again, and an address may be taken again', async () => {
    const earlier = await openEarlierDatabase(place(), names.indexOf('0031-deleted-marketers'));
    const at = '2026-10-01T08:00:00.000Z';
    const marketer = (name: string) => ({
      ...{ full_name: name, email: `${name}@mail.example`, email_key: `${name}@mail.example`, phone: '1' },
      ...{ marketer_code: name, code_key: name.toUpperCase(), created_at: at },
    });
    const old = earlier.db as unknown as Kysely<{
      marketers: ReturnType<typeof marketer> & { id?: number };
      retired_marketer_codes: { code_key: string; retired_at: string };
    }>;
    await old.insertInto('marketers').values(['ada', 'bola', 'chi'].map(marketer)).execute();
    await old.deleteFrom('marketers').where('code_key', '=', 'CHI').execute();
    await old.insertInto('retired_marketer_codes').values({ code_key: 'CHI', retired_at: at }).execute();
    await earlier.close();
    const { db, close } = await openDatabase(place());
    const rows = await db.selectFrom('marketers').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { id: 1, full_name: 'ada', deleted_at: null },
      { id: 2, full_name: 'bola', deleted_at: null },
      { full_name: '', email: '', code_key: 'CHI', deleted_at: at },
    ]);
    expect(rows[2]?.id).toBeGreaterThan(3);
    const add = (name: string) => db.insertInto('marketers').values(marketer(name)).execute();
    await expect(add('ada')).rejects.toThrow(/unique/i);
    await expect(add('chi')).rejects.toThrow(/unique/i);
    await db
      .updateTable('marketers')
      .set({ deleted_at: at, email: '', email_key: '' })
      .where('id', 'in', [1, 2])
      .execute();
    await db
      .insertInto('marketers')
      .values({ ...marketer('ada'), marketer_code: 'new', code_key: 'NEW' })
      .execute();
    await close();
  });
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'imc-migrations-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('R-34: migrations on SQLite', () => {
  migrationTests(() => ({ dataDir, databaseUrl: undefined }));
});

describe('R-34: migrations on PostgreSQL', () => {
  let postgres: RunningPostgres;
  beforeEach(async () => {
    postgres = await startPostgres();
  });
  afterEach(() => postgres.stop());
  migrationTests(() => ({ dataDir, databaseUrl: postgres.url }));
});
