import { ethics } from '@imc/screens/content';
import { CodeOfEthicsScreen } from '@imc/screens/public/code-of-ethics';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(ethics);

const screen = <CodeOfEthicsScreen />;

export default function CodeOfEthics() {
  return screen;
}
