import { accountsCall, serverMessage } from '@imc/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { people as texts } from '../../content/index.ts';

/** A question, and the call that follows its confirmation. */
export interface AccountChange {
  readonly question: string;
  /** Of the button that confirms. */
  readonly label: string;
  readonly send: () => Promise<{ readonly message: string }>;
}

/**
 * Makes a change after a confirmation, then reloads the list. After a failure the question stays, with the error.
 *
 * @param onDone - Called with the server's message.
 */
export function useAccountChange(onDone: (message: string) => void) {
  const queryClient = useQueryClient();
  const [unconfirmed, setUnconfirmed] = useState<AccountChange>();

  const change = useMutation({
    mutationFn: ({ send }: AccountChange) => send(),
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
