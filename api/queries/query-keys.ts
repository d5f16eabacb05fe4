/** Invalidating a prefix invalidates every key that starts with it. */
export const queryKeys = {
  profile: ['profile'],
  sessions: ['sessions'],
  nameChange: ['name-change'],
  secondFactor: ['second-factor'],
  memberApplications: ['member-applications'],
  /** Nested under the applications, so that invalidating them also invalidates the draft. */
  applicationDraft: ['member-applications', 'draft'],
  /** As the draft: a submission, a new picture and an answer change them. */
  memberCharges: ['member-applications', 'charges'],
  receipt: (of: object) => ['receipt', of] as const,
  decisionTimes: ['decision-times'],
  paymentDetails: ['payment-details'],
  adminApplications: ['admin-applications'],
  applicationNeighbours: ['application-neighbours'],
  savedViews: ['saved-views'],
  informationRequests: (applicationId: number) => ['information-requests', applicationId] as const,
  applicationReview: (applicationId: number) => ['application-review', applicationId] as const,
  applicationHistory: (applicationId: number) => ['application-history', applicationId] as const,
  applicationNotes: (applicationId: number) => ['application-notes', applicationId] as const,
  dashboardStats: ['dashboard-stats'],
  marketers: ['marketers'],
  newsletter: ['newsletter'],
  settings: ['settings'],
  adminPayments: ['admin-payments'],
  /** Nested, because they change with the payments. */
  statements: ['admin-payments', 'statements'],
} as const;

/** For mutations whose state is read outside the component that started them. */
export const mutationKeys = {
  submitApplication: ['submit-application'],
} as const;
