import * as z from 'zod/mini';

const count = z.number();
const labels = z.array(z.string());

/**
 * Figures of the admin dashboard (S-3.8). Drafts are never counted. Months are in Africa/Lagos time, oldest first. A percentage compares
 * the current month so far with the same period of the previous month, or with all of that month if it was shorter. It is 0 if both
 * are zero, 100 if only the earlier one is zero, and has at most one decimal.
 */
export const dashboardStatsSchema = z.object({
  totalApplications: count,
  pendingApplications: count,
  approvedApplications: count,
  rejectedApplications: count,
  totalMarketers: count,
  percentageChanges: z.object({ applications: count, approvals: count, marketers: count }),
  monthlyStats: z.object({ labels, applications: z.array(count), approvals: z.array(count) }),
  categoryDistribution: z.object({ labels, data: z.array(count) }),
  marketingPerformance: z.object({ labels, applications: z.array(count) }),
});

/** Number of the newest applications on the dashboard (S-9.2). */
export const recentLength = 5;

/** What waits for an admin, besides the number of pending applications (DASH-6). */
export const waitingSchema = z.object({
  /** UTC ISO time of the submission of the oldest pending application. Null if none is pending. */
  oldest_pending_at: z.nullable(z.string()),
  /** Number of applications whose payment was received and neither confirmed nor queried. */
  received_payments: count,
  /** Number of pending applications whose newest request for information was answered. */
  answered_requests: count,
  /** Number of codes in applications that no marketer has or had. */
  unmatched_codes: count,
  /** Number of messages from the contact forms that nobody has read. */
  new_messages: count,
  /** Number of mails that could not be sent. */
  failed_mails: count,
});

export type Waiting = z.infer<typeof waitingSchema>;

export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

/**
 * What must be set before the site goes live (SET-5): settings and environment variables by their names, and the asking account's name and second factor.
 */
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
