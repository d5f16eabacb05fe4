import { ethics } from '@imc/screens/content';
import { CodeOfEthicsScreen } from '@imc/screens/public/code-of-ethics';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(ethics.title, ethics.lead);

export default function CodeOfEthics() {
  return <CodeOfEthicsScreen />;
}
