import { LoginScreen } from '@imc/screens/account/login';
import { loginPage } from '@imc/screens/content';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAuthStore } from '../session/auth-store.ts';
import { homeOf } from '../session/guards.ts';
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
  const setCredentials = useAuthStore((store) => store.setCredentials);
  return (
    <LoginScreen
      notice={useNotice()}
      onSignedIn={({ user, token }) => {
        setCredentials(user, token);
        void navigate(homeOf(user));
      }}
    />
  );
}
