import { benefits } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { MembershipBenefitsScreen } from '@imc/screens/public/membership-benefits/membership-benefits-screen';

export const meta = () => pageMeta(benefits);

const screen = <MembershipBenefitsScreen />;

export default function MembershipBenefits() {
  return screen;
}
