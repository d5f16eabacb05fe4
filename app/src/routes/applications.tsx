import { ApplicationsScreen } from '@imc/screens/member/applications';
import { useView } from '../navigation/use-view.ts';
import { privateMeta } from '../page-title.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta('My applications');

export default function Applications() {
  const { params, open, close } = useView();
  return (
    <ApplicationsScreen
      user={useAreaUser()}
      formOpen={params.get('view') === 'form'}
      onForm={(formOpen) =>
        formOpen ? open(new URLSearchParams({ view: 'form' })) : close(new URLSearchParams())
      }
    />
  );
}
