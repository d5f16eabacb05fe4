/** Backups of a running server, and moves between the two databases. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup, type Place } from '@imc/server/backup/backup';
import { copyWithoutErased } from '@imc/server/backup/erase-again';
import { entryOf, type Manifest, manifestName, readManifest } from '@imc/server/backup/manifest';
import { moveDatabase, restoreBackup } from '@imc/server/backup/restore';
import { verifyBackup } from '@imc/server/backup/verify';
import { seedData } from '@imc/server/cli/seed-data';
import { type Database, openDatabase } from '@imc/server/db/database';
import { migrations } from '@imc/server/db/migrations/index';
import { openSqliteFile, sqliteFile } from '@imc/server/db/sqlite-file';
import { openStorage } from '@imc/server/storage/storage';
import { mailsTo } from '@imc/server/testing/outbox';
import { killProcesses, startProcess } from '@imc/server/testing/server-process';
import { bearer, startTestServer, testAdmin, testPassword } from '@imc/server/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';

let scratch: string;
let postgres: RunningPostgres;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'imc-backup-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await killProcesses();
  await postgres.stop();
  await rm(scratch, { recursive: true });
});

/** With a data folder of its own, and a database of its own on PostgreSQL. */
async function newPlace(kind: Database['kind']): Promise<Place> {
  const dataDir = await mkdtemp(join(scratch, 'data-'));
  const databaseUrl = kind === 'sqlite' ? undefined : await postgres.newDatabase();
  return { dataDir, databaseUrl, s3: undefined };
}

const newFolder = () => join(scratch, randomUUID());

async function inDatabase<Result>(place: Place, run: (database: Database) => Promise<Result>) {
  const database = await openDatabase(place);
  return run(database).finally(database.close);
}

const faultsOf = async (dir: string) => (await verifyBackup(dir)).filter(({ ok }) => !ok);

/** In a process of its own, as `npm run backup` does. */
async function runBackup(environment: Readonly<Record<string, string>>, dir: string): Promise<number> {
  const command = new URL('../../server/cli/commands/backup.ts', import.meta.url);
  const script = `import { backup } from '${command}';
    process.exitCode = await backup.run({ values: {}, positionals: ['${dir}'] });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('close', resolve));
}

describe.each(['sqlite', 'postgres'] as const)('a server on %s', (kind) => {
  test('R-39: a backup under load holds every write that was acknowledged before, and passes all checks', async () => {
    const { dataDir, databaseUrl } = await newPlace(kind);
    const environment = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
    const origin = await startProcess({ ...environment, TRUST_PROXY: 'on', LOG_LEVEL: 'fatal' }).origin();
    const acknowledged: string[] = [];
    let running = true;
    const write = async (writer: number) => {
      for (let count = 0; running; count += 1) {
        const email = `${writer}.${count}@mail.example`;
        const answer = await fetch(`${origin}/api/newsletter-subscribe.php`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `10.${writer}.${count >> 8}.${count & 255}`,
          },
          body: JSON.stringify({ email }),
        });
        expect(answer.status).toBe(200);
        acknowledged.push(email);
      }
    };
    const load = Promise.all([1, 2, 3, 4].map(write));
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    const before = [...acknowledged];
    const dir = newFolder();
    expect(await runBackup(environment, dir)).toBe(0);
    running = false;
    await load;
    expect(acknowledged.length).toBeGreaterThan(before.length);

    expect(await faultsOf(dir)).toEqual([]);
    const copy = openSqliteFile(sqliteFile(dir));
    const found = copy.prepare('select email from newsletter_subscriptions').pluck().all();
    copy.close();
    expect(before.filter((email) => !found.includes(email))).toEqual([]);
    const { madeAt } = await readManifest(dir);
    const last = await inDatabase({ dataDir, databaseUrl, s3: undefined }, ({ db }) =>
      db.selectFrom('last_backup').selectAll().execute(),
    );
    expect(last).toEqual([{ id: 1, made_at: madeAt, place: dir }]);
  });
});

describe.each(['sqlite', 'postgres'] as const)('erased accounts on %s', (kind) => {
  test('R-42: stay erased when a backup from before is restored', async () => {
    const source = await newPlace(kind);
    const server = await startTestServer(source);
    const [older, newer] = [newFolder(), newFolder()];
    const erased = await server.member('erased@mail.example');
    for (const token of [erased, await server.member('kept@mail.example')]) await server.apply(token);
    await server.app.background.idle();
    await makeBackup(source, older);
    const answer = await server.post('/erase-account.php', { password: testPassword }, bearer(erased));
    expect(answer.statusCode).toBe(200);
    await server.apply(await server.member('later@mail.example'));
    await makeBackup(source, newer);
    await server.close();

    const target = await newPlace(kind);
    const config = { ...server.config, ...target };
    await expect(copyWithoutErased(newer, older, config)).rejects.toThrow(
      'is no later state of the database',
    );
    const copy = await copyWithoutErased(older, newer, config);
    expect(copy).toMatchObject({ erased: 1, staff: [] });
    await restoreBackup(older, target, copy.folder);
    await rm(copy.folder, { recursive: true });

    const restored = await startTestServer(target);
    await restored.runHourlyTasks();
    const people = await restored.app.database.db.selectFrom('users').select('email').orderBy('id').execute();
    expect(people.map(({ email }) => email)).toEqual([testAdmin.email, 'kept@mail.example']);
    expect(await mailsTo(target.dataDir, 'erased@mail.example')).toEqual([]);
    // So that the next restore knows it, too.
    const log = restored.app.database.db.selectFrom('security_log').select('account_id');
    expect(await log.where('kind', '=', 'account-erased').execute()).toEqual([{ account_id: 2 }]);
    await restored.close();
    const again = newFolder();
    const { files, missing } = await makeBackup(target, again);
    expect(files.filter(({ path }) => path.startsWith('uploads/'))).toHaveLength(1);
    expect(missing).toEqual([]);
    expect(await faultsOf(again)).toEqual([]);
  });
});

/** Of everything that seeding fills, and of texts that are hard to keep. */
async function fill(place: Place): Promise<void> {
  const storage = await openStorage(place);
  await inDatabase(place, async ({ db }) => {
    const admin = {
      ...{ name: 'Ọlá Ṣadé', email: 'A@mail.example', email_key: 'a@mail.example', phone_number: '1' },
      ...({ password_hash: 'none', role: 'admin', membership_grade: 'FIMC', profile_completed: 1 } as const),
      ...{ payment_status: 'pending', created_at: '2026-01-01T00:00:00.000Z' },
    };
    const { id } = await db.insertInto('users').values(admin).returning('id').executeTakeFirstOrThrow();
    const options = { applications: 30, members: 10, seed: 39, passwordHash: 'none', adminId: id };
    await seedData(db, storage, { ...options, until: new Date('2026-06-15T12:00:00Z') });
    const content = JSON.stringify({ text: `"'\\ \n\t\u0001 ₦ Ẹ̀kọ́ 😀 {1,2} \\N`, none: null, yes: true });
    await db
      .insertInto('contact_messages')
      .values([
        {
          kind: 'contact',
          email_key: 'x@mail.example',
          content,
          search_text: '',
          created_at: '',
          state: 'new',
        },
      ])
      .execute();
    await db.updateTable('staff_rules').set({ second_factor_required: 1, changes: 7 }).execute();
    const view = (name: string) => ({ user_id: id, name, name_key: name, query: 'q=%F0', created_at: '' });
    await db
      .insertInto('saved_views')
      .values([view('Ọkàn'), view('two'), view('three')])
      .execute();
    // Its id must not be used again.
    await db.deleteFrom('saved_views').where('name', '=', 'three').execute();
    await db
      .insertInto('upload_counts')
      .values({ user_id: id, day: '2026-06-15', files: 20, bytes: 2 ** 31 - 1 })
      .execute();
    await db
      .insertInto('receipts')
      .values({
        number: 'IMC-R-2026-1',
        code: 'x',
        application_id: null,
        fee: 'application',
        name: '',
        grade: 'FIMC',
        amount: 1,
        issued_at: '',
      })
      .execute();
  });
  storage.close();
}

/** What triggers write, and the next id. */
const derivedOf = (place: Place) =>
  inDatabase(place, async ({ db }) => {
    const counts = await db.selectFrom('application_counts').selectAll().where('count', '<>', 0).execute();
    const lines = await db
      .selectFrom('application_search')
      .select(['rowid', 'line'])
      .orderBy('rowid')
      .execute();
    const paid = await db
      .selectFrom('paid_applications')
      .selectAll()
      .orderBy('application_id')
      .orderBy('transfer_id')
      .execute();
    const view = { user_id: 1, name: 'new', name_key: 'new', query: '', created_at: '' };
    const next = await db.insertInto('saved_views').values(view).returning('id').executeTakeFirstOrThrow();
    await db.deleteFrom('saved_views').where('id', '=', next.id).execute();
    return { counts: new Set(counts.map((count) => JSON.stringify(count))), lines, paid, next: next.id };
  });

describe('the same content', () => {
  let source: Place;
  let dir: string;
  let manifest: Manifest;
  beforeAll(async () => {
    source = await newPlace('sqlite');
    await fill(source);
    dir = newFolder();
    manifest = await makeBackup(source, dir);
  });

  test.each(['sqlite', 'postgres'] as const)('R-39: is restored onto %s', async (kind) => {
    const place = await newPlace(kind);
    await restoreBackup(dir, place);
    const again = newFolder();
    const { tables, files } = await makeBackup(place, again);
    expect(tables).toEqual(manifest.tables);
    expect(files.slice(1)).toEqual(manifest.files.slice(1));
    expect(await faultsOf(again)).toEqual([]);
    const derived = await derivedOf(place);
    expect(derived.lines).toHaveLength(30);
    expect(derived.next).toBe(4);
    await expect(restoreBackup(dir, place)).rejects.toThrow(/the database is in use: it has accounts/);

    // The tables of an earlier program.
    const older = newFolder();
    await makeBackup(source, older);
    const earlier = await mkdtemp(join(scratch, 'earlier-'));
    await (
      await openDatabase({ dataDir: earlier, databaseUrl: undefined }, undefined, migrations.slice(0, 1))
    ).close();
    await copyFile(sqliteFile(earlier), sqliteFile(older));
    const sqlite = openSqliteFile(sqliteFile(older));
    sqlite.pragma('journal_mode = DELETE');
    sqlite.close();
    const first = await entryOf(older, 'imc.sqlite');
    const changed = { ...manifest, migrations: ['0001-schema'], files: [first, ...manifest.files.slice(1)] };
    await writeFile(join(older, manifestName), JSON.stringify(changed));
    const migrated = await newPlace(kind);
    await restoreBackup(older, migrated);
    expect((await makeBackup(migrated, newFolder())).migrations).toEqual(manifest.migrations);
  });

  test('R-39: is moved to PostgreSQL and back', async () => {
    const target = { ...source, databaseUrl: (await newPlace('postgres')).databaseUrl };
    // The limits of requests, which the configuration has too, don't end the copy.
    const limited = { ...target, silenceLimits: { database: 1, storage: 1, readiness: 1 } };
    expect((await moveDatabase(source, limited)).tables).toEqual(manifest.tables);
    await expect(moveDatabase(source, target)).rejects.toThrow('DATABASE_URL: the database is in use');
    await expect(moveDatabase(target, source)).rejects.toThrow(/imc\.sqlite\): the database is in use/);
    const before = await derivedOf(source);
    for (const suffix of ['', '-wal', '-shm'])
      await rm(`${sqliteFile(source.dataDir)}${suffix}`, { force: true });
    expect((await moveDatabase(target, source)).tables).toEqual(manifest.tables);
    expect(await derivedOf(source)).toEqual(before);
  });
});
