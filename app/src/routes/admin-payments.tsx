import { paymentsList } from '@imc/api';
import { AdminPaymentsScreen } from '@imc/screens/admin/payments/admin-payments-screen';
import { siteAddress } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminPayments() {
  const { params, open, close } = useSearchParamView();
  return (
    <AdminPaymentsScreen
      place={paymentsList.parse(params)}
      onPlace={(place) => open(paymentsList.format(place))}
      onBack={(place) => close(paymentsList.format(place))}
      site={siteAddress}
    />
  );
}
