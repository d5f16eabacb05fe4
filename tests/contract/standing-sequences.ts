import { applicationStatuses, type GradeCode, gradeCodes, undoTime } from '@imc/api/contract';
import { pick, seededRandom } from '@imc/server/cli/sample-people';
import { verifyStanding } from '@imc/server/features/memberships/standing-record';
import { accountColumns } from '@imc/server/shared/account';
import type { RefusalError } from '@imc/server/shared/refusal-error';
import { type TestServer, testAdmin } from '@imc/server/testing/test-app';

/** A pending application: a copy of the first one, because a submission takes long. */
export async function copyApplication(server: TestServer, userId: number, grade: GradeCode): Promise<number> {
  const { db } = server.app.database;
  const { id: _, ...form } = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('applications')
    .values({ ...form, user_id: userId, grade, status: 'pending', decided_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Copies of the first member. */
export async function copyAccounts(server: TestServer, count: number): Promise<number[]> {
  const { db } = server.app.database;
  const { id: _, ...member } = await db
    .selectFrom('users')
    .selectAll()
    .where('role', '!=', 'admin')
    .executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (let copy = 1; copy <= count; copy += 1) {
    const email_key = `sequence.${copy}@mail.example`;
    const values = { ...member, email: email_key, email_key };
    ids.push((await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow()).id);
  }
  return ids;
}

interface Modelled {
  readonly id: number;
  readonly userId: number;
  readonly rank: number;
  status: (typeof applicationStatuses)[number];
  /** Once it can't be undone any more. */
  known: (typeof applicationStatuses)[number];
}

/** Compares what is stored with the model. */
async function differencesOf(
  db: TestServer['app']['database']['db'],
  {
    accounts,
    applications,
    members,
    last,
  }: {
    readonly accounts: readonly number[];
    readonly applications: readonly Modelled[];
    /** In the order of their admissions. */
    readonly members: readonly number[];
    /** Number before the first of them. */
    readonly last: number;
  },
): Promise<string[]> {
  const differences: string[] = [];
  for (const userId of accounts) {
    const approved = applications.filter(
      (application) => application.userId === userId && application.known === 'approved',
    );
    const grade = gradeCodes[Math.max(...approved.map(({ rank }) => rank))] ?? null;
    const number = last + members.indexOf(userId) + 1;
    const standing = grade === null ? 'annulled' : 'in-force';
    const expected = members.includes(userId) ? { number, grade, standing } : undefined;
    const found = await db
      .selectFrom('memberships')
      .select(['number', 'grade', 'standing'])
      .where('account_id', '=', userId)
      .executeTakeFirst();
    if (JSON.stringify(found) !== JSON.stringify(expected))
      differences.push(`account ${userId}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
  }
  return differences;
}

/**
 * Makes `decisions` random decisions and undos on each of three applications per account, in rounds after which they can't be undone, and returns
 * where numbers, grades and standing differ from a simple model: the highest approved grade is in force, and numbers follow the first approvals.
 */
export async function runStandingSequences(
  server: TestServer,
  { accounts: count, decisions }: { readonly accounts: number; readonly decisions: number },
): Promise<string[]> {
  const { db } = server.app.database;
  const { applications: service, memberships } = server.app.features;
  const random = seededRandom(count);
  const admin = await db
    .selectFrom('users')
    .select(accountColumns)
    .where('email_key', '=', testAdmin.email)
    .executeTakeFirstOrThrow();
  const accounts = await copyAccounts(server, count);
  const applications: Modelled[] = [];
  for (const userId of accounts)
    for (const grade of [pick(random, gradeCodes), pick(random, gradeCodes), pick(random, gradeCodes)]) {
      const id = await copyApplication(server, userId, grade);
      const rank = gradeCodes.indexOf(grade);
      applications.push({ id, userId, rank, status: 'pending', known: 'pending' });
    }
  const before = await db
    .selectFrom('memberships')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  /** In the order of their admissions. */
  const members: number[] = [];

  /** Decides or undoes. Returns whether anything changed. */
  const act = async (application: Modelled): Promise<boolean> => {
    server.advance(1);
    if (random() < 0.2)
      return service.undoDecision(application.id, admin).then(
        (restored) => {
          // A repeated undo changes nothing.
          const isChanged = restored !== application.status;
          application.status = restored;
          return isChanged;
        },
        (error: RefusalError) => {
          if (error.statusCode !== 409) throw error;
          return false;
        },
      );
    const status = pick(random, applicationStatuses);
    if (status === application.status) return false;
    await service.setStatus({ application_id: application.id, status }, admin);
    application.status = status;
    return true;
  };

  for (let round = 0; round < decisions; round += 1) {
    const decided: Modelled[] = [];
    for (const _ of applications) {
      const application = pick(random, applications);
      if (await act(application)) decided.push(application);
    }
    server.advance(undoTime);
    await memberships.settleApprovals();
    // By the last decision on each.
    for (const application of [...new Set(decided.toReversed())].reverse()) {
      application.known = application.status;
      if (application.known === 'approved' && !members.includes(application.userId))
        members.push(application.userId);
    }
  }

  const differences = await differencesOf(db, { accounts, applications, members, last: before.last ?? 0 });
  const { firstBreak } = await verifyStanding(db);
  return firstBreak === null ? differences : [...differences, firstBreak];
}
