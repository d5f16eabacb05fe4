import { AdminDashboardScreen } from '@imc/screens/admin/dashboard';
import { adminDashboard } from '@imc/screens/content';
import { privateMeta } from '@imc/screens/head';

export const meta = () => privateMeta(adminDashboard.tab);

const screen = <AdminDashboardScreen />;

export default function AdminDashboard() {
  return screen;
}
