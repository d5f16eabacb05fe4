import {
  type AccountRole,
  type AdminAccount,
  accountsCall,
  endAccountSessionsCall,
  requireSecondFactorCall,
  resetSecondFactorCall,
  serverMessage,
  setAccountBlockedCall,
  setAccountRoleCall,
  useApiClient,
} from '@imc/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { people as texts } from '../../content/index.ts';

export type AccountChange =
  | { readonly kind: 'role'; readonly account: AdminAccount; readonly role: AccountRole }
  | { readonly kind: 'block'; readonly account: AdminAccount; readonly blocked: boolean }
  | { readonly kind: 'sessions' | 'secondFactor'; readonly account: AdminAccount }
  | { readonly kind: 'required'; readonly required: boolean };

/**
 * Makes a change after a confirmation, then reloads the list. After a failure the question stays, with the error.
 *
 * @param onDone - Called with the server's message.
 */
export function useAccountChange(onDone: (message: string) => void) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [unconfirmed, setUnconfirmed] = useState<AccountChange>();

  const send = (change: AccountChange) => {
    if (change.kind === 'required')
      return client(requireSecondFactorCall, { body: { required: change.required } });
    const { id: account_id, role: seen_role } = change.account;
    switch (change.kind) {
      case 'role':
        return client(setAccountRoleCall, { body: { account_id, role: change.role, seen_role } });
      case 'block':
        return client(setAccountBlockedCall, { body: { account_id, blocked: change.blocked } });
      case 'sessions':
        return client(endAccountSessionsCall, { body: { account_id } });
      case 'secondFactor':
        return client(resetSecondFactorCall, { body: { account_id } });
    }
  };

  const change = useMutation({
    mutationFn: send,
    onSettled: async (done) => {
      // Also after a failure: somebody else may have changed the account.
      await queryClient.invalidateQueries({ queryKey: [accountsCall.path] });
      if (!done) return;
      setUnconfirmed(undefined);
      onDone(done.message);
    },
  });

  return {
    unconfirmed,
    ask: (next: AccountChange) => {
      change.reset();
      setUnconfirmed(next);
    },
    cancel: () => setUnconfirmed(undefined),
    confirm: () => unconfirmed && change.mutate(unconfirmed),
    isBusy: change.isPending,
    error: change.isError && (serverMessage(change.error) ?? texts.confirm.failed),
  };
}
