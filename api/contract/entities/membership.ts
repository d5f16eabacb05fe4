import * as z from 'zod/mini';
import { keysOf } from '../application/typed-object.ts';
import { described } from './described.ts';
import { gradeCodes } from './grade.ts';
import { accountName, calendarDate, emailAddress, phoneNumber, rowId, timestamp } from './values.ts';

/** What a membership is (MEM-6). Names as people read them. */
export const standingNames = {
  'in-force': 'In force',
  lapsed: 'Lapsed',
  suspended: 'Suspended',
  leave: 'On leave',
  retired: 'Retired',
  resigned: 'Resigned',
  deceased: 'Deceased',
  annulled: 'Annulled',
} as const;

export type Standing = keyof typeof standingNames;

export const standings = keysOf(standingNames);

/** A membership that has ended. */
export const endedStandings: readonly Standing[] = ['resigned', 'deceased', 'annulled'];

/** Events that decisions on applications cause (MEM-3, MEM-4). */
export const decidedEventKinds = ['admitted', 'upgraded', 'recorded', 'annulled'] as const;

/** Events that staff record (MEM-7). */
export const staffEventKinds = [
  'lapsed',
  'restored',
  'suspended',
  'lifted',
  'leave',
  'returned',
  'retired',
  'resigned',
  'deceased',
] as const;

export const standingEventKinds = [...decidedEventKinds, ...staffEventKinds] as const;

export type StandingEventKind = (typeof standingEventKinds)[number];
export type StaffEventKind = (typeof staffEventKinds)[number];

/** `IMC-M-00417-K`. */
const memberNumberText = z.string();

export const membershipSchema = z.object({
  number: memberNumberText,
  grade: described(
    'In force, or the last one. Null if every grade was annulled.',
    z.nullable(z.enum(gradeCodes)),
  ),
  since: described('First day in this grade.', z.nullable(calendarDate)),
  admitted_on: calendarDate,
  ended_on: described('Null unless the membership has ended.', z.nullable(calendarDate)),
  standing: z.enum(standings),
});

/** For its owner (MEM-5). */
export type Membership = z.infer<typeof membershipSchema>;

export const memberSchema = z.extend(membershipSchema, {
  account: described(
    'Null once the account was erased.',
    z.nullable(z.object({ id: rowId, name: accountName, email: emailAddress, phone_number: phoneNumber })),
  ),
});

/** For staff (MEM-8). */
export type Member = z.infer<typeof memberSchema>;

export const membershipGradeSchema = z.object({
  id: rowId,
  grade: z.enum(gradeCodes),
  from_on: described('Day of the approval.', calendarDate),
  application_id: rowId,
});

export type MembershipGrade = z.infer<typeof membershipGradeSchema>;

export const standingEventSchema = z.object({
  id: rowId,
  kind: z.enum(standingEventKinds),
  effective_on: described('First day on which it holds.', calendarDate),
  known_at: described('When it was recorded.', timestamp),
  grade_id: described('The grade that was given or annulled. Null for others.', z.nullable(rowId)),
});

/** As it counts for the standing (MEM-6). */
export type StandingEvent = z.infer<typeof standingEventSchema>;

export const recordedEventSchema = z.extend(standingEventSchema, {
  recorded_by: described('Null if a decision on an application caused it.', z.nullable(accountName)),
  reason: described('Null without one, and once the account was erased.', z.nullable(z.string())),
});

export type RecordedEvent = z.infer<typeof recordedEventSchema>;
