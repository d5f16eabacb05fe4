import {
  type AdminPayment,
  applicationAnswers,
  type FormProblems,
  isFilled,
  isInFuture,
  ledgerTexts,
  paymentLimits,
  paymentTexts,
} from '@imc/api/contract';
import { useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { DateField } from '../../../components/forms/date-field/date-field.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { NumberField } from '../../../components/forms/number-field/number-field.tsx';
import { parseNumber, tidyNumber } from '../../../components/forms/number-field/number-text.ts';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import styles from './payment-detail.module.css';
import type { PaymentDetailLabels } from './payment-detail-labels.ts';

export interface EnteredTransfer {
  /** In naira. Undefined if it was left out. */
  readonly amount: number | undefined;
  /** Calendar date. Undefined if it was left out. */
  readonly value_date: string | undefined;
  /** Undefined if it was left out. */
  readonly bank_reference: string | undefined;
  /** Why what is recorded isn't the fee, or a bank reference is recorded again. Undefined if neither is so. */
  readonly reason?: string | undefined;
}

type Values = Record<'amount' | 'value_date' | 'bank_reference' | 'reason', string>;

/** The sum with this transfer, if it isn't the fee. */
interface Unusual {
  readonly kind: 'less' | 'more';
  readonly sum: number;
  readonly fee: number;
}

const transferOf = ({ amount, value_date, bank_reference, reason }: Values): EnteredTransfer => ({
  amount: parseNumber(amount),
  value_date: value_date || undefined,
  bank_reference: bank_reference.trim() || undefined,
  reason: reason.trim() || undefined,
});

function unusualAmount(
  { amount: received, fee }: AdminPayment,
  values: Values,
  isPart: boolean,
): Unusual | undefined {
  const sum = (received ?? 0) + (parseNumber(values.amount) ?? 0);
  if (fee === null || sum === fee || (isPart && sum < fee)) return undefined;
  return { kind: sum < fee ? 'less' : 'more', sum, fee };
}

/**
 * Form for a transfer that confirms the payment, or pays a part of it. What is due is filled in. A sum that isn't the fee needs a reason, whose
 * field appears with what happens with the difference, and so does a reason that the server asks for.
 */
export function TransferForm({
  payment,
  isPart = false,
  name,
  text,
  submit,
  labels,
  formatAmount,
  onSubmit,
}: {
  payment: AdminPayment;
  /** Whether less than the fee can be recorded without a reason. */
  isPart?: boolean;
  /** Accessible name of the form. */
  name: string;
  /** What happens. */
  text: string;
  /** Text of the submit button. */
  submit: string;
  labels: PaymentDetailLabels;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  onSubmit: (transfer: EnteredTransfer) => Promise<FormProblems | undefined>;
}) {
  // After part payments, everything may be left out.
  const isAmountOptional = !isPart && payment.transfers.length > 0;
  const due = payment.fee === null ? 0 : payment.fee - (payment.amount ?? 0);
  const [unusual, setUnusual] = useState<Unusual>();
  const form = useContractForm<Values>({
    values: {
      amount: !isPart && due > 0 && payment.payment_state !== 'closed' ? tidyNumber(String(due), 0) : '',
      value_date: '',
      bank_reference: '',
      reason: '',
    },
    rules: (values) => {
      const { amount, value_date, bank_reference } = transferOf(values);
      const isBlank = values.amount.trim() === '' && !value_date && !bank_reference;
      const isAmount = amount !== undefined && Number.isInteger(amount) && amount > 0;
      const fields: Record<string, string> = {};
      if (!isAmount && !(isAmountOptional && isBlank)) fields.amount = applicationAnswers.paymentAmount;
      if (isInFuture(value_date, new Date())) fields.value_date = paymentTexts.dateInFuture;
      const found = fields.amount ? undefined : unusualAmount(payment, values, isPart);
      setUnusual(found);
      if (found && !isFilled(values.reason))
        fields.reason =
          found.kind === 'less'
            ? ledgerTexts.lessThanDue(found.fee - found.sum)
            : paymentTexts.reasonRequired;
      return Object.keys(fields).length > 0 ? { fields } : undefined;
    },
    onSubmit: (values) => onSubmit(transferOf(values)),
    unavailable: labels.unavailable,
  });
  const { transfer } = labels;
  const why = unusual && labels.unusualAmount[unusual.kind];
  // A reason that was typed stays, whatever is refused next.
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && form.problems?.fields.reason !== undefined) setIsAsked(true);
  return (
    <Form space="4" aria-label={name} onSubmit={form.onSubmit}>
      <Text size="small" tone="muted">
        {text}
      </Text>
      <FormMessage problems={form.problems} />
      <NumberField
        {...form.register('amount')}
        label={transfer.amount}
        start="₦"
        {...(isAmountOptional ? { optionalLabel: transfer.optional } : { required: true })}
      />
      <div className={styles.pair}>
        <DateField
          {...form.register('value_date')}
          label={transfer.valueDate}
          optionalLabel={transfer.optional}
        />
        <TextField
          {...form.register('bank_reference')}
          label={transfer.bankReference}
          optionalLabel={transfer.optional}
          autoComplete="off"
        />
      </div>
      {isAsked && (
        <TextareaField
          {...form.register('reason')}
          label={why?.reason ?? labels.unusualAmount.other}
          help={
            unusual &&
            why?.message(
              formatAmount(unusual.sum),
              formatAmount(unusual.fee),
              formatAmount(Math.abs(unusual.fee - unusual.sum)),
            )
          }
          maxLength={paymentLimits.reason}
          rows={2}
        />
      )}
      <div className={styles.submit}>
        <Button
          type="submit"
          variant={payment.payment_state === 'closed' ? 'secondary' : 'primary'}
          loading={form.isSubmitting}
        >
          {submit}
        </Button>
      </div>
    </Form>
  );
}
