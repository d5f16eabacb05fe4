export { PaymentsScreen, type PaymentsScreenProps } from './payments-screen.tsx';
