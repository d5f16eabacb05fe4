/** The history of applications with its chain of hashes, on both databases. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { applicationStatuses, decisionTexts, marketerTexts } from '@imc/api/contract';
import { commands } from '@imc/server/cli/commands';
import { runCommandLine } from '@imc/server/cli/run-command-line';
import { pick, seededRandom } from '@imc/server/cli/sample-people';
import { seedData } from '@imc/server/cli/seed-data';
import { headHash } from '@imc/server/db/hash-chain';
import { verifyHistory } from '@imc/server/features/applications/verify-history';
import { type Account, accountColumns } from '@imc/server/shared/account';
import type { RefusalError } from '@imc/server/shared/refusal-error';
import { storage } from '@imc/server/testing/storage';
import { startTestServer, type TestServer, testAdmin, testPassword } from '@imc/server/testing/test-app';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';

const applicationCount = 40;
const minutes = (count: number) => count * 60_000;
const script = join(import.meta.dirname, '../../server/cli/imc.ts');

/** Runs `npm run verify-history` on a database. */
async function runCommand(dataDir: string, databaseUrl: string | undefined, parameters: readonly string[]) {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', databaseUrl);
  let output = '';
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => {
      output += `${line}\n`;
    });
  try {
    return { code: await runCommandLine(commands, ['verify-history', ...parameters]), output };
  } finally {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}

describe.each(['SQLite', 'PostgreSQL'] as const)('the history of applications on %s', (place) => {
  let postgres: RunningPostgres | undefined;
  let server: TestServer;
  let admins: readonly [Account, Account];

  const db = () => server.app.database.db;
  const applications = () => server.app.features.applications;
  const accountOf = (email: string) =>
    db().selectFrom('users').select(accountColumns).where('email_key', '=', email).executeTakeFirstOrThrow();
  const stepsOf = (id: number) =>
    db()
      .selectFrom('application_status_history')
      .selectAll()
      .where('application_id', '=', id)
      .orderBy('id')
      .execute();
  const statusOf = async (id: number) =>
    db()
      .selectFrom('applications')
      .select(['status', 'decided_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const pendingId = async () =>
    (
      await db()
        .selectFrom('applications')
        .select('id')
        .where('status', '=', 'pending')
        .where('decided_at', 'is', null)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id;
  const mailsOf = (id: number) =>
    db()
      .selectFrom('mail_outbox')
      .select(['state', 'data'])
      .where('template', '=', 'decision')
      .where('application_id', '=', id)
      .orderBy('id')
      .execute();

  beforeAll(async () => {
    postgres = place === 'PostgreSQL' ? await startPostgres() : undefined;
    server = await startTestServer({ databaseUrl: postgres?.url });
    await server.member('second.admin@mail.example');
    await db()
      .updateTable('users')
      .set({ role: 'admin', name: 'Second Admin' })
      .where('email_key', '=', 'second.admin@mail.example')
      .execute();
    admins = [await accountOf(testAdmin.email), await accountOf('second.admin@mail.example')];
    await seedData(db(), await storage(server), {
      applications: applicationCount,
      members: 8,
      seed: 37,
      until: new Date('2026-06-15T12:00:00Z'),
      passwordHash: 'none',
      adminId: admins[0].id,
    });
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  test('APP-60: only who decided can take a decision back, and only for ten minutes', async () => {
    const [first, second] = admins;
    const id = await pendingId();
    await applications().setStatus({ application_id: id, status: 'approved' }, first);
    const { decided_at } = await statusOf(id);
    await expect(applications().undoDecision(id, second)).rejects.toMatchObject({
      statusCode: 403,
      message: decisionTexts.undoOthers(first.name),
    });
    expect((await applications().history(id, second)).at(-1)?.undo_until).toBeNull();
    server.advance(minutes(10));
    await expect(applications().undoDecision(id, first)).rejects.toMatchObject({
      statusCode: 409,
      message: decisionTexts.undoTooLate,
    });
    expect((await applications().history(id, first)).at(-1)?.undo_until).toBeNull();
    expect(await statusOf(id)).toEqual({ status: 'approved', decided_at });
    expect(await stepsOf(id)).toHaveLength(2);

    // Undoing a later decision restores the time of this one.
    await applications().setStatus({ application_id: id, status: 'rejected' }, second);
    server.advance(minutes(9));
    expect(await applications().undoDecision(id, second)).toBe('approved');
    expect(await statusOf(id)).toEqual({ status: 'approved', decided_at });
  });

  test('MAIL-4: the mail about a decision that was taken back is cancelled', async () => {
    const [first] = admins;
    const id = await pendingId();
    const decide = (status: 'approved' | 'rejected', reason: string) =>
      applications().setStatus({ application_id: id, status, reason }, first);
    await decide('approved', 'Welcome.');
    expect(await applications().undoDecision(id, first)).toBe('pending');
    expect(await mailsOf(id)).toMatchObject([{ state: 'cancelled' }]);
    expect((await statusOf(id)).decided_at).toBeNull();

    // The remaining mail has the reason of the restored decision.
    await decide('approved', 'Welcome again.');
    await decide('rejected', 'Wrong row.');
    await applications().undoDecision(id, first);
    const waiting = (await mailsOf(id)).filter(({ state }) => state === 'queued');
    expect(waiting.map(({ data }) => JSON.parse(data ?? '{}'))).toMatchObject([
      { status: 'approved', reason: 'Welcome again.', known: 'pending' },
    ]);
  });

  test('R-37: 1,000 random parallel changes are all in the history, and everything adds up', async () => {
    const random = seededRandom(37);
    const ids = (await db().selectFrom('applications').select('id').execute()).map(({ id }) => id);
    const [recorded, refused]: [string[], string[]] = [[], []];
    const codes = Array.from({ length: 30 }, (_, index) => `R37-${index}`);
    const outcomes = { added: 0, taken: 0, deleted: 0, missing: 0 };

    const decide = async (number: number) => {
      const note = `change ${number}`;
      const seen_status = random() < 0.4 ? pick(random, applicationStatuses) : undefined;
      const decision = { application_id: pick(random, ids), status: pick(random, applicationStatuses), note };
      await applications()
        .setStatus(seen_status ? { ...decision, seen_status } : decision, pick(random, admins))
        .then(
          () => recorded.push(note),
          (error: unknown) => {
            expect(error).toMatchObject({ statusCode: 409 });
            refused.push(note);
          },
        );
    };
    const undo = () =>
      applications()
        .undoDecision(pick(random, ids), pick(random, admins))
        .catch((error: RefusalError) => expect([403, 409]).toContain(error.statusCode));
    const addMarketer = async (number: number) => {
      const marketer = {
        ...{ full_name: 'Sample', email: `r37.${number}@mail.example`, phone: '1' },
        marketer_code: pick(random, codes),
      };
      await server.app.features.marketers.add(marketer, admins[0], undefined).then(
        () => {
          outcomes.added += 1;
        },
        (error: RefusalError) => {
          expect(error.statusCode).toBe(409);
          outcomes.taken += 1;
        },
      );
    };
    const deleteMarketer = async () => {
      const found = await db()
        .selectFrom('marketers')
        .select('id')
        .where('code_key', 'like', 'R37-%')
        .execute();
      if (found.length === 0) return;
      const { id } = pick(random, found);
      for (const _time of [1, 2])
        await server.app.features.marketers.remove(id).then(
          () => {
            outcomes.deleted += 1;
          },
          (error: RefusalError) => {
            expect([error.statusCode, error.message]).toEqual([404, marketerTexts.notFound]);
            outcomes.missing += 1;
          },
        );
    };

    const totalMarketers = async () => (await server.app.features.dashboard.stats()).totalMarketers;
    const marketersBefore = await totalMarketers();
    const act = (number: number) => {
      const chance = random();
      if (chance < 0.8) return decide(number);
      if (chance < 0.9) return undo();
      return chance < 0.97 ? addMarketer(number) : deleteMarketer();
    };
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 50 }, (_, index) => act(round * 50 + index)));

    // Each accepted change is one step, and no refused one is.
    expect(recorded.length).toBeGreaterThan(300);
    expect(refused.length).toBeGreaterThan(100);
    const steps = await db().selectFrom('application_status_history').selectAll().orderBy('id').execute();
    const notes = steps.flatMap(({ note }) => (note?.startsWith('change ') ? [note] : []));
    expect(notes.toSorted()).toEqual(recorded.toSorted());
    const undone = steps.flatMap(({ undoes }) => undoes ?? []);
    expect(undone.length).toBeGreaterThan(0);
    expect(new Set(undone).size).toBe(undone.length);
    for (const id of ids) {
      const own = steps.filter(({ application_id }) => application_id === id);
      for (const [index, step] of own.entries())
        expect(step.from_status).toBe(own[index - 1]?.to_status ?? null);
      expect((await statusOf(id)).status).toBe(own.at(-1)?.to_status);
    }
    const stats = await server.app.features.dashboard.stats();
    for (const status of applicationStatuses) {
      const rows = await db().selectFrom('applications').select('id').where('status', '=', status).execute();
      expect(stats[`${status}Applications`]).toBe(rows.length);
    }
    expect(stats.totalApplications).toBe(applicationCount);
    // Deleted marketers keep their codes, which nobody else can get.
    const codesEver = await db().selectFrom('marketers').select('code_key').execute();
    expect(new Set(codesEver.map(({ code_key }) => code_key)).size).toBe(codesEver.length);
    expect(await totalMarketers()).toBe(marketersBefore + outcomes.added - outcomes.deleted);
    expect(outcomes).toMatchObject({ taken: expect.any(Number), missing: expect.any(Number) });
    expect(outcomes.missing).toBeGreaterThanOrEqual(outcomes.deleted);

    const verdict = await verifyHistory(db());
    expect(verdict).toEqual({
      rows: steps.length,
      erased: 0,
      rowsAfterExpected: null,
      head: await headHash(db(), 'application_history_chain'),
      firstBreak: null,
    });
  });

  test('APP-66: steps, links and notes can’t be changed, and links can’t be deleted', async () => {
    await applications().addNote({ application_id: 1, note: 'Kept' }, admins[0], undefined);
    for (const statement of [
      sql`update application_status_history set to_status = 'approved'`,
      sql`update application_notes set note = 'Forged'`,
      sql`update application_history_chain set hash = 'forged'`,
      sql`delete from application_history_chain`,
      ...(place === 'SQLite' ? [] : [sql`truncate application_history_chain`]),
    ]) {
      await expect(statement.execute(db()), statement.compile(db()).sql).rejects.toThrow(
        'the history of applications is append-only',
      );
    }
  });

  test('APP-68: erased steps are no break, and nothing of them stays but their hashes', async () => {
    const token = await server.member('chained@mail.example');
    const member = await accountOf('chained@mail.example');
    const form = await db().selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    const { id: _id, ...columns } = form;
    const { id } = await db()
      .insertInto('applications')
      .values({ ...columns, user_id: member.id, status: 'pending', decided_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await applications().setStatus(
      { application_id: id, status: 'rejected', note: 'Of the erased' },
      admins[0],
    );
    await applications().addNote({ application_id: id, note: 'About the erased' }, admins[0], undefined);
    const before = await verifyHistory(db());
    const erased = await server.app.inject({
      method: 'POST',
      url: '/api/erase-account.php',
      headers: { authorization: `Bearer ${token}` },
      payload: { password: testPassword },
    });
    expect(erased.statusCode).toBe(200);
    expect(await verifyHistory(db())).toEqual({ ...before, erased: 1 });
    const notes = await db().selectFrom('application_notes').selectAll().execute();
    expect(JSON.stringify([notes, await stepsOf(id)])).not.toContain('erased');
  });

  test('APP-67: the command finds no break, then every kind of break', async () => {
    const url = postgres?.url;
    const run = (...parameters: string[]) => runCommand(server.dataDir, url, parameters);
    const { rows, head } = await verifyHistory(db());
    const intact = await run();
    expect(intact).toEqual({
      code: 0,
      output: `Decisions: ${rows} rows, 1 of them of erased accounts
Newest hash: ${head}
Standing of members: 0 rows, 0 of them of erased accounts
Newest hash: ${'0'.repeat(64)}
The history is intact.
`,
    });

    expect(await run('--expect', head)).toEqual({
      code: 0,
      output: intact.output.replace('Standing', 'Rows after the expected hash: 0\nStanding'),
    });
    const earlier = await db()
      .selectFrom('application_history_chain')
      .select('hash')
      .orderBy('id', 'desc')
      .offset(2)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await verifyHistory(db(), earlier.hash)).toMatchObject({ rowsAfterExpected: 2, firstBreak: null });
    const mistyped = await run('--expect', 'abc');
    expect([mistyped.code, mistyped.output]).toEqual([
      1,
      '--expect: must be the newest hash that an earlier run printed\n',
    ]);

    /** With access to the schema. */
    const forge = async (statement: string) => {
      const triggers =
        place === 'SQLite'
          ? [
              'application_status_history_update',
              'application_history_chain_update',
              'application_history_chain_delete',
            ].map((name) => `drop trigger if exists ${name}`)
          : ['application_status_history', 'application_history_chain'].map(
              (table) => `alter table ${table} disable trigger user`,
            );
      for (const text of [...triggers, statement]) await sql.raw(text).execute(db());
    };
    const [step] = await db()
      .selectFrom('application_status_history')
      .select(['id', 'changed_at'])
      .orderBy('id')
      .limit(1)
      .execute();
    const link = await db()
      .selectFrom('application_history_chain')
      .selectAll()
      .where('step_id', '=', step?.id ?? 0)
      .executeTakeFirstOrThrow();
    const expectBreak = async (statement: string, text: string, undo: string) => {
      await forge(statement);
      const { firstBreak } = await verifyHistory(db());
      expect(firstBreak).toBe(text);
      await forge(undo);
      expect((await verifyHistory(db())).firstBreak).toBeNull();
    };
    const at = `where id = ${step?.id}`;
    await expectBreak(
      `update application_status_history set changed_at = '2020-01-01' ${at}`,
      `Row ${link.id} was changed: the content of step ${step?.id} does not match.`,
      `update application_status_history set changed_at = '${step?.changed_at}' ${at}`,
    );
    await expectBreak(
      `update application_history_chain set content_hash = 'x' where id = ${link.id}`,
      `Row ${link.id} was changed: its hash does not match.`,
      `update application_history_chain set content_hash = '${link.content_hash}' where id = ${link.id}`,
    );
    const added = `application_status_history (application_id, to_status, changed_by, changed_at)
      select application_id, 'approved', changed_by, 'forged' from application_status_history ${at}`;
    await forge(`insert into ${added}`);
    const { firstBreak } = await verifyHistory(db());
    expect(firstBreak).toMatch(/^Step \d+ of application \d+ is not in the chain\.$/);
    await forge("delete from application_status_history where changed_at = 'forged'");

    const newest = await db()
      .selectFrom('application_history_chain')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const cutSteps = await db()
      .selectFrom('application_status_history')
      .selectAll()
      .where('id', '=', newest.step_id)
      .execute();
    await forge(`delete from application_history_chain where id = ${newest.id}`);
    await forge(`delete from application_status_history where id = ${newest.step_id}`);
    expect((await verifyHistory(db())).firstBreak).toBeNull();
    const cut = await run('--expect', head);
    expect(cut.code).toBe(1);
    expect(cut.output).toMatch(
      /BROKEN: No row has the expected hash: the newest rows were cut off, or all were written anew\.\n$/,
    );
    if (cutSteps.length > 0) await db().insertInto('application_status_history').values(cutSteps).execute();
    await db().insertInto('application_history_chain').values(newest).execute();
    expect((await verifyHistory(db(), head)).firstBreak).toBeNull();

    await forge(`delete from application_status_history ${at}`);
    expect((await verifyHistory(db())).firstBreak).toBe(
      'The content of 2 rows is missing, but erased accounts explain only 1.',
    );
    await forge(`delete from application_history_chain where id = ${link.id}`);
    expect((await run('--expect', head)).output).not.toContain('expected');
    // The command itself, as people start it.
    const broken = spawnSync(process.execPath, [script, 'verify-history'], {
      cwd: server.dataDir,
      env: { PATH: process.env.PATH, DATA_DIR: server.dataDir, ...(url && { DATABASE_URL: url }) },
      encoding: 'utf8',
    });
    expect(broken.status).toBe(1);
    expect(`${broken.stdout}${broken.stderr}`).toMatch(
      /BROKEN: Row \d+ does not follow the row before it\.\n$/,
    );
  });
});
