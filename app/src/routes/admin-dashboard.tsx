import { AdminDashboardScreen } from '@imc/screens/admin/admin-dashboard';
import { privateMeta } from '../page-title.ts';

export const meta = () => privateMeta('Admin dashboard');

const screen = <AdminDashboardScreen />;

export default function AdminDashboard() {
  return screen;
}
