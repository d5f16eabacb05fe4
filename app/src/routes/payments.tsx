import { feeKinds } from '@imc/api';
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
      receiptFee={feeKinds.find((fee) => fee === params.get('fee'))}
      onReceipt={(id, fee) =>
        id === undefined
          ? close(new URLSearchParams())
          : open(new URLSearchParams({ receipt: String(id), ...(fee && { fee }) }))
      }
      payFor={Number(params.get('pay')) || undefined}
      onPayFor={(id) =>
        id === undefined ? close(new URLSearchParams()) : open(new URLSearchParams({ pay: String(id) }))
      }
    />
  );
}
