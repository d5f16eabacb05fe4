import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sqliteFile } from '../db/sqlite-file.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';
import { examine, type Finding } from './doctor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.admin();
});
beforeEach(() => {
  vi.stubEnv('DATA_DIR', server.dataDir);
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => server.close());

const stateOf = (findings: readonly Finding[], name: string) =>
  findings.filter((finding) => finding.name === name).map(({ state, text }) => `${state}: ${text}`);
const problems = async (now = new Date()) =>
  (await examine(now)).filter(({ state }) => state === 'problem').map(({ name, text }) => `${name}: ${text}`);

test('a healthy server has no problem, and a line for each part', async () => {
  const smtp = await startSmtpServer();
  vi.stubEnv('SMTP_URL', smtp.url);
  const findings = await examine(new Date());
  await smtp.down();
  expect(findings.filter(({ state }) => state === 'ok').map(({ name }) => name)).toEqual(
    'configuration,.env,DATA_DIR,disk,database,migrations,clock,storage,mail'.split(','),
  );
  const warned = findings.filter(({ state }) => state !== 'ok').map(({ name, state }) => `${state} ${name}`);
  expect([...new Set(warned)]).toEqual(['warning backup', 'warning not set']);
});

test('before the first start there is no problem', async () => {
  vi.stubEnv('DATA_DIR', join(server.dataDir, 'none'));
  const findings = await examine(new Date());
  expect(stateOf(findings, 'database')).toEqual(['warning: there is none; the first start creates it']);
  expect(findings.some(({ state }) => state === 'problem')).toBe(false);
});

test('an invalid variable is a problem', async () => {
  vi.stubEnv('PORT', 'abc');
  expect(await problems()).toEqual([expect.stringMatching(/^configuration: PORT: must be /)]);
});

test('a folder that others can read is a problem', async () => {
  await chmod(server.dataDir, 0o755);
  const found = await problems();
  await chmod(server.dataDir, 0o700);
  expect(found).toContainEqual(expect.stringMatching(/^DATA_DIR: .*Run: chmod 700/));
});

test('a damaged database is a problem', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'imc-damaged-'));
  vi.stubEnv('DATA_DIR', copy);
  await server.app.database.truncateLog();
  const bytes = await readFile(sqliteFile(server.dataDir));
  await writeFile(sqliteFile(copy), bytes.fill(7, 8192, 200_000));
  expect(await problems()).toContainEqual(expect.stringMatching(/^database: /));
  await rm(copy, { recursive: true });
});

test('a missing migration is named', async () => {
  const { db } = server.app.database;
  const applied = await db.selectFrom('kysely_migration').selectAll().execute();
  await db.deleteFrom('kysely_migration').execute();
  const findings = await examine(new Date());
  await db.insertInto('kysely_migration').values(applied).execute();
  expect(stateOf(findings, 'migrations')[0]).toMatch(/^warning: 0001-schema.* missing; imc migrate/);
});

test('a clock behind the newest row is a problem', async () => {
  expect(await problems(new Date(Date.now() - 3_600_000))).toEqual([
    expect.stringMatching(/^clock: it is .+, but the database has a row of .+; set the clock$/),
  ]);
});

test.each([
  [1, 'ok'],
  [3, 'warning'],
])('the age of the last backup is told: %i days', async (age, state) => {
  const row = { made_at: new Date(Date.now() - age * 86_400_000).toISOString(), place: '/srv/backups/a' };
  const { db } = server.app.database;
  await db
    .insertInto('last_backup')
    .values({ id: 1, ...row })
    .execute();
  const findings = await examine(new Date());
  await db.deleteFrom('last_backup').execute();
  expect(stateOf(findings, 'backup')[0]).toMatch(
    `${state}: the last one is ${age}.0 days old, in /srv/backups/a`,
  );
});

test('uploads that cannot be written are a problem', async () => {
  const uploads = join(server.dataDir, 'uploads');
  await rename(uploads, `${uploads}-away`);
  await writeFile(uploads, '');
  const found = await problems();
  await rm(uploads);
  await rename(`${uploads}-away`, uploads);
  expect(found).toEqual([expect.stringMatching(/^storage: DATA_DIR: /)]);
});

test('a mail server that does not answer is a problem, an unreachable public address a warning', async () => {
  const smtp = await startSmtpServer();
  await smtp.down();
  vi.stubEnv('SMTP_URL', smtp.url);
  vi.stubEnv('PUBLIC_URL', smtp.url.replace('smtp:', 'https:'));
  const findings = await examine(new Date());
  expect(stateOf(findings, 'mail')).toEqual([expect.stringMatching(/^problem: .*they wait/)]);
  expect(stateOf(findings, 'certificate')).toEqual([expect.stringMatching(/^warning: .*can't be reached/)]);
});
