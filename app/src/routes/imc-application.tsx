import { certifications } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { ImcApplicationScreen } from '@imc/screens/public/imc-application/imc-application-screen';

export const meta = () => pageMeta(certifications.application);

const screen = <ImcApplicationScreen />;

export default function ImcApplication() {
  return screen;
}
