import { governingBody } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { GoverningBodyScreen } from '@imc/screens/public/governing-body/governing-body-screen';

export const meta = () => pageMeta(governingBody);

const screen = <GoverningBodyScreen />;

export default function GoverningBody() {
  return screen;
}
