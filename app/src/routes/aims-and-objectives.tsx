import { aims } from '@imc/screens/content';
import { AimsAndObjectivesScreen } from '@imc/screens/public/aims-and-objectives';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(aims);

const screen = <AimsAndObjectivesScreen />;

export default function AimsAndObjectives() {
  return screen;
}
