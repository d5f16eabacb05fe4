import { paymentsList } from '@imc/api';
import { AdminPaymentsScreen } from '@imc/screens/admin/payments/admin-payments-screen';
import { siteAddress } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminPayments() {
  const { params, open, close } = useSearchParamView();
  return (
    <AdminPaymentsScreen
      params={paymentsList.parse(params)}
      onParamsChange={(next) => open(paymentsList.format(next))}
      onBack={(next) => close(paymentsList.format(next))}
      site={siteAddress}
    />
  );
}
