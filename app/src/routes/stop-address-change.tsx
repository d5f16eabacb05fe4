import { AddressLinkScreen } from '@imc/screens/account/address-link/address-link-screen';
import { stopAddressChangePage } from '@imc/screens/content';
import { pageMeta } from '@imc/screens/head';
import { useLinkToken } from '../navigation/use-link-token.ts';

export const meta = () => pageMeta(stopAddressChangePage);

export default function StopAddressChange() {
  return <AddressLinkScreen kind="stop" token={useLinkToken()} />;
}
