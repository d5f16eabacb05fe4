import { securityLogAddress } from '@imc/api';
import { SecurityLogScreen } from '@imc/screens/admin/security-log/security-log-screen';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminSecurityLog() {
  const { params, open } = useSearchParamView();
  return (
    <SecurityLogScreen
      params={securityLogAddress.parse(params)}
      onParamsChange={(next) => open(securityLogAddress.format(next))}
    />
  );
}
