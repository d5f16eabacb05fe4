import {
  type AdminPayment,
  formProblems,
  queryKeys,
  recordPartPaymentMutation,
  updatePaymentCall,
  updatePaymentMutation,
  useFormMutation,
  useUploadUrl,
} from '@imc/api';
import { PaymentDialog } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { naira, adminPayments as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';

const failure = { refused: texts.refused, failed: texts.notSent } as const;

/** The dialog of one payment: confirms it, records a part of it or asks the member. */
export function PaymentEditor({
  payment,
  receiptTo,
  onChange,
  onDone,
  onClose,
}: {
  payment: AdminPayment;
  /** Address of the receipt. */
  receiptTo: string;
  /** Called with the payment as it is after it was confirmed. */
  onChange: (payment: AdminPayment) => void;
  /** Called with a message after a part payment or a question. */
  onDone: (message: string) => void;
  onClose: () => void;
}) {
  const mayRecord = useMayCall()(updatePaymentCall);
  const { proof: proofUrl } = useUploadUrl();
  const queryClient = useQueryClient();
  const keyFor = useSubmissionKey();
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeys.adminPayments });
  const onError = (error: unknown) => {
    // Somebody else may have changed the payment.
    void reload();
    return formProblems(error, failure);
  };
  const update = useFormMutation(updatePaymentMutation, {
    onSuccess: ({ receipt_number = null }, { state, amount = 0 }) => {
      void reload();
      if (state === 'queried') return onDone(texts.queried);
      // The list has the new transfer when it is loaded again.
      onChange({
        ...payment,
        state,
        receipt_number,
        amount: (payment.amount ?? 0) + amount,
        transfers: [],
      });
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
  const { application_id, state: seen_state, amount: seen_amount } = payment;
  const seen = { application_id, seen_state, seen_amount };
  return (
    <PaymentDialog
      open
      payment={payment}
      onClose={onClose}
      onConfirm={(transfer) => update({ ...seen, ...transfer, state: 'confirmed' })}
      onPart={async ({ amount = 0, ...transfer }) => {
        const part = { ...seen, ...transfer, amount };
        return record({ part, idempotencyKey: keyFor(JSON.stringify(part)) });
      }}
      onQuery={(question) => update({ ...seen, state: 'queried', question })}
      readOnly={mayRecord ? undefined : texts.readOnly}
      proofUrl={proofUrl}
      receiptTo={receiptTo}
      labels={texts.dialog}
      formatDay={formatDay}
      formatAmount={naira}
    />
  );
}
