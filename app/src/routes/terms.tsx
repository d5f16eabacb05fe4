import { TermsScreen } from '@imc/screens/public/terms';
import { pageMeta } from '../page-title.ts';

export const meta = () =>
  pageMeta('Terms and conditions', 'The terms on which an account is opened and kept.');

export default function Terms() {
  return <TermsScreen />;
}
