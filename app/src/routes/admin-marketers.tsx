import { MarketersScreen } from '@imc/screens/admin/marketers/marketers-screen';
import { useLocation } from 'react-router';

export default function AdminMarketers() {
  return <MarketersScreen part={useLocation().hash.slice(1)} />;
}
