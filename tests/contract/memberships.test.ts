/** Memberships with their numbers, grades and standing, on both databases. */
import {
  type ApplicationStatus,
  type GradeCode,
  memberNumber,
  standingAt,
  undoTime,
} from '@imc/api/contract';
import { membersInForce } from '@imc/server/features/memberships/members-in-force';
import { verifyStanding } from '@imc/server/features/memberships/standing-record';
import { type Account, accountColumns } from '@imc/server/shared/account';
import {
  bearer,
  startTestServer,
  type TestServer,
  testAdmin,
  testPassword,
} from '@imc/server/testing/test-app';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../postgres/postgres.ts';
import { copyApplication, runStandingSequences } from './standing-sequences.ts';

const minute = 60_000;

describe.each(['SQLite', 'PostgreSQL'] as const)('memberships on %s', (place) => {
  let postgres: RunningPostgres | undefined;
  let server: TestServer;
  let admin: Account;

  const db = () => server.app.database.db;
  const accountOf = (email: string) =>
    db().selectFrom('users').select(accountColumns).where('email_key', '=', email).executeTakeFirstOrThrow();
  const settle = () => server.app.features.memberships.settleApprovals();
  const settleLater = async () => {
    server.advance(undoTime);
    await settle();
  };
  const decide = (application_id: number, status: ApplicationStatus) =>
    server.app.features.applications.setStatus({ application_id, status }, admin);
  const ownOf = async (member: string) =>
    (await server.get('/get-membership.php', bearer(member))).json().membership;
  // Sessions end while tests advance the clock.
  const asAdmin = async () => bearer(await server.admin());
  const record = async (body: object, by?: string) =>
    server.post('/admin/record-standing.php', body, by === undefined ? await asAdmin() : bearer(by));

  let people = 0;
  const newMember = async () => {
    people += 1;
    const email = `member.${people}@mail.example`;
    return { email, token: await server.member(email), id: (await accountOf(email)).id };
  };
  const admitted = async (grade: GradeCode = 'AIMC') => {
    const member = await newMember();
    const applicationId = await copyApplication(server, member.id, grade);
    await decide(applicationId, 'approved');
    await settleLater();
    const membership = await ownOf(member.token);
    const { number, admitted_on: day } = membership;
    return { ...member, applicationId, membership, day, number: Number(number.slice(6, 11)) };
  };

  beforeAll(async () => {
    postgres = place === 'PostgreSQL' ? await startPostgres() : undefined;
    server = await startTestServer({ databaseUrl: postgres?.url });
    admin = await accountOf(testAdmin.email);
    await server.apply(await server.member('first@mail.example'));
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  test('MEM-1, R-47: an approval gives a number once it can’t be undone any more, and only once', async () => {
    const member = await newMember();
    const id = await copyApplication(server, member.id, 'AIMC');
    await decide(id, 'approved');
    server.advance(undoTime - minute);
    await settle();
    expect(await ownOf(member.token)).toBeNull();
    server.advance(minute);
    await Promise.all([settle(), settle()]);
    expect(await ownOf(member.token)).toMatchObject({ grade: 'AIMC', standing: 'in-force', ended_on: null });
    expect(await db().selectFrom('standing_checks').selectAll().execute()).toEqual([]);
  });

  test('MEM-3, MEM-5: a pending or refused upgrade touches nothing, an approved one changes the grade', async () => {
    const { id, token: own, membership } = await admitted('AIMC');
    const upgrade = await copyApplication(server, id, 'FIMC');
    await settleLater();
    expect(await ownOf(own)).toEqual(membership);
    await decide(upgrade, 'rejected');
    await settleLater();
    expect(await ownOf(own)).toEqual(membership);
    await decide(upgrade, 'approved');
    await settleLater();
    expect(await ownOf(own)).toMatchObject({ number: membership.number, grade: 'FIMC' });
    await decide(upgrade, 'pending');
    await settleLater();
    expect(await ownOf(own)).toEqual(membership);
  });

  test('MEM-4: the last grade that is annulled ends the membership; a later approval restores the number', async () => {
    const { token: own, applicationId, membership } = await admitted();
    await decide(applicationId, 'rejected');
    await settleLater();
    expect(await ownOf(own)).toMatchObject({
      standing: 'annulled',
      grade: null,
      ended_on: expect.any(String),
    });
    await decide(applicationId, 'approved');
    await settleLater();
    expect(await ownOf(own)).toMatchObject({
      number: membership.number,
      grade: 'AIMC',
      standing: 'in-force',
    });
  });

  test('MEM-1, MEM-3: random decisions, also taken back, give the standing of a simple model', async () => {
    expect(await runStandingSequences(server, { accounts: 10, decisions: 3 })).toEqual([]);
  });

  test('MEM-7, MEM-12: staff record events with a reason; who may, and what is possible', async () => {
    const { number, day, token: own } = await admitted();
    const event = { number, kind: 'restored', effective_on: day, reason: 'Paid.' };
    expect((await record(event)).statusCode).toBe(409);
    expect((await record({ ...event, kind: 'lapsed', reason: ' ' })).json().errors).toEqual({
      reason: 'Enter a reason.',
    });
    expect(
      (await record({ ...event, kind: 'lapsed', effective_on: '2100-01-01' })).json().errors,
    ).toMatchObject({
      effective_on: expect.any(String),
    });
    expect((await record({ ...event, number: 99_999 })).statusCode).toBe(404);
    expect((await record(event, own)).statusCode).toBe(403);
    const lapsed = await record({ ...event, kind: 'lapsed', reason: 'Dues of 2026.' });
    expect([lapsed.statusCode, lapsed.json().message]).toEqual([
      200,
      `${memberNumber(number)}: Lapsed is recorded.`,
    ]);
    expect((await ownOf(own)).standing).toBe('lapsed');
    const { events, grades, member } = (
      await server.get(`/admin/member.php?number=${number}`, await asAdmin())
    ).json();
    expect(events.at(-1)).toMatchObject({ kind: 'lapsed', reason: 'Dues of 2026.', recorded_by: admin.name });
    expect(member.standing).toBe('lapsed');
    expect(standingAt(events, grades, '2100-01-01', '2100')?.standing).toBe('lapsed');
    // Another page still shows what was before.
    expect((await record({ ...event, seen_event: events[0].id })).statusCode).toBe(409);
    expect((await record({ ...event, seen_event: events.at(-1).id })).statusCode).toBe(200);
    expect((await membersInForce(db())).map((found) => found.number)).toContain(number);
    const log = await db().selectFrom('security_log').select(['kind', 'detail', 'subject_id']).execute();
    expect(log).toContainEqual({ kind: 'standing-recorded', detail: 'restored', subject_id: number });
  });

  test('MEM-7: a treasurer records what dues cause, nobody the own membership', async () => {
    const { number, day } = await admitted();
    const other = await admitted();
    const role = async (id: number, staff_role: 'treasurer' | 'reviewer') =>
      db().updateTable('users').set({ role: 'admin', staff_role }).where('id', '=', id).execute();
    await role(other.id, 'treasurer');
    const event = { number, effective_on: day, reason: 'As decided.' };
    const treasurer = await server.signIn(other.email, testPassword);
    expect((await record({ ...event, kind: 'suspended' }, treasurer)).statusCode).toBe(403);
    expect((await record({ ...event, kind: 'lapsed' }, treasurer)).statusCode).toBe(200);
    expect((await record({ ...event, kind: 'lapsed', number: other.number }, treasurer)).statusCode).toBe(
      403,
    );
    await role(other.id, 'reviewer');
    expect((await record({ ...event, kind: 'restored' }, treasurer)).statusCode).toBe(403);
  });

  test('PAY-28: charges are found by the number of their member, in any spelling', async () => {
    const { number, id } = await admitted('MIMC');
    const accounts = async (q: string) => {
      const found = await server.get(`/admin/charges.php?${new URLSearchParams({ q })}`, await asAdmin());
      return found.json().charges.map((charge: { account_id: number }) => charge.account_id);
    };
    const full = memberNumber(number);
    for (const q of [full, full.toLowerCase().replaceAll('-', ' '), full.slice(0, -2)])
      expect(await accounts(q), q).toEqual([id]);
    expect(await accounts(`${full.slice(0, -1)}${full.endsWith('A') ? 'B' : 'A'}`)).toEqual([]);
  });

  test('MEM-8, MEM-9: the list is searched by number in any spelling, by name, grade and standing', async () => {
    const { number, id } = await admitted('DFIMC');
    await db()
      .updateTable('users')
      .set({ name: 'Ọláṣubọ̀mí Unique', search_text: '  olasubomi  unique' })
      .where('id', '=', id)
      .execute();
    const numbers = async (query: Record<string, string>) => {
      const found = await server.get(`/admin/members.php?${new URLSearchParams(query)}`, await asAdmin());
      return found.json().members.map((member: { number: string }) => member.number);
    };
    const full = memberNumber(number);
    const wrong = `${full.slice(0, -1)}${full.endsWith('A') ? 'B' : 'A'}`;
    for (const q of [
      full,
      full.toLowerCase().replaceAll('-', ' '),
      String(number),
      full.replaceAll('0', 'O'),
    ])
      expect(await numbers({ q }), q).toEqual([full]);
    expect(await numbers({ q: wrong })).toEqual([]);
    expect(await numbers({ q: 'Olasubomi' })).toEqual([full]);
    expect(await numbers({ grade: 'DFIMC', standing: 'in-force' })).toContain(full);
    expect(await numbers({ grade: 'DFIMC', standing: 'annulled' })).not.toContain(full);
    expect((await numbers({}))[0]).toBe(full);
  });

  test('MEM-11, R-42: an erased account leaves number, grades and events, and no reason', async () => {
    const { number, day, token: own } = await admitted();
    await record({ number, kind: 'leave', effective_on: day, reason: 'Private matters.' });
    const before = await verifyStanding(db());
    const erased = await server.post('/erase-account.php', { password: testPassword }, bearer(own));
    expect(erased.statusCode).toBe(200);
    const { member, events } = (
      await server.get(`/admin/member.php?number=${number}`, await asAdmin())
    ).json();
    expect(member).toMatchObject({
      number: memberNumber(number),
      account: null,
      grade: 'AIMC',
      standing: 'leave',
    });
    expect(events.map(({ reason }: { reason: string | null }) => reason)).toEqual([null, null]);
    expect(await verifyStanding(db())).toEqual(before);
    const next = await admitted();
    expect(next.number).toBe(number + 1);
  });

  test('MEM-11: what an earlier program erased becomes a membership without an account', async () => {
    await db()
      .insertInto('erased_admissions')
      .values({ application_id: 800_001, grade: 'MIMC', admitted_at: '2025-05-06T10:00:00.000Z' })
      .execute();
    await settle();
    expect(await db().selectFrom('erased_admissions').selectAll().execute()).toEqual([]);
    const newest = db().selectFrom('memberships').selectAll().orderBy('number', 'desc');
    expect(await newest.executeTakeFirst()).toMatchObject({
      account_id: null,
      grade: 'MIMC',
      since: '2025-05-06',
      standing: 'in-force',
    });
  });

  test('MEM-10: the record can’t be changed, and the check finds what was', async () => {
    const { number, day } = await admitted();
    await record({ number, kind: 'lapsed', effective_on: day, reason: 'Dues.' });
    for (const statement of [
      sql`update standing_events set kind = 'retired'`,
      sql`delete from standing_events`,
      sql`update membership_grades set grade = 'DFIMC'`,
      sql`update standing_reasons set reason = 'Forged'`,
      sql`delete from memberships`,
      sql`delete from standing_chain`,
    ])
      await expect(statement.execute(db()), statement.compile(db()).sql).rejects.toThrow('append-only');
    expect((await verifyStanding(db())).firstBreak).toBeNull();
    const off =
      place === 'SQLite'
        ? 'drop trigger standing_reasons_update'
        : 'drop trigger standing_reasons_rows on standing_reasons';
    await sql.raw(off).execute(db());
    await sql`update standing_reasons set reason = 'Forged' where reason = 'Dues.'`.execute(db());
    expect((await verifyStanding(db())).firstBreak).toMatch(/^The reason of event \d+ was changed\.$/);
    await sql`delete from standing_reasons where reason = 'Forged'`.execute(db());
    expect((await verifyStanding(db())).firstBreak).toMatch(/is missing, but its account was not erased\.$/);
  });
});
