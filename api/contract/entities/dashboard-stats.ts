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

export type DashboardStats = z.infer<typeof dashboardStatsSchema>;
