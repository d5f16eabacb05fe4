import * as z from 'zod/mini';
import { calendarDateSchema } from '../application/list-query.ts';
import { idSchema } from '../entities/id.ts';
import {
  type SecurityEventKind,
  securityEventKindSchema,
  securityEventSchema,
} from '../entities/security-event.ts';
import { emailText } from '../entities/text.ts';
import { wholeNumber } from '../entities/whole-number.ts';
import { emailProblem, isEmail } from '../rules/text.ts';
import { defineCall, success } from './call.ts';

/** Default and maximum number of events on a page. */
export const securityLogPageSize = { default: 50, maximum: 100 } as const;

const page = {
  events: z.array(securityEventSchema),
  /** Send it as `before` for the page of older events. Null on the last page. */
  next: z.nullable(z.number()),
};

/** Id of an account, or its e-mail address. */
const accountSchema = z.union([
  idSchema,
  emailText.check(z.refine(isEmail, { error: ({ input }) => emailProblem(String(input)) })),
]);

/** Returns one page of the security log, newest first (S-12.121). */
export const securityLogCall = defineCall({
  method: 'GET',
  path: '/admin/security-log.php',
  access: 'admin',
  staffRoles: ['admin'],
  query: z.object({
    kind: z.optional(securityEventKindSchema),
    /** Events that this account caused, or that are about it. */
    account: z.optional(accountSchema),
    /** First and last day, in Lagos. */
    from: z.optional(calendarDateSchema),
    to: z.optional(calendarDateSchema),
    /** Only events older than the one with this id. */
    before: z.optional(idSchema),
    limit: z.optional(wholeNumber(1, securityLogPageSize.maximum)),
  }),
  response: z.object({ status: success, ...page }),
});

/** Filters and page of the security log. */
export interface SecurityLogQuery {
  readonly kind?: SecurityEventKind | undefined;
  /** Id of an account, or its e-mail address. */
  readonly account?: number | string | undefined;
  /** First and last day in Lagos, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: number | undefined;
}
