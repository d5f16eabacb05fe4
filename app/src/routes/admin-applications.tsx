import { AdminApplicationsScreen } from '@imc/screens/admin/admin-applications';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Membership applications');

export default function AdminApplications() {
  return <AdminApplicationsScreen />;
}
