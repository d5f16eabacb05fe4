import { benefits } from '@imc/screens/content';
import { MembershipBenefitsScreen } from '@imc/screens/public/membership-benefits';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(benefits.title, benefits.lead);

export default function MembershipBenefits() {
  return <MembershipBenefitsScreen />;
}
