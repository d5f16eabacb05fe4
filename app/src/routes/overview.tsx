import { privateMeta } from '@imc/screens/head';
import { OverviewScreen } from '@imc/screens/member/overview';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta('Dashboard');

export default function Overview() {
  return <OverviewScreen user={useAreaUser()} />;
}
