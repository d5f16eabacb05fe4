export { AdminDashboardScreen } from './admin-dashboard-screen.tsx';
