import { cashBookAddress } from '@imc/api';
import { CashBookScreen } from '@imc/screens/admin/cash-book/cash-book-screen';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';

export default function AdminCashBook() {
  const { params, open } = useSearchParamView();
  return (
    <CashBookScreen
      params={cashBookAddress.parse(params)}
      onParamsChange={(next) => open(cashBookAddress.format(next))}
    />
  );
}
