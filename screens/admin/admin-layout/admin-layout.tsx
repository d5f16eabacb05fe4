import { dashboardStatsQuery, type User, useApiClient, useUploadUrl } from '@imc/api';
import { AdminFrame, type AdminNotifications, ErrorState, Spinner } from '@imc/ui';
import { FileText, House, UserRound } from '@imc/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { retryOf } from '../../shared/retry.ts';

export interface AdminLayoutProps {
  /** The signed-in admin, shown with photo or initials next to the label. */
  user: Pick<User, 'name' | 'profile_photo'>;
  /** Path of the current page. */
  path: string;
  /** Called when the user signs out. */
  onLogout: () => void;
  /** Content of the page. */
  children: ReactNode;
}

/** Pages of the admin area (S-2.64). */
const places = [
  { to: '/admin/dashboard', label: 'Dashboard', icon: <House /> },
  { to: '/admin/applications', label: 'Applications', icon: <FileText /> },
  { to: '/admin/marketers', label: 'Marketers', icon: <UserRound /> },
];

const nothingWaits = 'Nothing waits';

const awaitDecision = (count: number): string =>
  count === 1
    ? '1 application awaits a decision'
    : `${count.toLocaleString('en-NG')} applications await a decision`;

/** Returns the props of the bell: a notification for pending applications, a spinner, or an error. */
function useNotifications(): { bellLabel: string; notifications: AdminNotifications } {
  const dashboard = useQuery(dashboardStatsQuery(useApiClient()));
  const retry = retryOf(dashboard);
  const pending = dashboard.data?.stats.pendingApplications;
  const text = pending ? awaitDecision(pending) : nothingWaits;
  return {
    bellLabel: pending === undefined ? 'Notifications' : `Notifications: ${text}`,
    notifications: {
      title: 'Notifications',
      items: pending ? [{ to: '/admin/applications?status=pending', text }] : [],
      empty: nothingWaits,
      loading: dashboard.isPending && <Spinner size="small" label="Loading notifications" />,
      error: retry && <ErrorState message="Notifications could not be loaded" {...retry} />,
    },
  };
}

/** Layout of the admin area. The bell always shows its red dot (S-2.64). */
export function AdminLayout({ user, path, onLogout, children }: AdminLayoutProps) {
  const uploadUrl = useUploadUrl();
  return (
    <AdminFrame
      productName="Institute Admin"
      homeTo="/"
      skipLabel="Skip to content"
      navLabel="Admin area"
      items={places}
      place={places.find(({ to }) => to === path)?.label ?? ''}
      menuLabel="Open the menu"
      closeLabel="Close the menu"
      {...useNotifications()}
      userLabel="Admin"
      userName={user.name}
      avatarSrc={user.profile_photo ? uploadUrl.photo(user.profile_photo) : undefined}
      logoutLabel="Logout"
      onLogout={onLogout}
    >
      {children}
    </AdminFrame>
  );
}
