import { governingBody } from '@imc/screens/content';
import { GoverningBodyScreen } from '@imc/screens/public/governing-body';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(governingBody.title, governingBody.lead);

export default function GoverningBody() {
  return <GoverningBodyScreen />;
}
