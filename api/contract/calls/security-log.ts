import * as z from 'zod/mini';
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import { securityEventKindSchema, securityEventSchema } from '../entities/security-event.ts';
import { calendarDateSchema, emailText } from '../entities/text.ts';
import { rowId } from '../entities/values.ts';
import { wholeNumber } from '../entities/whole-number.ts';
import { listPageSize, searchParams, type ValuesOf } from '../rules/list.ts';
import { emailProblem, isEmail } from '../rules/text.ts';
import { type CallDocs, defineCall, success } from './call.ts';

const page = {
  events: z.array(securityEventSchema),
  next: described(
    'Send it as `before` for the page of older events. Null on the last page.',
    z.nullable(rowId),
  ),
};

/** An id or an email address. */
const accountSchema = z.union([
  idSchema,
  emailText.check(z.refine(isEmail, { error: ({ input }) => emailProblem(String(input)) })),
]);

const filters = {
  kind: z.optional(securityEventKindSchema),
  account: described('Events that this account caused, or that are about it.', z.optional(accountSchema)),
  from: described('First day, in Lagos.', z.optional(calendarDateSchema)),
  to: described('Last day.', z.optional(calendarDateSchema)),
  before: described('Only events older than the one with this id.', z.optional(idSchema)),
};

export const securityLogAddress = searchParams(filters);

/** Returns one page of the security log, newest first (SEC-6). */
export const securityLogCall = defineCall({
  method: 'GET',
  path: '/admin/security-log.php',
  access: 'admin',
  staffRoles: ['admin'],
  query: z.object({ ...filters, limit: z.optional(wholeNumber(1, listPageSize.maximum)) }),
  response: z.object({ status: success, ...page }),
});

export type SecurityLogQuery = ValuesOf<typeof filters>;

export const securityLogDocs: CallDocs = {
  securityLog: {
    call: securityLogCall,
    summary: 'Read the security log, newest first',
    description: '`next` of a page is the `before` of the following one.',
  },
};
