import { sendAddressLinkMutation, serverMessage, type User, useApiClient } from '@imc/api';
import { EmailText } from '@imc/ui';
import { AddressNotice } from '@imc/ui/membership';
import { useMutation } from '@tanstack/react-query';
import { addressState } from '../content/address-state.ts';

/** Nothing if the address is confirmed and takes mails (ACC-23, MAIL-6). */
export function AddressState({ user }: { user: User }) {
  const { mutateAsync: send } = useMutation(sendAddressLinkMutation(useApiClient()));
  if (user.email_state === undefined) return null;
  const [before, after] = addressState.texts[user.email_state];
  return (
    <AddressNotice
      data-print="none"
      text={
        <>
          {before}
          <EmailText email={user.email} />
          {after}
        </>
      }
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
