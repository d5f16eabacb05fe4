import { globalLinks } from '@imc/screens/content';
import { GlobalLinksScreen } from '@imc/screens/public/global-links';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(globalLinks);

const screen = <GlobalLinksScreen />;

export default function GlobalLinks() {
  return screen;
}
