import { certifications } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { CertificationsScreen } from '@imc/screens/public/certifications';

export const meta = () => pageMeta(certifications);

const screen = <CertificationsScreen />;

export default function Certifications() {
  return screen;
}
