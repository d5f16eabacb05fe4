import { OverviewScreen } from '@imc/screens/member/overview';
import { pageMeta } from '../page-title.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => pageMeta('Dashboard');

export default function Overview() {
  return <OverviewScreen user={useAreaUser()} />;
}
