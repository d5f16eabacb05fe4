import { MarketersScreen } from '@imc/screens/admin/marketers';
import { marketers } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { useLocation } from 'react-router';

export const meta = () => privateMeta(marketers.tab);

export default function AdminMarketers() {
  return <MarketersScreen part={useLocation().hash.slice(1)} />;
}
