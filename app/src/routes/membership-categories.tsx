import { categories } from '@imc/screens/content';
import { MembershipCategoriesScreen } from '@imc/screens/public/membership-categories';
import { pageMeta } from '../share-meta.ts';

export const meta = () => pageMeta(categories);

const screen = <MembershipCategoriesScreen />;

export default function MembershipCategories() {
  return screen;
}
