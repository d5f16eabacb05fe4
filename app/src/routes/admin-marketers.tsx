import { MarketersScreen } from '@imc/screens/admin/marketers';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Marketers');

export default function AdminMarketers() {
  return <MarketersScreen />;
}
