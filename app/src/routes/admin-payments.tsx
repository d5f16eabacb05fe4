import { AdminPaymentsScreen, paymentsPlaceFrom, paymentsPlaceParams } from '@imc/screens/admin/payments';
import { adminPayments } from '@imc/screens/content';
import { privateMeta, siteAddress } from '@imc/screens/head';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export const meta = () => privateMeta(adminPayments.title);

export default function AdminPayments() {
  const { params, open, close } = useSearchParamView();
  return (
    <AdminPaymentsScreen
      place={paymentsPlaceFrom(params)}
      onPlace={(place) => open(paymentsPlaceParams(place))}
      onBack={(place) => close(paymentsPlaceParams(place))}
      site={siteAddress}
    />
  );
}
