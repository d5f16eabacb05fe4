import * as z from 'zod/mini';
import { type ActivityEntry, activityEntrySchema } from '../entities/activity.ts';
import {
  type AdminApplication,
  type ApplicationStatus,
  adminApplicationAnswer,
  adminApplicationReader,
  applicationStatusSchema,
} from '../entities/application.ts';
import { type DashboardStats, dashboardStatsSchema } from '../entities/dashboard-stats.ts';
import { idSchema } from '../entities/id.ts';
import { marketerReader, marketerSchema, newMarketerSchema } from '../entities/marketer.ts';
import { defineCall, doneAnswer, doneReader, success } from './call.ts';

/** The figures (S-3.8), and beside them what happened lately, newest first. */
export const dashboardStatsCall = defineCall({
  method: 'GET',
  path: '/admin/dashboard-stats.php',
  access: 'admin',
  answer: z.object({
    status: success,
    stats: dashboardStatsSchema,
    activity: z.array(activityEntrySchema),
  }),
  read: z.object({
    status: z.string(),
    stats: dashboardStatsSchema,
    /** Undefined where the provider knows the specification's figures only. */
    activity: z.catch(z.optional(z.array(activityEntrySchema)), undefined),
  }),
});

/** What the dashboard shows. */
export interface AdminDashboard {
  readonly stats: DashboardStats;
  /** What happened lately, newest first; undefined where the provider does not say. */
  readonly activity: readonly ActivityEntry[] | undefined;
}

/** Applications on one page of the admin list, unless the query says otherwise, and the most it may say. */
export const adminPageSize = { default: 50, maximum: 100 } as const;

const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, 'Must be a whole number')),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.number().check(z.gte(least, `Must be at least ${least}`), z.lte(most, `Must be at most ${most}`)),
    ),
  );

/**
 * All submitted applications, newest first: the whole list where the query says nothing (S-7.10), else a page of it. The whole list
 * is page 1 of 1.
 */
export const adminApplicationsCall = defineCall({
  method: 'GET',
  path: '/admin/get-all-applications.php',
  access: 'admin',
  query: z.object({
    /** Only applications in this state. */
    status: z.optional(applicationStatusSchema),
    /** From 1. */
    page: z.optional(wholeNumber(1, 1_000_000)),
    limit: z.optional(wholeNumber(1, adminPageSize.maximum)),
  }),
  answer: z.object({
    status: success,
    applications: z.array(adminApplicationAnswer),
    /** Applications that match, on all pages. */
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
  read: z.object({
    status: z.string(),
    applications: z.catch(z.array(adminApplicationReader), []),
    total: z.catch(z.nullable(z.number()), null),
    page: z.catch(z.number(), 1),
    pages: z.catch(z.number(), 1),
  }),
});

/** What the admin list shows: a state or all of them, and a page. */
export interface AdminApplicationsFilter {
  /** Default: all. */
  readonly status?: ApplicationStatus | undefined;
  /** From 1. Default 1. */
  readonly page?: number;
  /** Rows on a page. Default: the server's. */
  readonly limit?: number;
}

/** One page of the admin list. */
export interface AdminApplicationsPage {
  readonly applications: readonly AdminApplication[];
  /** Applications that match, on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** Sets an application's state: any from any. 404 where there is no such submitted application, 403 where it is the admin's own. */
export const updateApplicationStatusCall = defineCall({
  method: 'POST',
  path: '/admin/update-application-status.php',
  access: 'admin',
  body: z.object({ application_id: idSchema, status: applicationStatusSchema }),
  answer: doneAnswer,
  read: doneReader,
});

export const marketersCall = defineCall({
  method: 'GET',
  path: '/admin/marketers.php',
  access: 'admin',
  answer: z.object({ status: success, marketers: z.array(marketerSchema) }),
  read: z.object({ status: z.string(), marketers: z.catch(z.array(marketerReader), []) }),
});

/**
 * Adds a marketer. 409 with `errors` where the code or the address is taken; the code of a deleted marketer stays taken. Codes are compared trimmed
 * and in capitals.
 */
export const addMarketerCall = defineCall({
  method: 'POST',
  path: '/admin/add-marketer.php',
  access: 'admin',
  body: newMarketerSchema,
  answer: doneAnswer,
  read: doneReader,
});

/** Removes a marketer; applications keep the code, which nobody else is given. 404 where there is none. */
export const deleteMarketerCall = defineCall({
  method: 'DELETE',
  path: '/admin/delete-marketer.php',
  access: 'admin',
  query: z.object({ id: idSchema }),
  answer: doneAnswer,
  read: doneReader,
});
