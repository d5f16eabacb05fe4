/** Keys of cached responses. Invalidating a prefix invalidates every key that starts with it. */
export const queryKeys = {
  profile: ['profile'],
  sessions: ['sessions'],
  memberApplications: ['member-applications'],
  /** Nested under the applications, so that invalidating them also invalidates the draft. */
  applicationDraft: ['member-applications', 'draft'],
  receipt: (applicationId: number) => ['receipt', applicationId] as const,
  decisionTimes: ['decision-times'],
  adminApplications: ['admin-applications'],
  informationRequests: (applicationId: number) => ['information-requests', applicationId] as const,
  /** The application that an admin is reading, as last seen in the admin list. */
  openApplication: (id: number | undefined) => ['open-application', id] as const,
  dashboardStats: ['dashboard-stats'],
  marketers: ['marketers'],
} as const;

/** Keys of mutations whose state is read outside the component that started them. */
export const mutationKeys = {
  submitApplication: ['submit-application'],
} as const;
