import {
  accountsCall,
  type Call,
  cashBookCall,
  mailsCall,
  messagesCall,
  newsletterReadersCall,
  securityLogCall,
  settingsCall,
} from '@imc/api/contract';
import {
  BookText,
  CircleUserRound,
  CreditCard,
  Eye,
  FileText,
  House,
  Inbox,
  Mail,
  Newspaper,
  Settings,
  User,
  UserRound,
} from '@imc/ui/icons';
import type { ComponentType } from 'react';
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

/** A page of the admin area. Its route is `app/src/routes/admin-….tsx`. */
export interface AdminPage {
  readonly to: `/admin/${string}`;
  /** In the navigation. */
  readonly label: string;
  /** Title of the browser's tab. Default: the label. */
  readonly tab?: string;
  readonly icon: ComponentType;
  /** Only those who may make it see the page in the navigation. Default: all staff. */
  readonly call?: Call;
}

/** In the order of the navigation (S-2.64). */
export const adminPages: readonly AdminPage[] = [
  { to: '/admin/dashboard', label: 'Dashboard', tab: 'Admin dashboard', icon: House },
  { to: '/admin/applications', label: 'Applications', tab: 'Membership applications', icon: FileText },
  { to: '/admin/payments', label: 'Payments', icon: CreditCard },
  { to: '/admin/cash-book', label: 'Cash book', icon: BookText, call: cashBookCall },
  { to: '/admin/members', label: 'Members', icon: User },
  { to: '/admin/marketers', label: 'Marketers', icon: UserRound },
  { to: '/admin/messages', label: 'Messages', icon: Inbox, call: messagesCall },
  { to: '/admin/newsletter', label: 'Newsletter', icon: Newspaper, call: newsletterReadersCall },
  { to: '/admin/mails', label: 'Emails', icon: Mail, call: mailsCall },
  { to: '/admin/people', label: 'People', icon: CircleUserRound, call: accountsCall },
  { to: '/admin/security', label: 'Security log', icon: Eye, call: securityLogCall },
  { to: '/admin/settings', label: 'Settings', icon: Settings, call: settingsCall },
];

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
