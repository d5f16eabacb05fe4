import { about } from '@imc/screens/content';
import { AboutScreen } from '@imc/screens/public/about';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(about);

const screen = <AboutScreen />;

export default function About() {
  return screen;
}
