import { MemberLayout, MemberOpening } from '@imc/screens/member/member-layout';
import { type ClientLoaderFunctionArgs, Outlet } from 'react-router';
import { requireUser } from '../session/guards.ts';
import { PrefetchLogin } from '../session/prefetch-login.tsx';
import { useSession } from '../session/use-session.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return requireUser(request);
}
clientLoader.hydrate = true as const;

// Used by both components, so that the router does not make a script of its own of the fallback: what it imports would count as shared by more routes.
const opening = <MemberOpening />;

export const HydrateFallback = () => opening;

export default function Member() {
  const { user, logout } = useSession();
  // Inert, so that no link replaces the navigation to the sign-in with its notice.
  if (!user) return <div inert>{opening}</div>;
  return (
    // The key resets all state when another user signs in.
    <MemberLayout key={user.id} user={user} onLogout={logout}>
      <Outlet context={user} />
      <PrefetchLogin />
    </MemberLayout>
  );
}
