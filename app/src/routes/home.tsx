import { homePage } from '@imc/screens/content';
import { HomeScreen } from '@imc/screens/public/home';
import { pageMeta } from '../share-meta.ts';
import { siteAddress } from '../site-address.ts';
import { organization, webSite } from '../structured-data.ts';

export const meta = () =>
  pageMeta(homePage, import.meta.env.SSR && [organization(siteAddress), webSite(siteAddress)]);

const screen = <HomeScreen />;

export default function Home() {
  return screen;
}
