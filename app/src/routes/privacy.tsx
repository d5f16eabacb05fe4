import { privacy } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { PrivacyScreen } from '@imc/screens/public/privacy/privacy-screen';

export const meta = () => pageMeta(privacy);

const screen = <PrivacyScreen />;

export default function Privacy() {
  return screen;
}
