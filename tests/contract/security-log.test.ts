import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadLimits } from '@imc/api/contract';
import { type Database, openDatabase } from '@imc/server/db/database';
import { createUploadQuota } from '@imc/server/features/uploads/upload-quota';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

describe.each(['SQLite', 'PostgreSQL'] as const)('R-40: the security log on %s', (place) => {
  let dataDir: string;
  let postgres: RunningPostgres | undefined;
  let database: Database;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'imc-security-log-'));
    postgres = place === 'PostgreSQL' ? await startPostgres() : undefined;
    database = await openDatabase({ dataDir, databaseUrl: postgres?.url });
  });
  afterAll(async () => {
    await database.close();
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const add = (at: string) =>
    database.db
      .insertInto('security_log')
      .values({ at, kind: 'sign-in', account_id: 7, count: 1 })
      .returningAll()
      .executeTakeFirstOrThrow();
  const rows = () => database.db.selectFrom('security_log').selectAll().orderBy('id').execute();

  test('SEC-5: rows can be added, and neither changed, replaced nor deleted', async () => {
    const row = await add(ago(0));
    const old = await add(ago(363));
    const { id } = row;
    const values = sql`(id, at, kind, count) values (${id}, ${ago(0)}, 'forged', 1)`;
    const attempts: RawBuilder<unknown>[] = [
      sql`update security_log set kind = 'forged'`,
      sql`update security_log set account_id = null where id = ${id}`,
      sql`update security_log set at = ${ago(400)} where id = ${id}`,
      sql`delete from security_log`,
      sql`delete from security_log where id = ${old.id}`,
      ...(place === 'SQLite'
        ? [
            sql`insert or replace into security_log ${values}`,
            sql`replace into security_log ${values}`,
            sql`insert into security_log ${values} on conflict (id) do update set kind = 'forged'`,
          ]
        : [
            sql`insert into security_log ${values} on conflict (id) do update set kind = 'forged'`,
            sql`truncate security_log`,
          ]),
    ];
    for (const attempt of attempts) {
      await expect(attempt.execute(database.db), attempt.compile(database.db).sql).rejects.toThrow(
        'the security log is append-only',
      );
    }
    expect(await rows()).toEqual([row, old]);
  });

  test('SEC-5: rows that are older than a year can be deleted', async () => {
    const expired = await add(ago(366));
    const before = await rows();
    await database.db.deleteFrom('security_log').where('at', '<=', ago(365)).execute();
    expect(await rows()).toEqual(before.filter(({ id }) => id !== expired.id));
  });

  test('R-21, UPL-4: concurrent uploads in their transactions do not exceed the limit of a day', async () => {
    const { id } = await database.db
      .insertInto('users')
      .values({
        ...{ name: 'Amaka Sample', email: 'amaka@mail.example', email_key: 'amaka@mail.example' },
        ...{ phone_number: '', password_hash: 'none', role: 'member', membership_grade: 'SIMC' },
        ...{ profile_completed: 0, payment_status: 'pending', created_at: ago(0) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const quota = createUploadQuota({ db: database.db, clock: () => new Date() });
    const take = () => database.db.transaction().execute((tx) => quota.take(tx, id, 1000));
    const taken = await Promise.allSettled(Array.from({ length: uploadLimits.filesPerDay + 9 }, take));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(uploadLimits.filesPerDay);
    const count = await database.db.selectFrom('upload_counts').select(['files', 'bytes']).executeTakeFirst();
    expect(count).toEqual({ files: uploadLimits.filesPerDay, bytes: uploadLimits.filesPerDay * 1000 });
  });
});
