import { AdminDashboardScreen } from '@imc/screens/admin/dashboard';
import { privateMeta } from '@imc/screens/head';

export const meta = () => privateMeta('Admin dashboard');

const screen = <AdminDashboardScreen />;

export default function AdminDashboard() {
  return screen;
}
