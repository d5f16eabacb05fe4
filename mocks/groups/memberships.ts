import {
  announcedStatus,
  approvalEvent,
  currentStanding,
  dateInLagos,
  listPageSize,
  type Member,
  type MembershipGrade,
  memberCall,
  memberNumber,
  membersCall,
  membershipCall,
  paging,
  type RecordedEvent,
  readMemberNumber,
  recordStandingCall,
  standingProblem,
  standingTexts,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, RefusalError } from '../provider/exchange.ts';
import type { Store, StoredApplication } from '../provider/store.ts';

interface MemberRecord {
  readonly member: Member;
  readonly grades: MembershipGrade[];
  readonly events: RecordedEvent[];
}

/** Approved applications by person, in the order of the approvals. An application without an account is a person by itself. */
function approvals(store: Store, now: Date): readonly (readonly StoredApplication[])[] {
  const approved = [...store.applications.values()]
    .filter((application) => {
      const steps = store.steps.filter(({ application_id }) => application_id === application.id);
      const current = { status: application.status, decided_at: application.decidedAt };
      return announcedStatus(current, steps, now).status === 'approved' && application.decidedAt !== null;
    })
    .sort((a, b) => String(a.decidedAt).localeCompare(String(b.decidedAt)));
  return [...Map.groupBy(approved, ({ id, userId }) => userId || `application ${id}`).values()];
}

function recordOf(store: Store, applications: readonly StoredApplication[], number: number): MemberRecord {
  const grades: MembershipGrade[] = [];
  const events: RecordedEvent[] = [];
  for (const { id, grade, decidedAt } of applications) {
    const from_on = dateInLagos(new Date(String(decidedAt)));
    const kind = approvalEvent(events.length > 0 ? currentStanding(events, grades) : undefined, grade);
    grades.push({ id, grade, from_on, application_id: id });
    events.push({
      id,
      kind,
      effective_on: from_on,
      known_at: String(decidedAt),
      grade_id: id,
      recorded_by: null,
      reason: null,
    });
  }
  for (const { application_id, ...event } of store.standingEvents)
    if (application_id === applications[0]?.id) events.push(event);
  const account = store.accounts.get(applications[0]?.userId ?? 0);
  return {
    member: {
      number: memberNumber(number),
      ...currentStanding(events, grades),
      account: account?.user ?? null,
    },
    grades,
    events,
  };
}

/** The place of a record is its number, from 1. */
export const memberRecords = (store: Store, now: Date): MemberRecord[] =>
  approvals(store, now).map((applications, index) => recordOf(store, applications, index + 1));

export function createMembershipHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const records = () => memberRecords(store, now());
  const recordWith = (number: number): MemberRecord => {
    const found = records()[number - 1];
    if (!found) throw new RefusalError(404, standingTexts.notFound);
    return found;
  };

  return [
    make.guarded(membershipCall, ({ user }) => {
      const own = records().find(({ member }) => member.account?.id === user.id);
      if (!own) return { membership: null };
      const { account: _, ...membership } = own.member;
      return { membership };
    }),

    make.guarded(membersCall, ({ query: { q = '', grade, standing } }) => {
      const typed = readMemberNumber(q);
      const members = records()
        .map(({ member }) => member)
        .filter(
          (member, index) =>
            (grade === undefined || member.grade === grade) &&
            (standing === undefined || member.standing === standing) &&
            (typed
              ? typed.number === index + 1 && !typed.isWrong
              : (member.account?.name ?? '').toLowerCase().includes(q.toLowerCase())),
        )
        .reverse();
      return { members, ...paging(members.length, { page: 1, limit: listPageSize.default }) };
    }),

    make.guarded(memberCall, ({ query: { number } }) => recordWith(number)),

    make.guarded(recordStandingCall, ({ body, user }) => {
      const { number, kind, effective_on, reason } = body;
      const { events, grades } = recordWith(number);
      const [first] = grades;
      const problem = standingProblem(events, grades, { kind, effective_on });
      if (problem) throw new RefusalError(409, problem);
      store.standingEvents.push({
        application_id: first?.application_id ?? 0,
        id: 100_000 + store.standingEvents.length,
        kind,
        effective_on,
        known_at: now().toISOString(),
        grade_id: null,
        recorded_by: user.name,
        reason,
      });
      return { message: `${memberNumber(number)}: ${standingTexts.recorded(kind)}` };
    }),
  ];
}
