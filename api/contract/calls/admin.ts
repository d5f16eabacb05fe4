import * as z from 'zod/mini';
import { type ApplicationQuery, applicationQuerySchemas } from '../application/list-query.ts';
import { type ActivityEntry, activityEntrySchema } from '../entities/activity.ts';
import {
  type AdminApplication,
  adminApplicationAnswer,
  adminApplicationReader,
} from '../entities/application.ts';
import {
  type DashboardStats,
  dashboardStatsSchema,
  type NotSetName,
  notSetNames,
  type Waiting,
  waitingSchema,
} from '../entities/dashboard-stats.ts';
import { decisionSchema, lastDecisionSchema } from '../entities/decision.ts';
import { idSchema } from '../entities/id.ts';
import {
  type Marketer,
  marketerChangesSchema,
  marketerReader,
  marketerSchema,
  type RetiredCodes,
  receivedMarketerSchema,
  retiredCodesSchema,
  type UnmatchedCodes,
  unmatchedCodesSchema,
} from '../entities/marketer.ts';
import { paymentDecisionSchema } from '../entities/payment.ts';
import { wholeNumber } from '../entities/whole-number.ts';
import { defineCall, doneAnswer, doneReader, refusalSchema, success } from './call.ts';
import { paymentRefusalSchema } from './payments.ts';

/**
 * Returns everything that the dashboard shows: the figures (S-3.8), the recent activity and the newest applications, newest first, and what waits
 * (S-12.140). `not_set` is what must be set before the site goes live, null for staff who can't set it.
 */
export const dashboardStatsCall = defineCall({
  method: 'GET',
  path: '/admin/dashboard-stats.php',
  access: 'admin',
  answer: z.object({
    status: success,
    stats: dashboardStatsSchema,
    activity: z.array(activityEntrySchema),
    recent: z.array(adminApplicationAnswer),
    waiting: waitingSchema,
    not_set: z.nullable(z.array(z.enum(notSetNames))),
  }),
  // Only the figures are in the specification. The others are undefined if the provider does not return them.
  read: z.object({
    status: z.string(),
    stats: dashboardStatsSchema,
    activity: z.catch(z.optional(z.array(activityEntrySchema)), undefined),
    recent: z.catch(z.optional(z.array(adminApplicationReader)), undefined),
    waiting: z.catch(z.optional(waitingSchema), undefined),
    not_set: z.catch(z.nullable(z.array(z.enum(notSetNames))), null),
  }),
});

/** Data of the admin dashboard. */
export interface AdminDashboard {
  readonly stats: DashboardStats;
  /** Recent activity, newest first. Undefined if the provider does not return it. */
  readonly activity: readonly ActivityEntry[] | undefined;
  /** The newest applications. Undefined if the provider does not return them. */
  readonly recent: readonly AdminApplication[] | undefined;
  /** What waits besides pending applications. Undefined if the provider does not return it. */
  readonly waiting: Waiting | undefined;
  /** What must be set before the site goes live. Null for staff who can't set it, or if the provider does not return it. */
  readonly notSet: readonly NotSetName[] | null;
}

/** Default and maximum number of applications on a page of the admin list. */
export const adminPageSize = { default: 50, maximum: 100 } as const;

/** Maximum length of the cursor of a page. */
const longestCursor = 1000;

/**
 * Returns submitted applications, newest first. Without a query, returns all of them as page 1 of 1 (S-7.10). With any parameter, returns
 * one page of those that match the filters and the search, in the chosen order (S-12.1 to S-12.4).
 */
export const adminApplicationsCall = defineCall({
  method: 'GET',
  path: '/admin/get-all-applications.php',
  access: 'admin',
  query: z.object({
    ...applicationQuerySchemas,
    /** Page number, from 1. */
    page: z.optional(wholeNumber(1, 1_000_000)),
    limit: z.optional(wholeNumber(1, adminPageSize.maximum)),
    /** The previous page's `next`, in place of `page`: as fast on the last page as on the first. */
    after: z.optional(z.string().check(z.maxLength(longestCursor, 'Must be the cursor of a page'))),
  }),
  answer: z.object({
    status: success,
    applications: z.array(adminApplicationAnswer),
    /** Number of matching applications on all pages. */
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    /** Cursor of the next page. Null on the last one, absent without a query. */
    next: z.optional(z.nullable(z.string())),
  }),
  read: z.object({
    status: z.string(),
    applications: z.catch(z.array(adminApplicationReader), []),
    total: z.catch(z.nullable(z.number()), null),
    page: z.catch(z.number(), 1),
    pages: z.catch(z.number(), 1),
    next: z.catch(z.optional(z.nullable(z.string())), undefined),
  }),
});

/**
 * Returns the applications before and after one in the list of a query (S-12.180). It need not match the query itself, such as after a decision:
 * its place in the order counts. 404 if no submitted application has this id.
 */
export const applicationNeighboursCall = defineCall({
  method: 'GET',
  path: '/admin/application-neighbours.php',
  access: 'admin',
  query: z.object({ ...applicationQuerySchemas, application_id: idSchema }),
  answer: z.object({
    status: success,
    /** Id of the application before it. Null if it is the first one. */
    previous: z.nullable(z.number()),
    /** Id of the application after it. Null if it is the last one. */
    next: z.nullable(z.number()),
  }),
  read: z.object({
    status: z.string(),
    previous: z.nullable(z.number()),
    next: z.nullable(z.number()),
  }),
});

/** File formats of the export of applications. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * Returns every application that matches the filters and the search, in the chosen order, as a CSV file (S-12.5) or as a workbook (S-12.15). A
 * response that breaks off is incomplete and has to be requested again.
 */
export const exportApplicationsCall = defineCall({
  method: 'GET',
  path: '/admin/export-applications.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  returns: exportFormats,
  query: z.object({
    ...applicationQuerySchemas,
    /** Default: csv. */
    format: z.optional(z.enum(exportFormats)),
  }),
  answer: z.file(),
  read: z.object({ status: z.string(), file: z.instanceof(Blob) }),
});

/** Filter and page of the admin list. */
export interface AdminApplicationsFilter extends ApplicationQuery {
  /** Page number, from 1. Default: 1. */
  readonly page?: number;
  /** Rows per page. Default: chosen by the server. 'all' if the list is complete in the browser, else the server's maximum. */
  readonly limit?: number | 'all';
  /** The previous page's `next`, in place of `page`. */
  readonly after?: string | undefined;
}

/** One page of the admin list. */
export interface AdminApplicationsPage {
  readonly applications: readonly AdminApplication[];
  /** Number of matching applications on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Cursor of the next page. Null on the last one, undefined if the provider has none. */
  readonly next?: string | null | undefined;
  /** Whether the provider has no pages, so that the complete list is in the browser. */
  readonly complete?: boolean;
}

/**
 * Sets the status of an application. Any status may follow any other. With `seen_status`, the status that the admin saw, nothing is
 * overwritten unseen: if another admin has changed it since, 409 with who decided what in `decided`. `note` is for admins only, `reason` is
 * added to the mail to the applicant; if they were sent and the status stays as it is, 409. 404 if no submitted application has this id, 403
 * if the application is the admin's own.
 */
export const updateApplicationStatusCall = defineCall({
  method: 'POST',
  path: '/admin/update-application-status.php',
  access: 'admin',
  body: decisionSchema,
  answer: doneAnswer,
  read: doneReader,
  refusal: z.extend(refusalSchema, { decided: z.optional(lastDecisionSchema) }),
});

/**
 * Records what an admin found out about a payment (S-11.86): 'confirmed' once the money was seen, with the amount in naira, or 'queried'
 * with the question that the member is asked. Confirming records the transfer. Ten minutes later, unless it is undone (`undoPaymentCall`), the
 * receipt for all that was received is issued (S-11.12), and the member's `payment_status` is 'completed' (S-10.5). Repeating a call changes nothing. With `seen_state` or `seen_amount`, 409 tells in
 * `changed` who changed the payment since. 400 if a payment is to be confirmed whose amount is unknown. 403 if the application is the admin's
 * own, 404 if no submitted application has this id, 409 if its payment is confirmed with another amount or is to be queried after it was
 * confirmed, or if the bank reference is recorded already (S-12.83).
 */
export const updatePaymentCall = defineCall({
  method: 'POST',
  path: '/admin/update-payment.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer'],
  body: paymentDecisionSchema,
  answer: z.extend(doneAnswer, {
    /** Number of the receipt of a confirmed payment. Null if it has none, or none yet. */
    receipt_number: z.optional(z.nullable(z.string())),
    /** Until when the admin can undo the confirmation, a UTC ISO time. Null if they can't. */
    undo_until: z.optional(z.nullable(z.string())),
  }),
  read: z.extend(doneReader, {
    receipt_number: z.catch(z.optional(z.nullable(z.string())), undefined),
    undo_until: z.catch(z.optional(z.nullable(z.string())), undefined),
  }),
  refusal: paymentRefusalSchema,
});

/**
 * Returns all marketers with the number of their applications, the codes in applications that match nobody (S-12.152), and those of deleted
 * marketers (S-12.190).
 */
export const marketersCall = defineCall({
  method: 'GET',
  path: '/admin/marketers.php',
  access: 'admin',
  answer: z.object({
    status: success,
    marketers: z.array(marketerSchema),
    unmatched_codes: unmatchedCodesSchema,
    retired_codes: retiredCodesSchema,
  }),
  read: z.object({
    status: z.string(),
    marketers: z.catch(z.array(marketerReader), []),
    /** Undefined if the provider does not return them. */
    unmatched_codes: z.catch(z.optional(unmatchedCodesSchema), undefined),
    /** Undefined if the provider does not return them. */
    retired_codes: z.catch(z.optional(retiredCodesSchema), undefined),
  }),
});

/** Data of the marketers page. */
export interface AdminMarketers {
  readonly marketers: readonly Marketer[];
  /** Codes that match nobody. Undefined if the provider does not return them. */
  readonly unmatchedCodes: UnmatchedCodes | undefined;
  /** Codes of deleted marketers. Undefined if the provider does not return them. */
  readonly retiredCodes: RetiredCodes | undefined;
}

/**
 * Adds a marketer. 409 with `errors` if the code or the address is taken. The code of a deleted marketer stays taken. Codes are compared
 * after trimming and converting to upper case. The code may also be sent as `marketer_marketer_code` (S-12.149).
 */
export const addMarketerCall = defineCall({
  method: 'POST',
  path: '/admin/add-marketer.php',
  access: 'admin',
  body: receivedMarketerSchema,
  answer: doneAnswer,
  read: doneReader,
});

/**
 * Changes name, address or telephone of a marketer; what is left out stays. 400 if a sent field is empty, 404 if no marketer has this id, or a
 * deleted one, 409 with `errors` if the address is taken. The code can't be changed. Repeating a call changes nothing.
 */
export const updateMarketerCall = defineCall({
  method: 'POST',
  path: '/admin/update-marketer.php',
  access: 'admin',
  body: z.extend(marketerChangesSchema, { id: idSchema }),
  answer: doneAnswer,
  read: doneReader,
});

/**
 * Deletes a marketer: name, code and day stay for the history, address and telephone do not. Applications keep the code, which is never
 * reused. 404 if no marketer has this id, or a deleted one.
 */
export const deleteMarketerCall = defineCall({
  method: 'DELETE',
  path: '/admin/delete-marketer.php',
  access: 'admin',
  query: z.object({ id: idSchema }),
  answer: doneAnswer,
  read: doneReader,
});
