import { certifications } from '@imc/screens/content';
import { CertificationsScreen } from '@imc/screens/public/certifications';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(certifications.title, certifications.lead);

export default function Certifications() {
  return <CertificationsScreen />;
}
