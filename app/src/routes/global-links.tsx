import { globalLinks } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { GlobalLinksScreen } from '@imc/screens/public/global-links/global-links-screen';

export const meta = () => pageMeta(globalLinks);

const screen = <GlobalLinksScreen />;

export default function GlobalLinks() {
  return screen;
}
