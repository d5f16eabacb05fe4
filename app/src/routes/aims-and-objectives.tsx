import { aims } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { AimsAndObjectivesScreen } from '@imc/screens/public/aims-and-objectives/aims-and-objectives-screen';

export const meta = () => pageMeta(aims);

const screen = <AimsAndObjectivesScreen />;

export default function AimsAndObjectives() {
  return screen;
}
