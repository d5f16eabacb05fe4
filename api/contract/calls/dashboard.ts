import * as z from 'zod/mini';
import { type ActivityEntry, activityEntrySchema } from '../entities/activity.ts';
import { type AdminApplication, adminApplicationResponse } from '../entities/application.ts';
import {
  type DashboardStats,
  dashboardStatsSchema,
  type NotSetName,
  notSetNames,
  type Waiting,
  waitingSchema,
} from '../entities/dashboard-stats.ts';
import { type CallDocs, defineCall, success } from './call.ts';

/**
 * Returns the figures (S-3.8), the recent activity and applications, newest first, and what waits (DASH-6). `not_set` is what must be set before
 * the site goes live, null for staff who can't set it.
 */
export const dashboardStatsCall = defineCall({
  method: 'GET',
  path: '/admin/dashboard-stats.php',
  access: 'admin',
  response: z.object({
    status: success,
    stats: dashboardStatsSchema,
    activity: z.array(activityEntrySchema),
    recent: z.array(adminApplicationResponse),
    waiting: waitingSchema,
    not_set: z.nullable(z.array(z.enum(notSetNames))),
  }),
});

export interface AdminDashboard {
  readonly stats: DashboardStats;
  /** Recent activity, newest first. */
  readonly activity: readonly ActivityEntry[];
  readonly recent: readonly AdminApplication[];
  /** What waits besides pending applications. */
  readonly waiting: Waiting;
  /** What must be set before the site goes live. Null for staff who can't set it. */
  readonly notSet: readonly NotSetName[] | null;
}

export const dashboardDocs: CallDocs = {
  dashboardStats: {
    call: dashboardStatsCall,
    summary: 'Get the dashboard figures, the recent activity, the newest applications and what waits',
  },
};
