import { sendAddressLinkMutation, serverMessage, type User, useApiClient } from '@imc/api';
import { AddressNotice } from '@imc/ui/membership';
import { useMutation } from '@tanstack/react-query';
import { addressState } from '../content/address-state.ts';

/** Nothing if the address is confirmed and takes mails (ACC-23, MAIL-6). */
export function AddressState({ user }: { user: User }) {
  const { mutateAsync: send } = useMutation(sendAddressLinkMutation(useApiClient()));
  if (user.email_state === undefined) return null;
  return (
    <AddressNotice
      data-print="none"
      text={addressState.texts[user.email_state](user.email)}
      send={addressState.send}
      onSend={async () => {
        try {
          return { isSent: true, message: (await send()).message };
        } catch (error) {
          return { isSent: false, message: serverMessage(error) ?? addressState.failed };
        }
      }}
    />
  );
}
