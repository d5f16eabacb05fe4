import * as z from 'zod/mini';

const count = z.number();
const labels = z.array(z.string());

/**
 * Figures of the admin dashboard (S-3.8). Drafts are never counted. Months are counted in
 * Africa/Lagos, oldest first. A percentage compares this month so far with as much of the one before (all of it, where it was shorter): 0 when
 * both are zero, 100 when only the earlier one is, one decimal at most.
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
