import {
  categoryWithLetters,
  gradeCodes,
  type StandingEventKind,
  staffEventNames,
  standingNames,
  standings,
} from '@imc/api/contract';
import type {
  MembersTableLabels,
  StandingEventDialogLabels,
  StandingQuestionLabels,
} from '@imc/ui/membership';
import { formatLongDay } from '../shared/dates.ts';
import { count } from './figures.ts';
import { pagedLabels } from './table-labels.ts';

const eventNames: Readonly<Record<StandingEventKind, string>> = {
  admitted: 'Admitted',
  upgraded: 'Upgraded',
  recorded: 'Approved, with no change of grade',
  annulled: 'Annulled',
  ...staffEventNames,
};

/** MEM-8. */
export const members = {
  title: 'Members',
  search: 'Search by name, number, email or phone',
  /** The typed number has another check letter than its digits have (MEM-9). */
  wrongNumber: 'The letter at the end does not match this number. Please check the digits.',
  grade: 'Grade',
  anyGrade: 'Any grade',
  grades: gradeCodes.map((value) => ({ value, label: categoryWithLetters(value) })),
  standing: 'Membership status',
  anyStanding: 'Any status',
  standings: standings.map((value) => ({ value, label: standingNames[value] })),
  loading: 'Loading members',
  failed: 'The members could not be loaded.',
  empty: 'Nobody matches. Try fewer words, or another grade or status.',
  clear: 'Show all',
  caption: 'Members',
  table: {
    ...pagedLabels((total) => (total === 1 ? '1 member' : `${count(total)} members`)),
    member: 'Member',
    grade: 'Grade',
    noGrade: 'None',
    since: 'In this grade since',
    standing: 'Membership status',
    standings: standingNames,
    erased: 'Erased account',
  } satisfies MembersTableLabels,
  messages: 'Messages',
  dismiss: 'Dismiss',
} as const;

/** One member (MEM-6 to MEM-8). */
export const member = {
  back: 'All members',
  loading: 'Loading the member',
  failed: 'The member could not be loaded.',
  facts: {
    grade: 'Grade',
    since: 'In this grade since',
    admitted: 'Admitted',
    standing: 'Membership status',
    ended: 'Ended',
    email: 'Email',
    phone: 'Phone',
  },
  payments: 'Payments',
  history: {
    title: 'History',
    /** Second line of an event. */
    detail: (day: string, known: string, by: string | null) =>
      `From ${day}. Recorded ${known}${by === null ? '' : ` by ${by}`}.`,
    event: (kind: StandingEventKind, grade: string | undefined) =>
      grade === undefined ? eventNames[kind] : `${eventNames[kind]}: ${grade}`,
    application: (reference: string) => `Application ${reference}`,
    states: { done: 'done', current: 'now', ahead: 'still to come' },
  },
  question: {
    title: 'Membership on a past date',
    day: 'Date',
    known: 'Records up to',
    asKnown: (day) => `By the records up to ${formatLongDay(day)}`,
    answer: (found) =>
      !found
        ? 'Not a member'
        : found.grade && found.since
          ? `${categoryWithLetters(found.grade)} since ${formatLongDay(found.since)}, ${standingNames[found.standing].toLowerCase()}`
          : 'Not a member: every grade was annulled',
  } satisfies StandingQuestionLabels & { title: string },
  record: 'Record a change',
  /** For staff who may record nothing. */
  othersRecord: 'Only an admin can record a change.',
  ownRecord: 'This is your own membership, so another admin records its changes.',
  dialog: {
    title: 'Record a change',
    text: 'Records can’t be deleted. To correct a mistake, record a further change.',
    kind: 'What happened',
    choose: 'Choose',
    kinds: staffEventNames,
    effectiveOn: 'From',
    reason: 'Reason',
    reasonHelp: 'The member can read it in the download of their data.',
    cancel: 'Cancel',
    submit: 'Record',
    close: 'Close',
    unavailable: 'The form could not be checked. Please try again.',
  } satisfies StandingEventDialogLabels,
  refused: 'Nothing was recorded. Please try again.',
} as const;
