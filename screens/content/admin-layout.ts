import { menuLabels, skipLabel } from './navigation.ts';

/** S-2.64. */
export const adminFrame = {
  ...menuLabels,
  skipLabel,
  productName: 'Institute Admin',
  navLabel: 'Admin area',
  userLinkLabel: 'Your account',
  userLabel: 'Admin',
  logoutLabel: 'Logout',
} as const;

/** Names of the pages in the navigation. */
export const adminPages = {
  dashboard: 'Dashboard',
  applications: 'Applications',
  payments: 'Payments',
  marketers: 'Marketers',
  messages: 'Messages',
  newsletter: 'Newsletter',
  mails: 'Mails',
  people: 'People',
  securityLog: 'Security log',
  settings: 'Settings',
} as const;

/** The bell (S-2.64, DASH-6). */
export const adminNotifications = {
  title: 'Notifications',
  empty: 'Nothing is waiting',
  loading: 'Loading notifications',
  failed: 'Notifications could not be loaded',
} as const;

/** For an account that the server refuses in the admin area (PPL-11). */
export const adminRefused = {
  title: 'No access to the admin area',
  text: 'Only the Institute’s staff can open it. If you have just become staff, sign out and sign in again.',
  toMemberArea: 'To the member area',
  unknown: 'You do not have access to this.',
} as const;
