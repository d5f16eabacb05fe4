import {
  dateInLagos,
  eventFieldProblems,
  type Member,
  type Membership,
  type MembershipGrade,
  memberNumber,
  type RecordedEvent,
  recordableBy,
  type recordStandingCall,
  staffRoleOf,
  standingProblem,
  standingTexts,
} from '@imc/api/contract';
import type * as z from 'zod/mini';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { invalid, isStale, notFound, RefusalError } from '../../shared/refusal-error.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { accountsOf, memberAnswer, membershipAnswer } from './member-list.ts';
import { addEvent, lockMemberships, readRecord } from './standing-record.ts';

export interface MemberRecord {
  readonly member: Member;
  /** Oldest first. */
  readonly grades: MembershipGrade[];
  /** Oldest first. */
  readonly events: RecordedEvent[];
}

/** Of the account. Null before its admission (MEM-5). */
export async function membershipOf(db: Db | Tx, accountId: number): Promise<Membership | null> {
  const found = await db
    .selectFrom('memberships')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found ? membershipAnswer(found) : null;
}

/** For its owner, oldest first. Never names who recorded them. */
export const ownEvents = (db: Db, accountId: number) =>
  db
    .selectFrom('standing_events as event')
    .innerJoin('memberships', 'memberships.number', 'event.number')
    .leftJoin('membership_grades as given', 'given.id', 'event.grade_id')
    .leftJoin('standing_reasons as reasoned', 'reasoned.event_id', 'event.id')
    .select(['event.kind', 'event.effective_on', 'event.known_at', 'given.grade', 'reasoned.reason'])
    .where('memberships.account_id', '=', accountId)
    .orderBy('event.id')
    .execute();

const selectMember = async (db: Db | Tx, number: number) => {
  const found = await db
    .selectFrom('memberships')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) throw notFound(standingTexts.notFound);
  return found;
};

/** Throws a 404 if no member has the number. */
export async function readMember(db: Db, number: number): Promise<MemberRecord> {
  const row = await selectMember(db, number);
  const member = memberAnswer(row, await accountsOf(db, [row]));
  const { grades } = await readRecord(db, number);
  const events = await db
    .selectFrom('standing_events as event')
    .leftJoin('users', 'users.id', 'event.recorded_by')
    .leftJoin('standing_reasons as reasoned', 'reasoned.event_id', 'event.id')
    .select(['event.id', 'event.kind', 'event.effective_on', 'event.known_at', 'event.grade_id'])
    .select(['users.name as recorded_by', 'reasoned.reason'])
    .where('event.number', '=', number)
    .orderBy('event.id')
    .execute();
  return { member, grades, events };
}

/**
 * Records what happened to a membership, and returns its message (MEM-7). Throws a 400, 403, 404 or 409 (`recordStandingCall`).
 */
export async function recordStanding(
  {
    db,
    kind: databaseKind,
    clock,
    securityLog,
  }: Pick<Infrastructure, 'db' | 'kind' | 'clock'> & {
    readonly securityLog: SecurityLog;
  },
  by: Account,
  { number, kind, effective_on, reason, seen_event }: z.output<typeof recordStandingCall.body>,
): Promise<string> {
  const problems = eventFieldProblems({ kind, effective_on, reason }, dateInLagos(clock()));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const role = staffRoleOf(by);
  if (!role || !recordableBy[role].includes(kind)) throw new RefusalError(403, standingTexts.notByRole(kind));
  await db.transaction().execute(async (tx) => {
    await lockMemberships(tx, databaseKind);
    const { account_id } = await selectMember(tx, number);
    if (account_id === by.id) throw new RefusalError(403, standingTexts.ownMembership);
    const { events, grades } = await readRecord(tx, number);
    if (isStale(seen_event, events.at(-1)?.id)) throw new RefusalError(409, standingTexts.changedSince);
    const problem = standingProblem(events, grades, { kind, effective_on });
    if (problem) throw new RefusalError(409, problem);
    await securityLog.add(tx, {
      kind: 'standing-recorded',
      subject: { kind: 'membership', id: number },
      detail: kind,
    });
    const event = { number, kind, effective_on, known_at: stamp(clock), recorded_by: by.id };
    await addEvent(tx, event, { reason: reason.trim() });
  });
  return `${memberNumber(number)}: ${standingTexts.recorded(kind)}`;
}
