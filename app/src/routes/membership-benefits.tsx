import { benefits } from '@imc/screens/content';
import { MembershipBenefitsScreen } from '@imc/screens/public/membership-benefits';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(benefits);

const screen = <MembershipBenefitsScreen />;

export default function MembershipBenefits() {
  return screen;
}
