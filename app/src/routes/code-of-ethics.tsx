import { ethics } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { CodeOfEthicsScreen } from '@imc/screens/public/code-of-ethics/code-of-ethics-screen';

export const meta = () => pageMeta(ethics);

const screen = <CodeOfEthicsScreen />;

export default function CodeOfEthics() {
  return screen;
}
