import { council } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { CouncilMembersScreen } from '@imc/screens/public/council-members/council-members-screen';

export const meta = () => pageMeta(council);

const screen = <CouncilMembersScreen />;

export default function CouncilMembers() {
  return screen;
}
