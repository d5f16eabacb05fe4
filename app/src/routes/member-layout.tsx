import { AreaLoading, MemberLayout } from '@imc/screens/member/member-layout';
import { Outlet } from 'react-router';
import { requireUser } from '../session/guards.ts';
import { useSession } from '../session/use-session.ts';

export function clientLoader() {
  return requireUser();
}
clientLoader.hydrate = true as const;

export const HydrateFallback = AreaLoading;

export default function Member() {
  const { user, logout } = useSession();
  if (!user) return <AreaLoading />;
  return (
    <MemberLayout user={user} onLogout={logout}>
      <Outlet context={user} />
    </MemberLayout>
  );
}
