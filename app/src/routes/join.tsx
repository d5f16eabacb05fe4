import { joinForm } from '@imc/screens/content';
import { JoinScreen } from '@imc/screens/public/join';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(joinForm.title, joinForm.lead);

export default function Join() {
  return <JoinScreen />;
}
