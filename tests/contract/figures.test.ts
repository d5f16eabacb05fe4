/**
 * Compares the dashboard's figures of both databases with a count of every row: they must be equal for rows that no
 * service wrote and after any change to applications and marketers.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applicationStatuses, gradeCodes, gradeLabels } from '@imc/api/contract';
import { pick, seededRandom } from '@imc/server/cli/sample-people';
import { openDatabase } from '@imc/server/db/database';
import { emptyFormColumns } from '@imc/server/features/applications/rows';
import { readRetiredCodes, readUnmatchedCodes } from '@imc/server/features/marketers/marketer-codes';
import { listMarketers } from '@imc/server/features/marketers/marketers';
import { type Account, accountColumns } from '@imc/server/shared/account';
import { completeForm, picture } from '@imc/server/testing/forms';
import { startTestServer, type TestServer } from '@imc/server/testing/test-app';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '../postgres/postgres.ts';
import {
  countForMarketer,
  type Rows,
  retiredCodesOf,
  statsOf,
  unmatchedCodesOf,
  waitingOf,
} from './counted-figures.ts';

const days = (count: number) => count * 86_400_000;
const start = Date.parse('2024-11-20T12:00:00Z');
/** In Lagos. */
const monthStart = (month: string) => Date.parse(`${month}-01T00:00:00+01:00`);

/** Codes of existing and unknown marketers, and no code. */
const codes = ['ADE-1', ' ade-1 ', 'BOL-2', 'bol-2', 'CHI-3', 'DAN-4', 'EBE-5', 'OTHER', '', ''];

const at = (time: number) => vi.setSystemTime(time);
const isoNow = () => new Date().toISOString();

/** Of an application that no admin has changed. */
const plainApplication = (user_id: number, submitted_at: string | null) => ({
  ...emptyFormColumns,
  user_id,
  payment_state: 'received' as const,
  created_at: submitted_at ?? isoNow(),
  submitted_at,
});

/** Applications of every kind and a draft, not written by a service. */
async function fillDatabase(config: { dataDir: string; databaseUrl: string | undefined }) {
  const { db, close } = await openDatabase(config);
  const random = seededRandom(2);
  const { id: user_id } = await db
    .insertInto('users')
    .values({
      ...{ name: 'Amaka Sample', email: 'amaka@mail.example', email_key: 'amaka@mail.example' },
      ...{ phone_number: '', password_hash: 'none', role: 'member', membership_grade: 'SIMC' },
      ...{ profile_completed: 0, payment_status: 'pending', created_at: isoNow() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: 150 }, () => {
    const submitted = start - random() * days(60);
    const status = pick(random, applicationStatuses);
    const decided = Math.min(start, submitted + random() * days(40));
    const code = pick(random, codes);
    return {
      ...plainApplication(user_id, new Date(submitted).toISOString()),
      grade: pick(random, gradeCodes),
      status,
      decided_at: status === 'pending' ? null : new Date(decided).toISOString(),
      marketer_code: code,
      marketer_code_key: code.trim().toUpperCase() || null,
    };
  });
  await db.insertInto('applications').values(rows).execute();
  await db
    .insertInto('applications')
    .values({ ...plainApplication(user_id, null), status: 'pending' })
    .execute();
  await close();
}

/** All submitted applications and all marketers. */
async function rowsOf({ app }: TestServer): Promise<Rows> {
  const { db } = app.database;
  return {
    applications: await db
      .selectFrom('applications')
      .selectAll()
      .where('submitted_at', 'is not', null)
      .execute(),
    marketers: await db.selectFrom('marketers').selectAll().execute(),
  };
}

async function expectFigures(server: TestServer): Promise<void> {
  const { applications, dashboard } = server.app.features;
  const { stats, waiting } = dashboard;
  const rows = await rowsOf(server);
  // Mails fail in the background.
  const failed_mails = expect.any(Number);
  expect(await waiting(), isoNow()).toEqual({ ...waitingOf(rows), failed_mails });
  expect(await readUnmatchedCodes(server.app.database.db), isoNow()).toEqual(unmatchedCodesOf(rows));
  expect(await readRetiredCodes(server.app.database.db), isoNow()).toEqual(retiredCodesOf(rows));
  const expected = statsOf(rows, new Date());
  expect(await stats(), isoNow()).toEqual(expected);
  for (const { marketer_code, applications_count } of await listMarketers(server.app.database.db)) {
    expect(applications_count, marketer_code).toBe(countForMarketer(rows, marketer_code));
  }
  expect((await applications.page({})).total).toBe(expected.totalApplications);
  for (const status of applicationStatuses) {
    expect((await applications.page({ status })).total).toBe(expected[`${status}Applications`]);
  }
}

let submissionCount = 0;

/** Random user actions, including rejected ones (a code that is taken, a deleted marketer). */
async function actor(server: TestServer, random: () => number, { hasDrafts }: { hasDrafts: boolean }) {
  const { applications, marketers } = server.app.features;
  const { db } = server.app.database;
  const accountOf = async (role: string): Promise<Account> =>
    db.selectFrom('users').select(accountColumns).where('role', '=', role).executeTakeFirstOrThrow();
  const [member, admin] = [await accountOf('member'), await accountOf('admin')];
  const file = await picture();

  const submit = async (draft?: { application_id: number }) => {
    const form = completeForm({
      membershipCategory: gradeLabels[pick(random, gradeCodes)].category,
      marketer_code: pick(random, codes),
      ...(draft ? { application_id: draft.application_id } : {}),
    });
    submissionCount += 1;
    await applications.submit(member, {
      form,
      data: String(submissionCount),
      file,
      idempotencyKey: undefined,
    });
  };
  const submitDraft = async () => submit(await applications.openDraft(member));
  const decide = async () => {
    const { last } = await db
      .selectFrom('applications')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const application_id = 1 + Math.floor(random() * last);
    await applications.setStatus({ application_id, status: pick(random, applicationStatuses) }, admin);
  };
  const add = () => {
    submissionCount += 1;
    const marketer_code = pick(random, codes.slice(0, 7));
    const marketer = {
      full_name: `M ${submissionCount}`,
      email: `m${submissionCount}@mail.example`,
      phone: '1',
      marketer_code,
    };
    return marketers.add(marketer, admin, undefined);
  };
  const remove = async () => {
    const all = await listMarketers(db);
    if (all.length > 0) await marketers.remove(pick(random, all).id);
  };

  const often = <Act>(times: number, act: Act) => Array.from({ length: times }, () => act);
  const acts: readonly (() => Promise<unknown>)[] = [
    ...often(5, () => submit()),
    ...often(8, decide),
    ...often(3, add),
    remove,
    ...(hasDrafts ? [submitDraft, submitDraft, () => applications.openDraft(member)] : []),
  ];
  return () =>
    pick(random, acts)().catch((error: { statusCode?: number }) => {
      if (error.statusCode === undefined || error.statusCode >= 500) throw error;
    });
}

const databases = [
  ['SQLite', async () => ({ url: undefined, stop: async () => {} })],
  ['PostgreSQL', () => startPostgres()],
] as const;

describe.each(databases)('the figures on %s', (_name, startDatabase) => {
  let database: { url: string | undefined; stop(): Promise<void> };
  let dataDir: string;
  let server: TestServer;
  const random = seededRandom(7);

  beforeAll(async () => {
    database = await startDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'imc-figures-'));
    vi.useFakeTimers({ toFake: ['Date'] });
    at(start);
    const config = { dataDir, databaseUrl: database.url };
    await fillDatabase(config);
    server = await startTestServer(config);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server.close();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('include rows that no service wrote', async () => {
    expect(await server.app.features.dashboard.stats()).toMatchObject({ totalApplications: 150 });
    await expectFigures(server);
  });

  test('are equal after hundreds of submissions, decisions and changes of marketers', async () => {
    const act = await actor(server, random, { hasDrafts: true });
    const times = Array.from({ length: 400 }, () => start + random() * days(400));
    // Times around the turns of months.
    for (const month of ['2024-12', '2025-01', '2025-03', '2025-07', '2025-08']) {
      for (const shift of [-1, 0, 1]) times.push(monthStart(month) + shift);
    }
    for (const [index, time] of times.sort((a, b) => a - b).entries()) {
      at(time);
      await act();
      if (index % 40 === 0) await expectFigures(server);
    }
    await expectFigures(server);
  });

  test('are equal at any time', async () => {
    for (const now of [
      monthStart('2025-03') - 1,
      monthStart('2025-03'),
      monthStart('2025-03') + 59_000,
      Date.parse('2025-03-30T09:00:00Z'),
      Date.parse('2025-03-31T22:59:59.999Z'),
      Date.parse('2025-08-31T12:00:00Z'),
      Date.parse('2025-12-31T22:59:59.999Z'),
      monthStart('2026-01'),
    ]) {
      at(now);
      await expectFigures(server);
    }
  });

  test('are equal after 300 parallel changes', async () => {
    const act = await actor(server, random, { hasDrafts: false });
    at(start + days(401));
    for (let round = 0; round < 6; round += 1) await Promise.all(Array.from({ length: 50 }, act));
    await expectFigures(server);
  });

  test('are equal after statements that change or delete many rows', async () => {
    const { db } = server.app.database;
    const everySeventh = (first: number) =>
      db
        .updateTable('applications')
        .where('submitted_at', 'is not', null)
        .where(({ eb }) => eb(eb('id', '%', 7), '=', first));
    const decided_at = new Date(start + days(200)).toISOString();
    for (const change of [
      everySeventh(0).set({ grade: 'DFIMC' }),
      everySeventh(1).set({ decided_at }),
      everySeventh(2).set({ marketer_code: 'CHI-3', marketer_code_key: 'CHI-3' }),
      everySeventh(3).set({ marketer_code: '', marketer_code_key: null }),
      everySeventh(4).set({ submitted_at: decided_at }),
      everySeventh(5).set({ payment_state: 'confirmed' }),
      everySeventh(6).set({ withdrawn_at: decided_at }).where('status', '=', 'pending'),
      db.deleteFrom('application_status_history'),
      db.deleteFrom('applications').where(({ eb }) => eb(eb('id', '%', 7), '=', 5)),
    ]) {
      await change.execute();
      await expectFigures(server);
    }
  });
});
