import { ForgotPasswordScreen } from '@imc/screens/account/forgot-password';
import { pageMeta } from '../page-title.ts';

export const meta = () =>
  pageMeta('Forgotten password', 'Ask for a link to choose a new password for your account.');

export default function ForgotPassword() {
  return <ForgotPasswordScreen />;
}
