import { AdminDashboardScreen } from '@imc/screens/admin/dashboard/admin-dashboard-screen';

const screen = <AdminDashboardScreen />;

export default function AdminDashboard() {
  return screen;
}
