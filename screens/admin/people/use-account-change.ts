import {
  type AccountRole,
  type AdminAccount,
  endAccountSessionsMutation,
  queryKeys,
  requireSecondFactorMutation,
  resetSecondFactorMutation,
  serverMessage,
  setAccountBlockedMutation,
  setAccountRoleMutation,
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
  const setRole = useMutation(setAccountRoleMutation(client));
  const setBlocked = useMutation(setAccountBlockedMutation(client));
  const endSessions = useMutation(endAccountSessionsMutation(client));
  const resetSecondFactor = useMutation(resetSecondFactorMutation(client));
  const requireSecondFactor = useMutation(requireSecondFactorMutation(client));

  const send = (change: AccountChange) => {
    switch (change.kind) {
      case 'role': {
        const { id, role: seen } = change.account;
        return setRole.mutateAsync({ id, role: change.role, seen });
      }
      case 'block':
        return setBlocked.mutateAsync({ id: change.account.id, blocked: change.blocked });
      case 'sessions':
        return endSessions.mutateAsync(change.account.id);
      case 'secondFactor':
        return resetSecondFactor.mutateAsync(change.account.id);
      case 'required':
        return requireSecondFactor.mutateAsync(change.required);
    }
  };

  const change = useMutation({
    mutationFn: send,
    onSettled: async (done) => {
      // Also after a failure: somebody else may have changed the account.
      await queryClient.invalidateQueries({ queryKey: queryKeys.accounts });
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
