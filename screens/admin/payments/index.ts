export { AdminPaymentsScreen } from './admin-payments-screen.tsx';
