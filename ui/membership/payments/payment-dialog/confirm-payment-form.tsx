import type { AdminPayment, FormProblems } from '@imc/api/contract';
import { useAmountQuestion } from './amount-question.tsx';
import type { PaymentDialogLabels } from './payment-dialog-labels.ts';
import { type EnteredTransfer, TransferForm } from './transfer-form.tsx';

interface PaymentFormProps {
  payment: AdminPayment;
  labels: PaymentDialogLabels;
  formatAmount: (naira: number) => string;
  onSubmit: (transfer: EnteredTransfer) => Promise<FormProblems | undefined>;
}

/** Form that confirms a payment. If the sum isn't the fee, it asks first, because a confirmation can't be taken back. */
export function ConfirmPaymentForm(props: PaymentFormProps) {
  const { payment, labels } = props;
  const isPart = payment.transfers.length > 0;
  return (
    <AskingTransferForm
      {...props}
      {...labels.confirm}
      text={isPart ? labels.confirmRest : labels.confirm.text}
      isAmountOptional={isPart}
      isUnusual={(sum, fee) => sum !== fee}
      question={labels.unusualAmount.message}
    />
  );
}

/** Form that records a part payment. Asks for a reason if the sum is more than the fee. */
export function PartPaymentForm(props: PaymentFormProps) {
  const { labels } = props;
  return (
    <AskingTransferForm
      {...props}
      {...labels.part}
      isUnusual={(sum, fee) => sum > fee}
      question={labels.unusualAmount.part}
    />
  );
}

function AskingTransferForm({
  payment: { amount: received, fee },
  labels,
  formatAmount,
  tab,
  text,
  submit,
  isAmountOptional = false,
  isUnusual,
  question,
  onSubmit,
}: PaymentFormProps & {
  tab: string;
  text: string;
  submit: string;
  isAmountOptional?: boolean;
  /** Whether to ask before this sum is recorded. */
  isUnusual: (sum: number, fee: number) => boolean;
  /** The question with both figures. */
  question: (sum: string, fee: string) => string;
}) {
  const { ask, dialog } = useAmountQuestion({ ...labels.unusualAmount, unavailable: labels.unavailable });
  return (
    <>
      <TransferForm
        name={tab}
        text={text}
        submit={submit}
        labels={labels.transfer}
        unavailable={labels.unavailable}
        isAmountOptional={isAmountOptional}
        onSubmit={async (transfer) => {
          const sum = (received ?? 0) + (transfer.amount ?? 0);
          if (fee === null || !isUnusual(sum, fee)) return onSubmit(transfer);
          const answer = await ask({
            message: question(formatAmount(sum), formatAmount(fee)),
            submit,
            // Transfers that were recorded before have a reason already.
            needsReason: sum > fee && transfer.amount !== undefined,
          });
          return answer ? onSubmit({ ...transfer, ...answer }) : { fields: {} };
        }}
      />
      {dialog}
    </>
  );
}
