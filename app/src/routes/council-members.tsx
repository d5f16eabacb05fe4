import { council } from '@imc/screens/content';
import { CouncilMembersScreen } from '@imc/screens/public/council-members';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(council);

const screen = <CouncilMembersScreen />;

export default function CouncilMembers() {
  return screen;
}
