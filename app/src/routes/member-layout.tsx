import { MemberLayout, MemberOpening } from '@imc/screens/member/member-layout';
import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { requireUser } from '../session/guards.ts';
import { PrefetchLogin } from '../session/prefetch-login.tsx';
import { useSession } from '../session/use-session.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return requireUser(request);
}
clientLoader.hydrate = true as const;

export const HydrateFallback = MemberOpening;

export default function Member() {
  const { user, logout } = useSession();
  if (!user) return <MemberOpening />;
  return (
    // The key resets all state when another user signs in.
    <MemberLayout key={user.id} user={user} onLogout={logout}>
      <Outlet context={user} />
      <PrefetchLogin />
    </MemberLayout>
  );
}
