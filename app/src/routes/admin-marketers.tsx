import { MarketersScreen } from '@imc/screens/admin/marketers';
import { privateMeta } from '@imc/screens/head';
import { useLocation } from 'react-router';

export const meta = () => privateMeta('Marketers');

export default function AdminMarketers() {
  return <MarketersScreen part={useLocation().hash.slice(1)} />;
}
