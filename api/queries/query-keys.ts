/** Keys under which answers are kept. A key's beginning invalidates everything under it. */
export const queryKeys = {
  profile: ['profile'],
  memberApplications: ['member-applications'],
  adminApplications: ['admin-applications'],
  /** An application that is being read, as the admin list had it last. */
  openApplication: (id: number | undefined) => ['open-application', id] as const,
  dashboardStats: ['dashboard-stats'],
  marketers: ['marketers'],
} as const;
