import { globalLinks } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { GlobalLinksScreen } from '@imc/screens/public/global-links';

export const meta = () => pageMeta(globalLinks);

const screen = <GlobalLinksScreen />;

export default function GlobalLinks() {
  return screen;
}
