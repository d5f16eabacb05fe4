import { type ApplicationStatus, activityWords, type NotSetName } from '@imc/api/contract';
import type { ActivityListLabels, RecentApplicationsLabels } from '@imc/ui/membership';
import { count } from './figures.ts';

export interface GoLiveItem {
  readonly text: string;
  /** Where it is set or seen. */
  readonly link?: { readonly label: string; readonly to: string };
}

/** S-2.65 and S-8.6. */
export const adminDashboard = {
  title: 'Dashboard',
  loading: 'Loading the figures',
  retry: 'Load the figures again',
  summary: {
    /** `since` is the day of the oldest, if known. */
    waiting: (pending: number, since: string | undefined): string =>
      `${count(pending)} ${pending === 1 ? 'application awaits' : 'applications await'} a decision${since ? `, the oldest since ${since}` : ''}`,
    review: 'Review them',
    reviewOne: 'Review it',
    reviewTo: '/admin/applications?status=pending&sort=date&order=asc',
    none: 'No application awaits a decision',
  },
  /** What must be set before the site goes live, each with the page where it is set or seen. */
  goLive: {
    title: (items: number): string =>
      `Before the site goes live: ${count(items)} ${items === 1 ? 'setting' : 'settings'} to complete`,
    technician: (names: readonly string[]): string =>
      `For the technician, on the server: ${names.join(', ')}.`,
    notSet: {
      bank_account: {
        text: 'The bank account is not set, so members are asked not to pay yet.',
        link: { label: 'Set the bank account', to: '/admin/settings' },
      },
      committee_mailbox: {
        text: 'The email address shown on pages and in emails is a sample.',
        link: { label: 'Set the mailbox', to: '/admin/settings' },
      },
      PUBLIC_URL: { text: 'The site has no web address yet.' },
      SMTP_URL: {
        text: 'Emails reach nobody yet: there is no mail server.',
        link: { label: 'See the emails', to: '/admin/mails' },
      },
      MAIL_FROM: { text: 'Emails come from a sample address.' },
      own_name: {
        text: 'Decisions are signed “Administrator”.',
        link: { label: 'Enter your own name', to: '/admin/profile' },
      },
      second_factor: {
        text: 'Only a password protects your account.',
        link: { label: 'Set up your second factor', to: '/admin/profile' },
      },
    } satisfies Readonly<Record<NotSetName, GoLiveItem>>,
    /** Samples in the content of the pages. */
    council: {
      text: 'Names on the pages of the council and the governing body are samples.',
      link: { label: 'See the council', to: '/about-us/council' },
    },
    addresses: {
      text: 'Addresses and telephone numbers of the Institute are samples.',
      link: { label: 'See the contact page', to: '/contact' },
    },
  },
  lists: {
    all: '/admin/applications',
    of: (status: ApplicationStatus): string => `/admin/applications?status=${status}`,
    marketers: '/admin/marketers',
  },
  fromLastMonth: '% from last month',
  cards: {
    total: 'Total Applications',
    pending: 'Pending Applications',
    approved: 'Approved Applications',
    rejected: 'Rejected Applications',
    marketers: 'Total Marketers',
  },
  charts: {
    show: 'Show the charts',
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
      top: (shown: number, all: number) => `Top ${count(shown)} of ${count(all)} by applications`,
      marketer: 'Marketer',
      applications: 'Applications',
      empty: 'No marketers found',
    },
  },
  activity: {
    title: 'Recent Activity',
    empty: 'Nothing has happened yet.',
    labels: {
      ...activityWords,
      all: (entries) => `Show all ${count(entries)}`,
      fewer: 'Show fewer',
      nobody: 'The system',
      unknown: 'somebody no longer listed',
    } satisfies ActivityListLabels,
  },
  recent: {
    loading: 'Loading recent applications',
    failed: 'Failed to fetch applications',
    retry: 'Try again',
    empty: 'No recent applications',
    viewAllTo: '/admin/applications',
    to: (id: number): string => `/admin/applications?application=${id}`,
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
