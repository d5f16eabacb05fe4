import { MarketersScreen } from '@imc/screens/admin/marketers';
import { privateMeta } from '@imc/screens/head';

export const meta = () => privateMeta('Marketers');

const screen = <MarketersScreen />;

export default function AdminMarketers() {
  return screen;
}
