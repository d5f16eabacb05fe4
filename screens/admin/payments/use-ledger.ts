import {
  ApiError,
  type Call,
  callMutation,
  cashBookCall,
  chargesCall,
  type FormProblems,
  formProblems,
  keyedMutation,
  queryKeys,
  transfersCall,
  undoPaymentCall,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { adminPayments as texts } from '../../content/index.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';

const failure = { refused: texts.refused, failed: texts.notSent } as const;

/** Returns a function that loads charges, transfers, payments and the cash book again, after one of them has changed. */
export function useLedgerReload(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [queryKeys.adminPayments, [chargesCall.path], [transfersCall.path], [cashBookCall.path]].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/**
 * Returns a function that sends a form of the ledger, once for the same content. After an answer, refusals too, everything is loaded again: somebody
 * else may have been faster.
 *
 * @param onDone - Called with the server's message.
 * @param onRefused - Called with the body of a 409.
 */
export function useLedgerCall<C extends Call>(
  call: C,
  {
    onDone,
    onRefused,
  }: {
    onDone: (message: string) => void;
    onRefused?: (answer: Readonly<Record<string, unknown>>) => void;
  },
): (body: z.input<C['body']>) => Promise<FormProblems | undefined> {
  const keyFor = useSubmissionKey();
  const reload = useLedgerReload();
  const send = useFormMutation((client) => keyedMutation(client, call), {
    onSuccess: (answer) => {
      void reload();
      onDone((answer as { message: string }).message);
    },
    onError: (error) => {
      void reload();
      if (error instanceof ApiError && error.httpStatus === 409) onRefused?.(error.answer);
      return formProblems(error, failure);
    },
  });
  return (body) => send({ body, idempotencyKey: keyFor(JSON.stringify(body)) });
}

/** Returns the mutation that undoes a confirmation (PAY-20). `onFailed` is called with why it was not undone. */
export function useUndoPayment({
  onUndone,
  onFailed,
}: {
  onUndone: () => void;
  onFailed: (message: string) => void;
}) {
  const reload = useLedgerReload();
  return useMutation({
    ...callMutation(useApiClient(), undoPaymentCall),
    onSuccess: async () => {
      await reload();
      onUndone();
    },
    onError: (error) => {
      onFailed((error instanceof ApiError && error.serverMessage) || texts.notUndone);
      return reload();
    },
  });
}
