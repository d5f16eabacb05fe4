import { AdminLayout } from '@imc/screens/admin/admin-layout';
import { AreaLoading } from '@imc/screens/member/member-layout';
import { Outlet, useLocation } from 'react-router';
import { requireAdmin } from '../session/guards.ts';
import { useSession } from '../session/use-session.ts';

export function clientLoader() {
  return requireAdmin();
}
clientLoader.hydrate = true as const;

export const HydrateFallback = AreaLoading;

export default function Admin() {
  const { user, logout } = useSession();
  const { pathname } = useLocation();
  if (!user) return <AreaLoading />;
  return (
    <AdminLayout user={user} path={pathname} onLogout={logout}>
      <Outlet context={user} />
    </AdminLayout>
  );
}
