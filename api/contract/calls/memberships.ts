import * as z from 'zod/mini';
import { searchTextSchema } from '../application/list-query.ts';
import { described } from '../entities/described.ts';
import { gradeCodes } from '../entities/grade.ts';
import { idSchema } from '../entities/id.ts';
import {
  memberSchema,
  membershipGradeSchema,
  membershipSchema,
  recordedEventSchema,
  staffEventKinds,
  standings,
} from '../entities/membership.ts';
import { calendarDateSchema, paragraphText } from '../entities/text.ts';
import { wholeNumber } from '../entities/whole-number.ts';
import { defineList, pageFields, type QueryOf } from '../rules/list.ts';
import { type CallDocs, defineCall, doneResponse, success } from './call.ts';

/** Returns the own membership. Null before the admission (MEM-5). */
export const membershipCall = defineCall({
  method: 'GET',
  path: '/get-membership.php',
  access: 'signed-in',
  response: z.object({ status: success, membership: z.nullable(membershipSchema) }),
});

/** Digits of a member number, as in an address. */
const numberInQuery = wholeNumber(1, 9_999_999);

export const membersList = defineList({
  filters: {
    q: described(
      'Searches the number in any spelling, or the name, email address and telephone number.',
      z.optional(searchTextSchema),
    ),
    grade: z.optional(z.enum(gradeCodes)),
    standing: z.optional(z.enum(standings)),
  },
  shown: { member: z.optional(numberInQuery) },
});

export type MembersQuery = QueryOf<typeof membersList>;

/** Returns one page of the members, newest first (MEM-8). */
export const membersCall = defineCall({
  method: 'GET',
  path: '/admin/members.php',
  access: 'admin',
  query: membersList.query,
  response: z.object({ status: success, members: z.array(memberSchema), ...pageFields }),
});

/** Returns one member with grades and events, oldest first. 404 if no member has this number. */
export const memberCall = defineCall({
  method: 'GET',
  path: '/admin/member.php',
  access: 'admin',
  query: z.object({ number: numberInQuery }),
  response: z.object({
    status: success,
    member: memberSchema,
    grades: z.array(membershipGradeSchema),
    events: z.array(recordedEventSchema),
  }),
});

/**
 * Records what happened to a membership (MEM-7). 400 with `errors`, 403 for the own membership or an event that the role may not record, 404 if no
 * member has this number, 409 if the event is impossible or the newest one is not `seen_event`.
 */
export const recordStandingCall = defineCall({
  method: 'POST',
  path: '/admin/record-standing.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: z.object({
    number: idSchema,
    kind: z.enum(staffEventKinds),
    effective_on: calendarDateSchema,
    reason: paragraphText,
    seen_event: described('Id of the newest event that the user saw.', z.optional(idSchema)),
  }),
  response: doneResponse,
});

const noMember = 'No member has this number.';

export const membershipsDocs: CallDocs = {
  membership: { call: membershipCall, summary: 'Return the own membership' },
  members: {
    call: membersCall,
    summary: 'List the members, newest first',
    description: 'A `q` that is a member number finds that one, and none if its check letter is wrong.',
  },
  member: {
    call: memberCall,
    summary: 'Return one member with grades and events, oldest first',
    refusals: { 404: noMember },
  },
  recordStanding: {
    call: recordStandingCall,
    summary: 'Record what happened to a membership, with a reason',
    refusals: {
      403: 'The user’s role may not record this, or the membership is their own.',
      404: noMember,
      409: 'The event is impossible on that day, or the newest event is not `seen_event`.',
    },
  },
};
