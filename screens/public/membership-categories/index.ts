export { MembershipCategoriesScreen } from './membership-categories-screen.tsx';
