import { ResetPasswordScreen } from '@imc/screens/account/reset-password';
import { useNavigate } from 'react-router';
import { useLinkToken } from '../navigation/use-link-token.ts';
import { pageMeta } from '../page-title.ts';
import { useAuthStore } from '../session/auth-store.ts';
import type { LoginState } from '../session/use-session.ts';

export const meta = () => [
  ...pageMeta('Choose a new password', 'Choose a new password with the link that was mailed to you.'),
  { name: 'robots', content: 'noindex' },
];

export default function ResetPassword() {
  const navigate = useNavigate();
  const state: LoginState = { notice: 'reset' };
  return (
    <ResetPasswordScreen
      token={useLinkToken()}
      onReset={() => {
        // Whoever was signed in here is so no longer: the server has ended every session.
        useAuthStore.getState().logout();
        void navigate('/login', { replace: true, state });
      }}
    />
  );
}
