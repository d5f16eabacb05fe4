import { about } from '@imc/screens/content';
import { AboutScreen } from '@imc/screens/public/about';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(about.title, about.lead);

export default function About() {
  return <AboutScreen />;
}
