import { ForgotPasswordScreen } from '@imc/screens/account/forgot-password';
import { forgotPasswordPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useLeaveSignedIn } from '../session/use-leave-signed-in.ts';

export const meta = () => pageMeta(forgotPasswordPage);

const screen = <ForgotPasswordScreen />;

export default function ForgotPassword() {
  useLeaveSignedIn();
  return screen;
}
