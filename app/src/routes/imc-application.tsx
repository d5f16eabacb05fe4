import { certifications } from '@imc/screens/content';
import { ImcApplicationScreen } from '@imc/screens/public/imc-application';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(certifications.application);

const screen = <ImcApplicationScreen />;

export default function ImcApplication() {
  return screen;
}
