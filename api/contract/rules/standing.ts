import { gradeRank } from '../application/list-query.ts';
import type { GradeCode } from '../entities/grade.ts';
import {
  endedStandings,
  type MembershipGrade,
  type StaffEventKind,
  type Standing,
  type StandingEvent,
  staffEventKinds,
  standingNames,
} from '../entities/membership.ts';
import type { StaffRole } from '../entities/staff-role.ts';
import { dateInLagos, isCalendarDate } from './dates.ts';
import type { FormProblems } from './form-problems.ts';
import { isFilled, requiredText } from './text.ts';

/** What a membership is on a day. */
export interface StandingOnDay {
  readonly standing: Standing;
  /** In force, or the last one. Null if every grade was annulled. */
  readonly grade: GradeCode | null;
  /** First day in this grade. */
  readonly since: string | null;
  readonly admitted_on: string;
  /** Null unless the membership has ended. */
  readonly ended_on: string | null;
}

/** Names of what staff record. */
export const staffEventNames: Readonly<Record<StaffEventKind, string>> = {
  lapsed: 'Lapsed',
  restored: 'Restored',
  suspended: 'Suspended',
  lifted: 'Suspension lifted',
  leave: 'Leave begun',
  returned: 'Returned from leave',
  retired: 'Retired',
  resigned: 'Resigned',
  deceased: 'Deceased',
};

/** The standings in which staff can record an event (MEM-7). */
const possibleIn: Readonly<Record<StaffEventKind, readonly Standing[]>> = {
  lapsed: ['in-force'],
  // Also takes back what was recorded by mistake.
  restored: ['lapsed', 'retired', 'resigned', 'deceased'],
  suspended: ['in-force', 'lapsed', 'leave'],
  lifted: ['suspended'],
  leave: ['in-force', 'lapsed'],
  returned: ['leave'],
  retired: ['in-force', 'lapsed', 'leave'],
  resigned: ['in-force', 'lapsed', 'suspended', 'leave', 'retired'],
  deceased: ['in-force', 'lapsed', 'suspended', 'leave', 'retired', 'resigned'],
};

/** What a staff role may record: an admin everything, a treasurer what dues cause. */
export const recordableBy: Readonly<Record<StaffRole, readonly StaffEventKind[]>> = {
  admin: staffEventKinds,
  treasurer: ['lapsed', 'restored'],
  reviewer: [],
};

/** Of all events so far. */
interface State {
  /** Grades that are not annulled. */
  readonly live: readonly MembershipGrade[];
  /** What staff have recorded. */
  readonly recorded: Standing;
  /** To which the end of a suspension leads. */
  readonly beforeSuspension: Standing;
  readonly admittedOn: string;
  readonly endedOn: string | null;
}

const nothing: State = {
  live: [],
  recorded: 'in-force',
  beforeSuspension: 'in-force',
  admittedOn: '',
  endedOn: null,
};

const standingIn = ({ live, recorded }: State): Standing => (live.length === 0 ? 'annulled' : recorded);

/** Returns the state after an event of staff. */
function afterStaff(state: State, kind: StaffEventKind, day: string): State {
  switch (kind) {
    case 'restored':
    case 'returned':
      return { ...state, recorded: 'in-force', endedOn: null };
    case 'lifted':
      return { ...state, recorded: state.beforeSuspension };
    case 'suspended':
      return { ...state, recorded: kind, beforeSuspension: state.recorded };
    default:
      return { ...state, recorded: kind, endedOn: endedStandings.includes(kind) ? day : null };
  }
}

const isStaffEvent = (kind: StandingEvent['kind']): kind is StaffEventKind =>
  (staffEventKinds as readonly string[]).includes(kind);

function after(state: State, event: StandingEvent, grades: readonly MembershipGrade[]): State {
  const { kind, effective_on: day } = event;
  if (isStaffEvent(kind)) return afterStaff(state, kind, day);
  const grade = grades.find(({ id }) => id === event.grade_id);
  if (!grade) return state;
  if (kind === 'annulled') {
    const live = state.live.filter(({ id }) => id !== grade.id);
    // It holds from the first day of the grade, but the membership ends when it becomes known.
    return {
      ...state,
      live,
      endedOn: live.length === 0 ? dateInLagos(new Date(event.known_at)) : state.endedOn,
    };
  }
  // Who has resigned begins anew.
  const isNew = state.live.length === 0 || (kind === 'admitted' && state.recorded === 'resigned');
  if (!isNew) return { ...state, live: [...state.live, grade] };
  const recorded = state.recorded === 'resigned' ? 'in-force' : state.recorded;
  return {
    ...state,
    live: [grade],
    recorded,
    admittedOn: day,
    endedOn: recorded === 'deceased' ? state.endedOn : null,
  };
}

/** By effective day. On the same day, as they were recorded. */
const inOrder = (events: readonly StandingEvent[]): StandingEvent[] =>
  events.toSorted((a, b) => a.effective_on.localeCompare(b.effective_on) || a.id - b.id);

const stateAfter = (events: readonly StandingEvent[], grades: readonly MembershipGrade[]): State =>
  inOrder(events).reduce((state, event) => after(state, event, grades), nothing);

/**
 * Returns what a membership was on a day, as it was known at a time (MEM-6). Undefined before the admission, and before it was known.
 *
 * @param day YYYY-MM-DD, in Lagos.
 * @param knownAt UTC ISO time.
 */
export function standingAt(
  events: readonly StandingEvent[],
  grades: readonly MembershipGrade[],
  day: string,
  knownAt: string,
): StandingOnDay | undefined {
  const counting = events.filter(({ effective_on, known_at }) => effective_on <= day && known_at <= knownAt);
  if (counting.length === 0) return undefined;
  const state = stateAfter(counting, grades);
  const [highest] = state.live.toSorted(
    (a, b) => gradeRank(b.grade) - gradeRank(a.grade) || a.from_on.localeCompare(b.from_on),
  );
  return {
    standing: standingIn(state),
    grade: highest?.grade ?? null,
    since: highest?.from_on ?? null,
    admitted_on: state.admittedOn,
    ended_on: state.endedOn,
  };
}

/** Returns what follows from all events, of which there is at least one. */
export function currentStanding(
  events: readonly StandingEvent[],
  grades: readonly MembershipGrade[],
): StandingOnDay {
  const standing = standingAt(events, grades, '9999-12-31', '9999');
  if (!standing) throw new Error('A membership has at least one event');
  return standing;
}

/** Returns the event that an approval causes (MEM-3, MEM-4). `current`: the standing before it, if there is a membership. */
export function approvalEvent(
  current: Pick<StandingOnDay, 'standing' | 'grade'> | undefined,
  grade: GradeCode,
): 'admitted' | 'upgraded' | 'recorded' {
  if (!current || current.grade === null || current.standing === 'resigned') return 'admitted';
  return gradeRank(grade) > gradeRank(current.grade) ? 'upgraded' : 'recorded';
}

export const standingTexts = {
  recorded: (kind: StaffEventKind) => `${staffEventNames[kind]} is recorded.`,
  /** 404. */
  notFound: 'No member has this number.',
  /** 400. */
  reasonRequired: 'Enter a reason.',
  dayInFuture: 'Enter today or an earlier day: what is still to come can’t be recorded.',
  /** 403. */
  notByRole: (kind: StaffEventKind) => `Your role may not record “${staffEventNames[kind]}”. Ask an admin.`,
  ownMembership: 'This is your own membership. Another admin records its changes.',
  /** 409. */
  changedSince:
    'Somebody has recorded something since you opened this page. Nothing was changed. Look at it again.',
  beforeAdmission: (day: string) => `Enter the day of the admission (${day}) or a later one.`,
  impossible: (kind: StaffEventKind, standing: Standing) =>
    `“${staffEventNames[kind]}” can’t be recorded: on that day the standing is “${standingNames[standing]}”. It has to be ${possibleIn[
      kind
    ]
      .map((name) => `“${standingNames[name]}”`)
      .join(' or ')}.`,
  contradicted: (kind: StaffEventKind, day: string) =>
    `That would contradict “${staffEventNames[kind]}” of ${day}, which is already recorded.`,
} as const;

/** Staff events that no rule allows where they are. */
const impossibleOf = (events: readonly StandingEvent[], grades: readonly MembershipGrade[]) => {
  const impossible = new Map<number, { readonly event: StandingEvent; readonly standing: Standing }>();
  let state = nothing;
  for (const event of inOrder(events)) {
    const standing = standingIn(state);
    if (isStaffEvent(event.kind) && !possibleIn[event.kind].includes(standing))
      impossible.set(event.id, { event, standing });
    state = after(state, event, grades);
  }
  return impossible;
};

/** Returns why an event can't be recorded, or undefined if it can (MEM-7). */
export function standingProblem(
  events: readonly StandingEvent[],
  grades: readonly MembershipGrade[],
  { kind, effective_on }: { readonly kind: StaffEventKind; readonly effective_on: string },
): string | undefined {
  const admitted = inOrder(events)[0]?.effective_on ?? '';
  if (effective_on < admitted) return standingTexts.beforeAdmission(admitted);
  const id = Number.POSITIVE_INFINITY;
  const before = impossibleOf(events, grades);
  const later = impossibleOf([...events, { id, kind, effective_on, known_at: '', grade_id: null }], grades);
  const own = later.get(id);
  if (own) return standingTexts.impossible(kind, own.standing);
  const contradicted = [...later.values()].find(({ event }) => !before.has(event.id))?.event;
  return (
    contradicted && standingTexts.contradicted(contradicted.kind as StaffEventKind, contradicted.effective_on)
  );
}

/** Messages by field. */
export function eventFieldProblems(
  { kind, effective_on, reason }: Readonly<Record<'kind' | 'effective_on' | 'reason', string>>,
  today: string,
): Record<string, string> {
  return {
    ...(isFilled(kind) ? {} : { kind: requiredText }),
    ...(isCalendarDate(effective_on) ? {} : { effective_on: requiredText }),
    ...(effective_on > today ? { effective_on: standingTexts.dayInFuture } : {}),
    ...(isFilled(reason) ? {} : { reason: standingTexts.reasonRequired }),
  };
}

/** Rules of the form that records an event. */
export function standingEventProblems(
  events: readonly StandingEvent[],
  grades: readonly MembershipGrade[],
  typed: Readonly<Record<'kind' | 'effective_on' | 'reason', string>>,
  today: string,
): FormProblems | undefined {
  const fields = eventFieldProblems(typed, today);
  if (Object.keys(fields).length > 0) return { fields };
  const { kind, effective_on } = typed;
  const problem = standingProblem(events, grades, { kind: kind as StaffEventKind, effective_on });
  return problem === undefined ? undefined : { fields: { kind: problem } };
}
