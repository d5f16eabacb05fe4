import { categories } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { MembershipCategoriesScreen } from '@imc/screens/public/membership-categories';

export const meta = () => pageMeta(categories);

const screen = <MembershipCategoriesScreen />;

export default function MembershipCategories() {
  return screen;
}
