import { dashboardStatsQuery, useApiClient } from '@imc/api';
import { AdminFrame } from '@imc/ui';
import { FileText, House, UserRound } from '@imc/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface AdminLayoutProps {
  /** Path of the present page. */
  path: string;
  /** The bell was pressed: show the applications that wait. */
  onBell: () => void;
  /** Signs out. */
  onLogout: () => void;
  /** The page of the area. */
  children: ReactNode;
}

/** The places of the admin area (specification, section 2). */
const places = [
  { to: '/admin/dashboard', label: 'Dashboard', icon: <House /> },
  { to: '/admin/applications', label: 'Applications', icon: <FileText /> },
  { to: '/admin/marketers', label: 'Marketers', icon: <UserRound /> },
];

/** The admin area around its pages. The bell carries its dot while applications wait for a decision. */
export function AdminLayout({ path, onBell, onLogout, children }: AdminLayoutProps) {
  const waiting = useQuery(dashboardStatsQuery(useApiClient())).data?.pendingApplications ?? 0;
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
      bellLabel={waiting > 0 ? `Notifications: ${waiting} pending applications` : 'Notifications: none'}
      hasNews={waiting > 0}
      onBell={onBell}
      userLabel="Admin"
      logoutLabel="Logout"
      onLogout={onLogout}
    >
      {children}
    </AdminFrame>
  );
}
