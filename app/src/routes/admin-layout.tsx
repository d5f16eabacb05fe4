import { AdminLayout, AdminOpening, adminProfilePath, SecondFactorGate } from '@imc/screens/admin/layout';
import { adminFrame, adminPages } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { type ClientLoaderFunctionArgs, type MetaArgs, Navigate, Outlet, useLocation } from 'react-router';
import { requireAdmin } from '../session/guards.ts';
import { PrefetchLogin } from '../session/prefetch-login.tsx';
import { useSession } from '../session/use-session.ts';

/** Of every page that has none of its own. */
export const meta = ({ location: { pathname } }: Pick<MetaArgs, 'location'>) => {
  const page = adminPages.find(({ to }) => to === pathname);
  return privateMeta(page?.tab ?? page?.label ?? adminFrame.productName);
};

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return requireAdmin(request);
}
clientLoader.hydrate = true as const;

// Used by both components, so that the router does not make a script of its own of the fallback: what it imports would count as shared by more routes.
const Opening = () => <AdminOpening />;

export const HydrateFallback = () => <Opening />;

export default function Admin() {
  const { user, logout } = useSession();
  const { pathname, search } = useLocation();
  // Inert, so that no link replaces the navigation to the sign-in with its notice.
  if (!user)
    return (
      <div inert>
        <Opening />
      </div>
    );
  return (
    // The key resets all state when another user signs in.
    <AdminLayout key={user.id} user={user} onLogout={logout}>
      <SecondFactorGate
        required={user.must_set_up_second_factor}
        pathname={pathname}
        redirect={<Navigate to={adminProfilePath} state={{ wanted: pathname + search }} replace />}
      >
        <Outlet context={user} />
      </SecondFactorGate>
      <PrefetchLogin />
    </AdminLayout>
  );
}
