import { homePage } from '@imc/screens/content';
import { organization, pageMeta, siteAddress, webSite } from '@imc/screens/head';
import { HomeScreen } from '@imc/screens/public/home/home-screen';
import { contactForms } from '../session/contact-forms.ts';

export const meta = () =>
  pageMeta(homePage, import.meta.env.SSR && [organization(siteAddress), webSite(siteAddress)]);

const screen = <HomeScreen forms={contactForms} />;

export default function Home() {
  return screen;
}
