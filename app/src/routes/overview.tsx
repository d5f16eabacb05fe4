import { OverviewScreen } from '@imc/screens/member/overview';
import { privateMeta } from '../page-title.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta('Dashboard');

export default function Overview() {
  return <OverviewScreen user={useAreaUser()} />;
}
