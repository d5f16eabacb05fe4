export { VerifyReceiptScreen, type VerifyReceiptScreenProps } from './verify-receipt-screen.tsx';
