import type { ActivityListLabels, RecentApplicationsLabels } from '@imc/ui/membership';

/** Texts of the admin's dashboard (S-2.65, S-8.6). */
export const adminDashboard = {
  title: 'Dashboard',
  loading: 'Loading the figures',
  retry: 'Load the figures again',
  fromLastMonth: '% from last month',
  cards: {
    total: 'Total Applications',
    pending: 'Pending Applications',
    approved: 'Approved Applications',
    rejected: 'Rejected Applications',
    marketers: 'Total Marketers',
  },
  charts: {
    showFigures: 'Show the figures',
    trends: {
      title: 'Application Trends',
      note: 'Applications and approvals per month',
      month: 'Month',
      applications: 'Applications',
      approvals: 'Approvals',
      empty: 'No application has been submitted in these months.',
    },
    categories: {
      title: 'Membership Category Distribution',
      name: 'Applications by membership category',
      category: 'Category',
      applications: 'Applications',
      share: 'Share',
      empty: 'No application has been submitted yet.',
    },
    marketing: {
      title: 'Marketing Performance',
      note: 'Applications by marketer',
      marketer: 'Marketer',
      applications: 'Applications',
      empty: 'No marketers found',
    },
  },
  activity: {
    title: 'Recent Activity',
    empty: 'Nothing has happened yet.',
    labels: {
      submitted: 'submitted the application of',
      approved: 'approved the application of',
      rejected: 'rejected the application of',
      pending: 'set back to pending the application of',
    } satisfies ActivityListLabels,
  },
  recent: {
    loading: 'Loading recent applications',
    failed: 'Failed to fetch applications',
    empty: 'No recent applications',
    viewAllTo: '/admin/applications',
    labels: {
      title: 'Recent Applications',
      viewAll: 'View All',
      name: 'Name',
      category: 'Category',
      status: 'Status',
      date: 'Date',
    } satisfies RecentApplicationsLabels,
  },
} as const;
