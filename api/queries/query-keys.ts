/** Keys under which answers are kept. A key's beginning invalidates everything under it. */
export const queryKeys = {
  profile: ['profile'],
  memberApplications: ['member-applications'],
  /** Under the applications: what makes them stale makes the draft stale too. */
  applicationDraft: ['member-applications', 'draft'],
  adminApplications: ['admin-applications'],
  /** An application that is being read, as the admin list had it last. */
  openApplication: (id: number | undefined) => ['open-application', id] as const,
  dashboardStats: ['dashboard-stats'],
  marketers: ['marketers'],
} as const;

/** Keys of the changes that are looked for from elsewhere than where they were made. */
export const mutationKeys = {
  submitApplication: ['submit-application'],
} as const;
