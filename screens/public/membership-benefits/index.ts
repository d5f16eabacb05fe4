export { MembershipBenefitsScreen } from './membership-benefits-screen.tsx';
