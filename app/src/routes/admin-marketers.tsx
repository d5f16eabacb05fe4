import { MarketersScreen } from '@imc/screens/admin/marketers';
import { privateMeta } from '../page-title.ts';

export const meta = () => privateMeta('Marketers');

export default function AdminMarketers() {
  return <MarketersScreen />;
}
