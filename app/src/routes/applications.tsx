import { ApplicationsScreen } from '@imc/screens/member/applications';
import { pageMeta } from '../page-title.ts';
import { useAreaUser } from '../session/use-area-user.ts';

export const meta = () => pageMeta('My applications');

export default function Applications() {
  return <ApplicationsScreen user={useAreaUser()} />;
}
