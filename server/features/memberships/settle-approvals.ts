import {
  announcedStatus,
  approvalEvent,
  currentStanding,
  dateInLagos,
  type GradeCode,
  undoTime,
} from '@imc/api/contract';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { after } from '../../shared/clock.ts';
import { statusSteps } from '../applications/application-history.ts';
import { addEvent, lockMemberships, readRecord } from './standing-record.ts';

/** Applications per transaction. Few, because other writes of SQLite wait for it. */
const batch = 20;

/** Gives and annuls grades once the decision can't be undone any more, at the time of its mail (MEM-1 to MEM-4). */
export type SettleApprovals = (
  /** Default: now. */
  at?: Date,
) => Promise<void>;

interface Approval {
  readonly applicationId: number;
  /** Null once it was erased. */
  readonly accountId: number | null;
  readonly grade: GradeCode;
  /** Of the approval, a UTC ISO time. */
  readonly decidedAt: string;
}

/** Returns the grade that the application gave, unless it was annulled. */
const liveGrade = (tx: Tx, applicationId: number) =>
  tx
    .selectFrom('membership_grades')
    .select(['id', 'number', 'grade', 'from_on', 'application_id'])
    .where('application_id', '=', applicationId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('standing_events')
            .select('standing_events.id')
            .whereRef('standing_events.number', '=', 'membership_grades.number')
            .whereRef('grade_id', '=', 'membership_grades.id')
            .where('kind', '=', 'annulled'),
        ),
      ),
    )
    .executeTakeFirst();

/** Returns the number of the account's membership, a new one if it has none. */
async function numberOf(tx: Tx, accountId: number | null, day: string): Promise<number> {
  const found = await tx
    .selectFrom('memberships')
    .select('number')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (found) return found.number;
  const { last } = await tx
    .selectFrom('memberships')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  await tx
    .insertInto('memberships')
    .values({
      number,
      account_id: accountId,
      admitted_on: day,
      ended_on: null,
      grade: null,
      since: null,
      standing: 'in-force',
    })
    .execute();
  return number;
}

/** When a decision can't be undone any more. Also for one from before there were memberships. */
const knownAfter = (decidedAt: string): string => after(new Date(decidedAt), undoTime);

async function giveGrade(tx: Tx, { applicationId, accountId, grade, decidedAt }: Approval): Promise<void> {
  const day = dateInLagos(new Date(decidedAt));
  const number = await numberOf(tx, accountId, day);
  const { events, grades } = await readRecord(tx, number);
  const given = await tx
    .insertInto('membership_grades')
    .values({ number, grade, from_on: day, application_id: applicationId })
    .returning(['id', 'grade', 'from_on', 'application_id'])
    .executeTakeFirstOrThrow();
  const kind = approvalEvent(events.length > 0 ? currentStanding(events, grades) : undefined, grade);
  await addEvent(
    tx,
    { number, kind, effective_on: day, known_at: knownAfter(decidedAt), recorded_by: null },
    { grade: given },
  );
}

export function createSettleApprovals({
  db,
  kind,
  clock,
}: Pick<Infrastructure, 'db' | 'kind' | 'clock'>): SettleApprovals {
  const settleApplication = async (tx: Tx, id: number, at: Date): Promise<void> => {
    const found = await tx
      .selectFrom('applications')
      .select(['user_id', 'grade', 'status', 'decided_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    // Erased meanwhile. A submitted application has a grade.
    if (!found?.grade) return;
    const known = announcedStatus(found, (await statusSteps(tx, [id]))(id), at);
    const live = await liveGrade(tx, id);
    if (known.decided_at === null) return;
    if (known.status === 'approved' && !live) {
      const { user_id, grade } = found;
      const approval = { applicationId: id, accountId: user_id, grade, decidedAt: known.decided_at };
      await giveGrade(tx, approval);
    }
    if (known.status !== 'approved' && live) {
      const { number, ...grade } = live;
      const event = {
        number,
        kind: 'annulled',
        effective_on: grade.from_on,
        known_at: knownAfter(known.decided_at),
      } as const;
      await addEvent(tx, { ...event, recorded_by: null }, { grade });
    }
  };

  /** Returns the due applications in the order of their decisions. `admission`: of an account that an earlier program erased. */
  const dueIn = async (tx: Tx, before: string) => {
    const checks = await tx
      .selectFrom('standing_checks')
      .select(['application_id', 'decided_at'])
      .where('decided_at', '<=', before)
      .orderBy('decided_at')
      .orderBy('application_id')
      .limit(batch)
      .execute();
    const erased = await tx
      .selectFrom('erased_admissions')
      .selectAll()
      .where('admitted_at', '<=', before)
      .orderBy('admitted_at')
      .orderBy('application_id')
      .limit(batch)
      .execute();
    return [
      ...checks.map((check) => ({ ...check, admission: undefined })),
      ...erased.map((admission) => ({
        application_id: admission.application_id,
        decided_at: admission.admitted_at,
        admission,
      })),
    ]
      .sort((a, b) => a.decided_at.localeCompare(b.decided_at) || a.application_id - b.application_id)
      .slice(0, batch);
  };

  const settleBatch = async (tx: Tx, at: Date): Promise<number> => {
    await lockMemberships(tx, kind);
    const before = new Date(at.getTime() - undoTime).toISOString();
    const due = await dueIn(tx, before);
    for (const { application_id: applicationId, admission } of due) {
      if (!admission) {
        await settleApplication(tx, applicationId, at);
        continue;
      }
      const { grade, admitted_at: decidedAt } = admission;
      await giveGrade(tx, { applicationId, accountId: null, grade, decidedAt });
      await tx.deleteFrom('erased_admissions').where('application_id', '=', applicationId).execute();
    }
    const checked = due.filter(({ admission }) => !admission).map(({ application_id }) => application_id);
    if (checked.length > 0)
      await tx
        .deleteFrom('standing_checks')
        .where('application_id', 'in', checked)
        // Unless there was another decision meanwhile.
        .where('decided_at', '<=', before)
        .execute();
    return due.length;
  };

  return async (at = clock()) => {
    while ((await db.transaction().execute((tx) => settleBatch(tx, at))) === batch);
  };
}
