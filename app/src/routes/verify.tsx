import { VerifyReceiptScreen } from '@imc/screens/account/verify-receipt/verify-receipt-screen';
import { verifyReceiptPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useLinkToken } from '../navigation/use-link-token.ts';

export const meta = () => pageMeta(verifyReceiptPage);

export default function VerifyReceipt() {
  return <VerifyReceiptScreen code={useLinkToken() ?? ''} />;
}
