export { AdminApplicationsScreen } from './admin-applications-screen.tsx';
