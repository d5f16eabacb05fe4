import { skipLabel } from './navigation.ts';

/** S-2.59. */
export const memberFrame = {
  skipLabel,
  title: 'Member area',
  navLabel: 'Member area',
  accountLabel: (name: string) => `Account of ${name}`,
  logoutLabel: 'Logout',
} as const;

/** Names of the pages in the navigation. */
export const memberPages = {
  overview: 'Dashboard',
  profile: 'Profile',
  applications: 'Application',
  payments: 'Payments',
} as const;
