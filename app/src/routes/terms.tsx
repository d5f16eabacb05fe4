import { terms } from '@imc/screens/content';
import { TermsScreen } from '@imc/screens/public/terms';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(terms);

const screen = <TermsScreen />;

export default function Terms() {
  return screen;
}
