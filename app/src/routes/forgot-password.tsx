import { ForgotPasswordScreen } from '@imc/screens/account/forgot-password/forgot-password-screen';
import { forgotPasswordPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';

export const meta = () => pageMeta(forgotPasswordPage);

const screen = <ForgotPasswordScreen />;

export default function ForgotPassword() {
  return screen;
}
