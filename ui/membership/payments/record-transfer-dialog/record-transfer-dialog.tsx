import { applicationAnswers, type FormProblems, isInFuture, paymentTexts } from '@imc/api/contract';
import { useState } from 'react';
import { FactList } from '../../../components/content/fact-list/fact-list.tsx';
import type { DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { DateField } from '../../../components/forms/date-field/date-field.tsx';
import { NumberField } from '../../../components/forms/number-field/number-field.tsx';
import { parseNumber, tidyNumber } from '../../../components/forms/number-field/number-text.ts';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import type { TransferFormLabels } from '../payment-dialog/payment-dialog-labels.ts';
import { ChargeSearch, type ChargeSearchLabels, type ChargeSearchProps } from './charge-search.tsx';
import type {
  EnteredAllocations,
  PayableCharge,
  RecordedTransferRest,
  TransferFacts,
} from './entered-transfer.ts';
import styles from './record-transfer-dialog.module.css';
import { TransferPeople, type TransferPeopleLabels } from './transfer-people.tsx';

export interface RecordTransferDialogLabels extends TransferPeopleLabels {
  /** Title of a new transfer, and of the rest of a recorded one. */
  title: string;
  titleOfRest: string;
  /** What happens. */
  text: string;
  textOfRest: string;
  transfer: TransferFormLabels & {
    /** Label of the payer: 'Payer, as the bank names it'. */
    readonly payer: string;
  };
  search: ChargeSearchLabels;
  /** Labels of the sums: 'This transfer', 'Allocated', 'Not allocated'. */
  sums: Readonly<Record<'transfer' | 'allocated' | 'rest', string>>;
  /** Error if the people get more than the transfer has: '₦5,000 more than the transfer has.' */
  tooMuch: (excess: string) => string;
  /** Error if the rest of a transfer is allocated to nobody. */
  nobody: string;
  submit: string;
  submitRest: string;
  cancel: string;
  /** Accessible name of the button in the corner: 'Close'. */
  close: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

export interface RecordTransferDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose' | 'onSubmit'>,
    Omit<ChargeSearchProps, 'labels' | 'chosen' | 'onAdd' | 'formatAmount'> {
  /** A transfer whose rest is allocated. Default: a new one is entered. */
  recorded?: RecordedTransferRest | undefined;
  /** Facts of a new transfer that are known, from a statement. Default: none. */
  known?: TransferFacts | undefined;
  /** People who are filled in. Default: none. */
  charges?: readonly PayableCharge[] | undefined;
  /** Texts of the dialog. */
  labels: RecordTransferDialogLabels;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Formats a calendar date. */
  formatDay: (date: string) => string;
  /** Called when the user cancels, presses Escape or the close button. */
  onClose: () => void;
  /** Records what was entered. Resolves to undefined on success, otherwise to the problems to show: the fields keep their values. */
  onSubmit: (entered: EnteredAllocations) => Promise<FormProblems | undefined>;
}

type Values = Readonly<Record<string, string>>;

const wholeNaira = (text: string | undefined): number | undefined => {
  const amount = parseNumber(text ?? '');
  return amount !== undefined && Number.isInteger(amount) && amount > 0 ? amount : undefined;
};

/** Name of the field with the amount for a charge. */
const fieldOf = ({ id }: Pick<PayableCharge, 'id'>): string => `charge-${id}`;

const problemsOf = (
  values: Values,
  charges: readonly PayableCharge[],
  recorded: RecordedTransferRest | undefined,
  { tooMuch, nobody }: Pick<RecordTransferDialogLabels, 'nobody'> & { tooMuch: (excess: number) => string },
): FormProblems | undefined => {
  const fields: Record<string, string> = {};
  const total = recorded ? recorded.rest : wholeNaira(values.amount);
  if (total === undefined) fields.amount = applicationAnswers.paymentAmount;
  if (!recorded && isInFuture(values.value_date || undefined, new Date()))
    fields.value_date = paymentTexts.dateInFuture;
  for (const charge of charges)
    if (wholeNaira(values[fieldOf(charge)]) === undefined)
      fields[fieldOf(charge)] = applicationAnswers.paymentAmount;
  if (Object.keys(fields).length > 0) return { fields };
  if (recorded && charges.length === 0) return { message: nobody, fields };
  const excess = allocatedIn(values, charges) - (total ?? 0);
  const last = charges.at(-1);
  return excess > 0 && last ? { fields: { [fieldOf(last)]: tooMuch(excess) } } : undefined;
};

const allocatedIn = (values: Values, charges: readonly PayableCharge[]): number =>
  charges.reduce((sum, charge) => sum + (wholeNaira(values[fieldOf(charge)]) ?? 0), 0);

/**
 * Dialog in which a treasurer records one transfer for one or several people, or allocates the rest of a recorded one. What is allocated to nobody
 * stays as not allocated.
 */
export function RecordTransferDialog({
  recorded,
  known,
  charges: first = [],
  found,
  searched,
  search,
  onSearch,
  searchFailed,
  labels,
  formatAmount,
  formatDay,
  onClose,
  onSubmit,
  ...dialog
}: RecordTransferDialogProps) {
  const [charges, setCharges] = useState(first);
  const [typed, setTyped] = useState<Values>({});
  const initial: Values = {
    amount: known ? tidyNumber(String(known.amount), 0) : '',
    value_date: known?.valueDate ?? '',
    bank_reference: known?.bankReference ?? '',
    payer: known?.payer ?? '',
    ...Object.fromEntries(
      charges.map((charge) => [fieldOf(charge), charge.due > 0 ? tidyNumber(String(charge.due), 0) : '']),
    ),
  };
  const form = useContractForm<Values>({
    values: initial,
    rules: (values) =>
      problemsOf(values, charges, recorded, {
        nobody: labels.nobody,
        tooMuch: (excess) => labels.tooMuch(formatAmount(excess)),
      }),
    onSubmit: (values) =>
      onSubmit({
        transfer: recorded
          ? undefined
          : {
              amount: wholeNaira(values.amount) ?? 0,
              value_date: values.value_date || undefined,
              bank_reference: values.bank_reference?.trim() || undefined,
              payer: values.payer?.trim() || undefined,
            },
        allocations: charges.map((charge) => ({
          chargeId: charge.id,
          amount: wholeNaira(values[fieldOf(charge)]) ?? 0,
        })),
      }),
    unavailable: labels.unavailable,
    onChange: setTyped,
  });
  const values = { ...initial, ...typed };
  const total = recorded ? recorded.rest : (wholeNaira(values.amount) ?? 0);
  const allocated = allocatedIn(values, charges);
  const { transfer } = labels;
  return (
    <FormDialog
      {...dialog}
      onClose={onClose}
      title={recorded ? labels.titleOfRest : labels.title}
      form={form}
      labels={{ ...labels, submit: recorded ? labels.submitRest : labels.submit }}
      lead={
        <Text size="small" tone="muted">
          {recorded ? labels.textOfRest : labels.text}
        </Text>
      }
    >
      {recorded ? (
        <FactList
          layout="spread"
          items={[
            { label: transfer.amount, value: formatAmount(recorded.amount) },
            ...(recorded.valueDate
              ? [{ label: transfer.valueDate, value: formatDay(recorded.valueDate) }]
              : []),
            ...(recorded.bankReference
              ? [{ label: transfer.bankReference, value: recorded.bankReference }]
              : []),
            ...(recorded.payer ? [{ label: transfer.payer, value: recorded.payer }] : []),
          ]}
        />
      ) : (
        <Grid columns={2} space="4">
          <NumberField {...form.register('amount')} label={transfer.amount} start="₦" required />
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
          <TextField
            {...form.register('payer')}
            label={transfer.payer}
            optionalLabel={transfer.optional}
            autoComplete="off"
          />
        </Grid>
      )}
      <TransferPeople
        charges={charges}
        labels={labels}
        formatAmount={formatAmount}
        field={(charge) => form.register(fieldOf(charge))}
        onRemove={({ id }) => setCharges((before) => before.filter((charge) => charge.id !== id))}
      />
      <ChargeSearch
        found={found}
        searched={searched}
        search={search}
        onSearch={onSearch}
        searchFailed={searchFailed}
        labels={labels.search}
        chosen={charges}
        formatAmount={formatAmount}
        onAdd={(charge) => {
          setCharges((before) => [...before, charge]);
          onSearch('');
        }}
      />
      <dl className={styles.sums}>
        {(
          [
            ['transfer', total],
            ['allocated', allocated],
            ['rest', total - allocated],
          ] as const
        ).map(([key, amount]) => (
          <div key={key} className={styles.sum} data-negative={amount < 0 || undefined}>
            <dt>{labels.sums[key]}</dt>
            <dd>{amount < 0 ? `−${formatAmount(-amount)}` : formatAmount(amount)}</dd>
          </div>
        ))}
      </dl>
    </FormDialog>
  );
}
