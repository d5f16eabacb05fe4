import {
  type AdminCharge,
  type AdminPayment,
  ApiError,
  callMutation,
  type FeeKind,
  formProblems,
  paymentQuery,
  recordPartPaymentMutation,
  undoPaymentCall,
  updatePaymentCall,
  useApiClient,
  useFormMutation,
  useUploadUrl,
} from '@imc/api';
import { PaymentDialog } from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { naira, adminPayments as texts } from '../../content/index.ts';
import { formatDay, formatTimeOfDay } from '../../shared/dates.ts';
import { useIsAhead } from '../../shared/use-is-ahead.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { PaymentCharges } from './payment-charges.tsx';
import { useLedgerReload } from './use-ledger.ts';

const failure = { refused: texts.refused, failed: texts.notSent } as const;

/**
 * Confirms a payment, records a part of it, or asks the member. If somebody else has changed the payment, the
 * dialog shows the change, and the next try applies to it (PAY-14).
 */
export function PaymentEditor({
  payment: listed,
  receiptTo,
  onDone,
  onSeveral,
  onMessage,
  onClose,
}: {
  payment: AdminPayment;
  /** Returns the address of the receipt for a fee. */
  receiptTo: (fee: FeeKind) => string;
  /** Called with a message after a part payment or a question. */
  onDone: (message: string) => void;
  /** Called with the open charge when the transfer pays for several people. */
  onSeveral: (charge: AdminCharge) => void;
  /** Called with a message that leaves the dialog open. */
  onMessage: (message: string) => void;
  onClose: () => void;
}) {
  const mayRecord = useMayCall()(updatePaymentCall);
  const { proof: proofUrl } = useUploadUrl();
  const queryClient = useQueryClient();
  const keyFor = useSubmissionKey();
  const client = useApiClient();
  const one = paymentQuery(client, listed.application_id);
  const { data } = useQuery(one);
  const payment = data?.payment ?? listed;
  const [notice, setNotice] = useState<string>();
  const reload = useLedgerReload();
  const onError = async (error: unknown) => {
    const problems = formProblems(error, failure);
    // Somebody else may have changed the payment. Reload it so that the next try applies to its current state.
    if (error instanceof ApiError && error.httpStatus === 409) {
      setNotice(problems.message);
      await reload();
    } else void reload();
    return problems;
  };
  const update = useFormMutation((api) => callMutation(api, updatePaymentCall), {
    onSuccess: ({ receipt_number = null, undo_until = null }, { state, amount = 0 }) => {
      setNotice(undefined);
      if (state === 'queried') {
        void reload();
        return onDone(texts.queried);
      }
      // The reload adds the new transfer.
      queryClient.setQueryData(one.queryKey, (before) => ({
        status: 'success' as const,
        same_proofs: [],
        charges: [],
        not_allocated: [],
        ...before,
        payment: {
          ...payment,
          state,
          receipt_number,
          undo_until,
          amount: (payment.amount ?? 0) + amount,
          transfers: [],
        },
      }));
      void reload();
    },
    onError,
  });
  const record = useFormMutation(recordPartPaymentMutation, {
    onSuccess: ({ message }) => {
      void reload();
      onDone(message);
    },
    onError,
  });
  const undo = useMutation({
    ...callMutation(client, undoPaymentCall),
    onSuccess: ({ payment_state: state, amount }) => {
      setNotice(undefined);
      queryClient.setQueryData(
        one.queryKey,
        (before) =>
          before && {
            ...before,
            payment: { ...before.payment, state, amount, undo_until: null, transfers: [] },
          },
      );
      return reload();
    },
    onError: (error) => {
      setNotice((error instanceof ApiError && error.serverMessage) || texts.notUndone);
      return reload();
    },
  });
  const canUndo = useIsAhead(payment.undo_until ?? null);
  const open = data?.charges.find(({ state }) => state === 'open');
  const { application_id, state: seen_state, amount: seen_amount } = payment;
  const seen = { application_id, seen_state, seen_amount };
  return (
    <PaymentDialog
      open
      payment={payment}
      sameProofs={data?.same_proofs}
      applicationHref={texts.applicationTo}
      notice={notice}
      charges={
        data &&
        data.charges.length > 0 && (
          <PaymentCharges charges={data.charges} credits={data.not_allocated} onMessage={onMessage} />
        )
      }
      onSeveral={open && (() => onSeveral(open))}
      onClose={onClose}
      onConfirm={(transfer) => update({ ...seen, ...transfer, state: 'confirmed' })}
      onPart={async ({ amount = 0, ...transfer }) => {
        const part = { ...seen, ...transfer, amount };
        return record({ part, idempotencyKey: keyFor(JSON.stringify(part)) });
      }}
      onUndo={canUndo ? () => undo.mutate({ application_id }) : undefined}
      onQuery={(question) => update({ ...seen, state: 'queried', question })}
      readOnly={mayRecord ? undefined : texts.readOnly}
      proofUrl={proofUrl}
      receiptTo={receiptTo}
      labels={texts.dialog}
      formatDay={formatDay}
      formatTime={formatTimeOfDay}
      formatAmount={naira}
    />
  );
}
