import { homePage } from '@imc/screens/content';
import { organization, pageMeta, siteAddress, webSite } from '@imc/screens/head';
import { HomeScreen } from '@imc/screens/public/home';

export const meta = () =>
  pageMeta(homePage, import.meta.env.SSR && [organization(siteAddress), webSite(siteAddress)]);

const screen = <HomeScreen />;

export default function Home() {
  return screen;
}
