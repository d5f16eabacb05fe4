import { LoginScreen } from '@imc/screens/account/login/login-screen';
import { loginPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '../navigation/use-is-hydrated.ts';
import { loadClient } from '../session/load-client.ts';
import { pendingRevocations } from '../session/pending-revocations.ts';
import { useLeaveSignedIn } from '../session/use-leave-signed-in.ts';
import type { LoginState } from '../session/use-session.ts';

export const meta = () => pageMeta(loginPage);

/** Says why the user was sent here, or that a sign-out has not reached the server. Undefined until hydration. */
function useNotice(state: LoginState | null) {
  return useSyncExternalStore(
    pendingRevocations.subscribe,
    () => (pendingRevocations.hasFailed() ? 'revocation-pending' : state?.notice),
    () => undefined,
  );
}

export default function Login() {
  const navigate = useNavigate();
  const isOther = useLeaveSignedIn();
  const state = useLocation().state as LoginState | null;
  const notice = useNotice(state);
  // Only after the sign-up: a reload must not replace what a password manager filled in before hydration.
  const isHydrated = useIsHydrated();
  const [email] = useState(isHydrated ? state?.email : undefined);
  return (
    <LoginScreen
      email={email}
      notice={notice ?? (isOther ? 'not-permitted' : undefined)}
      onSignedIn={async ({ user, token }) => {
        const { beginSession } = await loadClient();
        void navigate(beginSession(user, token));
      }}
    />
  );
}
