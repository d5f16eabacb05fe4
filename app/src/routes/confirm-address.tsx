import { AddressLinkScreen } from '@imc/screens/account/address-link/address-link-screen';
import { confirmAddressPage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useLinkToken } from '../navigation/use-link-token.ts';

export const meta = () => pageMeta(confirmAddressPage);

export default function ConfirmAddress() {
  return <AddressLinkScreen kind="confirm" token={useLinkToken()} />;
}
