import { LoginScreen } from '@imc/screens/account/login';
import { loginPage } from '@imc/screens/content';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoginState } from '../session/use-session.ts';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(loginPage);

const never = () => () => {};

/** Why the person arrives here. The page is prerendered for everybody, so it is told once the browser has taken over. */
function useNotice() {
  const state = useLocation().state as LoginState | null;
  return useSyncExternalStore(
    never,
    () => state?.notice,
    () => undefined,
  );
}

export default function Login() {
  const navigate = useNavigate();
  return (
    <LoginScreen
      notice={useNotice()}
      onSignedIn={async ({ user, token }) => {
        const { beginSession } = await import('../session/client.ts');
        void navigate(beginSession(user, token));
      }}
    />
  );
}
