import { LoginScreen } from '@imc/screens/account/login';
import { useLocation, useNavigate } from 'react-router';
import { pageMeta } from '../page-title.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { homeOf } from '../session/guards.ts';

export const meta = () => pageMeta('Sign in', 'Sign in to your membership account.');

export default function Login() {
  const navigate = useNavigate();
  const setCredentials = useAuthStore((store) => store.setCredentials);
  return (
    <LoginScreen
      notice={useLocation().state?.registered ? 'Your account is open. Sign in to go on.' : undefined}
      onSignedIn={({ user, token }) => {
        setCredentials(user, token);
        void navigate(homeOf(user));
      }}
    />
  );
}
