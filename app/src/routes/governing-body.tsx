import { governingBody } from '@imc/screens/content';
import { GoverningBodyScreen } from '@imc/screens/public/governing-body';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(governingBody);

const screen = <GoverningBodyScreen />;

export default function GoverningBody() {
  return screen;
}
