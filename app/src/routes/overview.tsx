import { overview } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';
import { OverviewScreen } from '@imc/screens/member/overview/overview-screen';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => privateMeta(overview.tab);

export default function Overview() {
  return <OverviewScreen user={useAreaUser()} />;
}
