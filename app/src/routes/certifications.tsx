import { certifications } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { CertificationsScreen } from '@imc/screens/public/certifications/certifications-screen';

export const meta = () => pageMeta(certifications);

const screen = <CertificationsScreen />;

export default function Certifications() {
  return screen;
}
