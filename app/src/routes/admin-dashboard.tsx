import { AdminDashboardScreen } from '@imc/screens/admin/dashboard';

const screen = <AdminDashboardScreen />;

export default function AdminDashboard() {
  return screen;
}
