import { joinForm } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { JoinScreen } from '@imc/screens/public/join';

export const meta = () => pageMeta(joinForm);

const screen = <JoinScreen />;

export default function Join() {
  return screen;
}
