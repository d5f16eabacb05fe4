import { securityLogAddress } from '@imc/api';
import { SecurityLogScreen } from '@imc/screens/admin/security-log';
import { securityLog } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export const meta = () => privateMeta(securityLog.title);

export default function AdminSecurityLog() {
  const { params, open } = useSearchParamView();
  return (
    <SecurityLogScreen
      place={securityLogAddress.parse(params)}
      onPlace={(place) => open(securityLogAddress.format(place))}
    />
  );
}
