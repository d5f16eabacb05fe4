import { AdminDashboardScreen } from '@imc/screens/admin/admin-dashboard';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Admin dashboard');

export default function AdminDashboard() {
  return <AdminDashboardScreen />;
}
