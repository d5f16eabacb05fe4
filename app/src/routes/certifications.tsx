import { certifications } from '@imc/screens/content';
import { CertificationsScreen } from '@imc/screens/public/certifications';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(certifications);

const screen = <CertificationsScreen />;

export default function Certifications() {
  return screen;
}
