import type { AdminPayment, FormProblems } from '@imc/api/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/feedback/confirm-dialog/confirm-dialog.tsx';
import type { PaymentDialogLabels } from './payment-dialog-labels.ts';
import { type EnteredTransfer, TransferForm } from './transfer-form.tsx';

/** A transfer whose sum isn't the fee, until the admin answers. */
interface Question {
  readonly message: string;
  /** Called with whether to confirm the payment all the same. */
  readonly answer: (isMeant: boolean) => void;
}

/** Form that confirms a payment. If the sum isn't the fee, it asks first, because a confirmation can't be taken back. */
export function ConfirmPaymentForm({
  payment: { amount: received, fee, transfers },
  labels,
  formatAmount,
  onConfirm,
}: {
  payment: AdminPayment;
  labels: PaymentDialogLabels;
  formatAmount: (naira: number) => string;
  onConfirm: (transfer: EnteredTransfer) => Promise<FormProblems | undefined>;
}) {
  const [question, setQuestion] = useState<Question>();
  const { confirm, unusualAmount } = labels;
  const isPart = transfers.length > 0;
  const ask = (message: string) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        message,
        answer: (isMeant) => {
          setQuestion(undefined);
          resolve(isMeant);
        },
      });
    });
  return (
    <>
      <TransferForm
        name={confirm.tab}
        text={isPart ? labels.confirmRest : confirm.text}
        submit={confirm.submit}
        labels={labels.transfer}
        unavailable={labels.unavailable}
        isAmountOptional={isPart}
        onSubmit={async (transfer) => {
          const sum = (received ?? 0) + (transfer.amount ?? 0);
          const isUnusual = fee !== null && sum !== fee;
          if (isUnusual && !(await ask(unusualAmount.message(formatAmount(sum), formatAmount(fee))))) {
            return { fields: {} };
          }
          return onConfirm(transfer);
        }}
      />
      <ConfirmDialog
        open={question !== undefined}
        title={unusualAmount.title}
        message={question?.message ?? ''}
        cancelLabel={unusualAmount.cancel}
        confirmLabel={confirm.submit}
        onConfirm={() => question?.answer(true)}
        onClose={() => question?.answer(false)}
      />
    </>
  );
}
