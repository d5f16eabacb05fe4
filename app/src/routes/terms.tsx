import { terms } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { TermsScreen } from '@imc/screens/public/terms/terms-screen';

export const meta = () => pageMeta(terms);

const screen = <TermsScreen />;

export default function Terms() {
  return screen;
}
