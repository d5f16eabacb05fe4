import * as z from 'zod/mini';
import { described } from './described.ts';
import { count, timestamp } from './values.ts';

const labels = z.array(z.string());

/**
 * Figures without drafts (S-3.8). Months in Lagos, oldest first. A percentage compares the month so far with the same period of the previous
 * month, or all of it if that was shorter. 0 if both are zero, 100 if only the earlier is; one decimal at most.
 */
export const dashboardStatsSchema = z.object({
  totalApplications: count,
  pendingApplications: count,
  approvedApplications: count,
  rejectedApplications: count,
  totalMarketers: count,
  percentageChanges: z.object({ applications: z.number(), approvals: z.number(), marketers: z.number() }),
  monthlyStats: z.object({ labels, applications: z.array(count), approvals: z.array(count) }),
  categoryDistribution: z.object({ labels, data: z.array(count) }),
  marketingPerformance: z.object({ labels, applications: z.array(count) }),
});

/** S-9.2. */
export const recentLength = 5;

/** Besides the number of pending applications (DASH-6). */
export const waitingSchema = z.object({
  oldest_pending_at: described(
    'Time of the submission of the oldest pending application. Null if none is pending.',
    z.nullable(timestamp),
  ),
  received_payments: described(
    'Number of applications whose payment was received and neither confirmed nor queried.',
    count,
  ),
  answered_requests: described('Pending applications with an answered request for information.', count),
  unmatched_codes: count,
  name_changes: described('Requests of members for another name.', count),
  new_messages: described('Messages that nobody has read.', count),
  failed_mails: count,
});

export type Waiting = z.infer<typeof waitingSchema>;

export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

/** What must be set before the site goes live (SET-5): settings, environment variables, and the name and second factor of the asking account. */
export const notSetNames = [
  'bank_account',
  'committee_mailbox',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'own_name',
  'second_factor',
] as const;

export type NotSetName = (typeof notSetNames)[number];
