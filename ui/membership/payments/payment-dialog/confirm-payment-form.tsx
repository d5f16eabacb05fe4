import { type AdminPayment, type FormProblems, ledgerTexts, paymentTexts } from '@imc/api/contract';
import { useRef } from 'react';
import { useAmountQuestion } from './amount-question.tsx';
import type { PaymentDialogLabels } from './payment-dialog-labels.ts';
import { type EnteredTransfer, TransferForm } from './transfer-form.tsx';

interface PaymentFormProps {
  payment: AdminPayment;
  labels: PaymentDialogLabels;
  formatAmount: (naira: number) => string;
  onSubmit: (transfer: EnteredTransfer) => Promise<FormProblems | undefined>;
}

/** Form that confirms a payment. If the sum isn't the fee, it says what happens with the difference, and asks why. */
export function ConfirmPaymentForm(props: PaymentFormProps) {
  const { payment, labels } = props;
  const isPart = payment.transfers.length > 0;
  return (
    <AskingTransferForm
      {...props}
      {...labels.confirm}
      text={isPart ? labels.confirmRest : labels.confirm.text}
      isAmountOptional={isPart}
    />
  );
}

/** Form that records a part payment. Asks for a reason if the sum is more than the fee. */
export function PartPaymentForm(props: PaymentFormProps) {
  return <AskingTransferForm {...props} {...props.labels.part} isPart />;
}

function AskingTransferForm({
  payment: { amount: received, fee },
  labels,
  formatAmount,
  tab,
  text,
  submit,
  isAmountOptional = false,
  isPart = false,
  onSubmit,
}: PaymentFormProps & {
  tab: string;
  text: string;
  submit: string;
  isAmountOptional?: boolean;
  /** Whether less than the fee can be recorded without a reason. */
  isPart?: boolean;
}) {
  const { ask, dialog } = useAmountQuestion({ ...labels.unusualAmount, unavailable: labels.unavailable });
  const entered = useRef<string>(undefined);
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
          if (fee === null || sum === fee || (isPart && sum < fee)) return onSubmit(transfer);
          const { message, reason } = labels.unusualAmount[sum < fee ? 'less' : 'more'];
          const required = sum < fee ? ledgerTexts.lessThanDue(fee - sum) : paymentTexts.reasonRequired;
          const answer = await ask({
            message: message(formatAmount(sum), formatAmount(fee), formatAmount(Math.abs(fee - sum))),
            submit,
            reason: { label: reason, required, value: entered.current ?? transfer.reason },
          });
          if (answer) entered.current = answer.reason;
          return answer ? onSubmit({ ...transfer, ...answer }) : { fields: {} };
        }}
      />
      {dialog}
    </>
  );
}
