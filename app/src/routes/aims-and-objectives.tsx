import { aims } from '@imc/screens/content';
import { AimsAndObjectivesScreen } from '@imc/screens/public/aims-and-objectives';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(aims.title, aims.lead);

export default function AimsAndObjectives() {
  return <AimsAndObjectivesScreen />;
}
