import { ResetPasswordScreen } from '@imc/screens/account/reset-password/reset-password-screen';
import { resetPasswordPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useNavigate } from 'react-router';
import { useLinkToken } from '../navigation/use-link-token.ts';
import { loadClient } from '../session/load-client.ts';
import type { LoginState } from '../session/use-session.ts';

export const meta = () => pageMeta(resetPasswordPage);

export default function ResetPassword() {
  const navigate = useNavigate();
  const state: LoginState = { notice: 'reset' };
  return (
    <ResetPasswordScreen
      token={useLinkToken()}
      onReset={async () => {
        const { forgetSession } = await loadClient();
        forgetSession();
        void navigate('/login', { replace: true, state });
      }}
    />
  );
}
