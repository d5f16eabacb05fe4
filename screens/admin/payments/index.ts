export { AdminPaymentsScreen } from './admin-payments-screen.tsx';
export { paymentsPlaceFrom, paymentsPlaceParams } from './payments-place.ts';
