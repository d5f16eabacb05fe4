import {
  applicationAnswers,
  type FormProblems,
  isInFuture,
  paymentLimits,
  paymentTexts,
} from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { DateField } from '../../../components/forms/date-field/date-field.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { NumberField } from '../../../components/forms/number-field/number-field.tsx';
import { parseNumber } from '../../../components/forms/number-field/number-text.ts';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import type { TransferFormLabels } from './payment-dialog-labels.ts';

export interface EnteredTransfer {
  /** In naira. Undefined if it was left out. */
  readonly amount: number | undefined;
  /** Calendar date. Undefined if it was left out. */
  readonly value_date: string | undefined;
  /** Undefined if it was left out. */
  readonly bank_reference: string | undefined;
  /** Why what is recorded isn't the fee, or why a bank reference is recorded again. */
  readonly reason?: string | undefined;
}

type Values = Record<'amount' | 'value_date' | 'bank_reference' | 'reason', string>;

const blank: Values = { amount: '', value_date: '', bank_reference: '', reason: '' };

const transferOf = ({ amount, value_date, bank_reference, reason }: Values): EnteredTransfer => ({
  amount: parseNumber(amount),
  value_date: value_date || undefined,
  bank_reference: bank_reference.trim() || undefined,
  reason: reason.trim() || undefined,
});

const problemsOf = (values: Values, isAmountOptional: boolean): Record<string, string> => {
  const { amount, value_date, bank_reference } = transferOf(values);
  const isBlank = values.amount.trim() === '' && !value_date && !bank_reference;
  const isAmount = amount !== undefined && Number.isInteger(amount) && amount > 0;
  return {
    ...(isAmount || (isAmountOptional && isBlank) ? {} : { amount: applicationAnswers.paymentAmount }),
    ...(isInFuture(value_date, new Date()) ? { value_date: paymentTexts.dateInFuture } : {}),
  };
};

/** Form for the amount, the value date and the bank reference of a transfer. */
export function TransferForm({
  name,
  text,
  submit,
  labels,
  unavailable,
  isAmountOptional = false,
  onSubmit,
}: {
  /** Accessible name of the form. */
  name: string;
  /** What happens. */
  text: string;
  /** Text of the submit button. */
  submit: string;
  labels: TransferFormLabels;
  unavailable: string;
  /** Whether everything may be left out, because part payments were recorded. */
  isAmountOptional?: boolean;
  onSubmit: (transfer: EnteredTransfer) => Promise<FormProblems | undefined>;
}) {
  const form = useContractForm({
    values: blank,
    rules: (values) => {
      const fields = problemsOf(values, isAmountOptional);
      return Object.keys(fields).length > 0 ? { fields } : undefined;
    },
    onSubmit: (values) => onSubmit(transferOf(values)),
    unavailable,
  });
  return (
    <Form space="4" aria-label={name} onSubmit={form.onSubmit}>
      <Text size="small" tone="muted">
        {text}
      </Text>
      <FormMessage problems={form.problems} />
      <NumberField
        {...form.register('amount')}
        label={labels.amount}
        start="₦"
        {...(isAmountOptional ? { optionalLabel: labels.optional } : { required: true })}
      />
      <DateField {...form.register('value_date')} label={labels.valueDate} optionalLabel={labels.optional} />
      <TextField
        {...form.register('bank_reference')}
        label={labels.bankReference}
        optionalLabel={labels.optional}
        autoComplete="off"
      />
      {form.problems?.fields.reason && (
        <TextareaField
          {...form.register('reason')}
          label={labels.reason}
          maxLength={paymentLimits.reason}
          rows={2}
          required
        />
      )}
      <Cluster>
        <Button type="submit" loading={form.isSubmitting}>
          {submit}
        </Button>
      </Cluster>
    </Form>
  );
}
