import { PaymentsScreen } from '@imc/screens/member/payments';
import { useView } from '../navigation/use-view.ts';
import { privateMeta } from '../page-title.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta('Payments');

export default function Payments() {
  const { params, open, close } = useView();
  return (
    <PaymentsScreen
      user={useAreaUser()}
      payFor={Number(params.get('pay')) || undefined}
      onPayFor={(id) =>
        id === undefined ? close(new URLSearchParams()) : open(new URLSearchParams({ pay: String(id) }))
      }
    />
  );
}
