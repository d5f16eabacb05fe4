import { certifications } from '@imc/screens/content';
import { ImcApplicationScreen } from '@imc/screens/public/imc-application';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(certifications.application.title, certifications.application.lead);

export default function ImcApplication() {
  return <ImcApplicationScreen />;
}
