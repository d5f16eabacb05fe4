import {
  SecurityLogScreen,
  securityLogPlaceFrom,
  securityLogPlaceParams,
} from '@imc/screens/admin/security-log';
import { privateMeta } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export const meta = () => privateMeta('Security log');

export default function AdminSecurityLog() {
  const { params, open } = useSearchParamView();
  return (
    <SecurityLogScreen
      place={securityLogPlaceFrom(params)}
      onPlace={(place) => open(securityLogPlaceParams(place))}
    />
  );
}
