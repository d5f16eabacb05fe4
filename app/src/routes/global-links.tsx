import { globalLinks } from '@imc/screens/content';
import { GlobalLinksScreen } from '@imc/screens/public/global-links';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(globalLinks.title, globalLinks.lead);

export default function GlobalLinks() {
  return <GlobalLinksScreen />;
}
