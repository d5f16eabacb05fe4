import { AdminDashboardScreen } from '@imc/screens/admin/admin-dashboard';
import { privateMeta } from '../page-title.ts';

export const meta = () => privateMeta('Admin dashboard');

export default function AdminDashboard() {
  return <AdminDashboardScreen />;
}
