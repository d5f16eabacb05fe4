import { paymentsList } from '@imc/api';
import { AdminPaymentsScreen } from '@imc/screens/admin/payments/admin-payments-screen';
import { siteAddress } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminPayments() {
  const { params, close, ...view } = useSearchParamView();
  return (
    <AdminPaymentsScreen
      params={paymentsList.parse(params)}
      onParamsChange={(next, how = 'open') => view[how](paymentsList.format(next))}
      onBack={(next) => close(paymentsList.format(next))}
      site={siteAddress}
    />
  );
}
