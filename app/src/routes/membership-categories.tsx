import { categories } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { MembershipCategoriesScreen } from '@imc/screens/public/membership-categories/membership-categories-screen';
import { useSearchParams } from 'react-router';
import { loadClient } from '../session/load-client.ts';

export const meta = () => pageMeta(categories);

/** Loads the client only for visitors who have found their grade. */
const loadTimes = async () => (await loadClient()).loadDecisionTimes();

export default function MembershipCategories() {
  const [params, setParams] = useSearchParams();
  return (
    <MembershipCategoriesScreen
      params={params}
      onParams={(next) => setParams(next, { replace: true, preventScrollReset: true })}
      loadTimes={loadTimes}
    />
  );
}
