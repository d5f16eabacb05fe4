import { addressLinkMutation, useApiClient } from '@imc/api';
import { addressLinks, confirmAddressPage, stopAddressChangePage } from '../../content/address-links.ts';
import { MailedLink } from '../mailed-link/mailed-link.tsx';

export interface AddressLinkScreenProps {
  /** Whether the link proves an address or stops its change. */
  kind: 'confirm' | 'stop';
  /** Empty if the address has no token; undefined until hydration. */
  token: string | undefined;
}

const titles = { confirm: confirmAddressPage.title, stop: stopAddressChangePage.title } as const;

/** Opened from a mail about the address of an account (ACC-23 to ACC-25). */
export function AddressLinkScreen({ kind, token }: AddressLinkScreenProps) {
  return (
    <MailedLink
      {...addressLinks[kind]}
      title={titles[kind]}
      doneText={({ message }) => message}
      token={token}
      mutation={addressLinkMutation(useApiClient(), kind)}
    />
  );
}
