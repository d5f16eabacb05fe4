import { about } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { AboutScreen } from '@imc/screens/public/about/about-screen';

export const meta = () => pageMeta(about);

const screen = <AboutScreen />;

export default function About() {
  return screen;
}
