import { joinForm } from '@imc/screens/content';
import { JoinScreen } from '@imc/screens/public/join';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(joinForm);

const screen = <JoinScreen />;

export default function Join() {
  return screen;
}
