import { council } from '@imc/screens/content';
import { CouncilMembersScreen } from '@imc/screens/public/council-members';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(council.title, council.lead);

export default function CouncilMembers() {
  return <CouncilMembersScreen />;
}
