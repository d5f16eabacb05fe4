import { LoginScreen } from '@imc/screens/account/login';
import { loginPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadClient } from '../session/load-client.ts';
import { pendingRevocations } from '../session/pending-revocations.ts';
import type { LoginState } from '../session/use-session.ts';

export const meta = () => pageMeta(loginPage);

/**
 * Why the person arrives here, or that the server has yet to be told of their leaving. The page is prerendered for everybody, so it is told once
 * the browser has taken over.
 */
function useNotice() {
  const state = useLocation().state as LoginState | null;
  return useSyncExternalStore(
    pendingRevocations.subscribe,
    () => (pendingRevocations.hasFailed() ? 'revocation-pending' : state?.notice),
    () => undefined,
  );
}

export default function Login() {
  const navigate = useNavigate();
  return (
    <LoginScreen
      notice={useNotice()}
      onSignedIn={async ({ user, token }) => {
        const { beginSession } = await loadClient();
        void navigate(beginSession(user, token));
      }}
    />
  );
}
