import { payments } from '@imc/screens/content';
import { privateMeta, siteAddress } from '@imc/screens/head';
import { PaymentsScreen } from '@imc/screens/member/payments/payments-screen';
import { useSearchParamView } from '../navigation/use-search-param-view.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta(payments.title);

export default function Payments() {
  const { params, open, close } = useSearchParamView();
  return (
    <PaymentsScreen
      user={useAreaUser()}
      site={siteAddress}
      receiptFor={Number(params.get('receipt')) || undefined}
      onReceipt={(id) =>
        id === undefined ? close(new URLSearchParams()) : open(new URLSearchParams({ receipt: String(id) }))
      }
      payFor={params.get('pay') ?? undefined}
      onPayFor={(key) =>
        key === undefined ? close(new URLSearchParams()) : open(new URLSearchParams({ pay: key }))
      }
    />
  );
}
