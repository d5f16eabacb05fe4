import { categories } from '@imc/screens/content';
import { MembershipCategoriesScreen } from '@imc/screens/public/membership-categories';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(categories.title, categories.lead);

export default function MembershipCategories() {
  return <MembershipCategoriesScreen />;
}
