import {
  type AdminCharge,
  applicationAnswers,
  type FormProblems,
  isInFuture,
  ledgerTexts,
  paymentLimits,
  paymentTexts,
  type Transfer,
} from '@imc/api/contract';
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
import type { TransferFormLabels } from '../payment-detail/payment-detail-labels.ts';
import { ChargeSearch, type ChargeSearchLabels, type ChargeSearchProps } from './charge-search.tsx';
import {
  type ChangedCharge,
  type EnteredAllocations,
  leftOf,
  type TransferFacts,
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
    /** Label of the payer: 'Payer'. */
    readonly payer: string;
    /** Label of the reason: 'Reason'. */
    readonly reason: string;
    /** When a reason is needed: 'Needed if something is left, or the bank reference is recorded already.' */
    readonly reasonHelp: string;
  };
  search: ChargeSearchLabels;
  /** Labels of the sums: 'Transfer', 'Allocated', 'Not allocated'. */
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
  recorded?: Transfer | undefined;
  /** Facts of a new transfer that are known, from a statement. Default: none. */
  known?: TransferFacts | undefined;
  /** People who are filled in. Default: none. */
  charges?: readonly AdminCharge[] | undefined;
  /** What charges have become since they were added, because somebody else was faster. Default: nothing. */
  changed?: readonly ChangedCharge[] | undefined;
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
const fieldOf = ({ id }: Pick<AdminCharge, 'id'>): string => `charge-${id}`;

const problemsOf = (
  values: Values,
  charges: readonly AdminCharge[],
  recorded: Transfer | undefined,
  { tooMuch, nobody }: Pick<RecordTransferDialogLabels, 'nobody'> & { tooMuch: (excess: number) => string },
): FormProblems | undefined => {
  const fields: Record<string, string> = {};
  const total = recorded ? recorded.not_allocated : wholeNaira(values.amount);
  if (total === undefined) fields.amount = applicationAnswers.paymentAmount;
  if (!recorded && isInFuture(values.value_date || undefined, new Date()))
    fields.value_date = paymentTexts.dateInFuture;
  for (const charge of charges) {
    const amount = wholeNaira(values[fieldOf(charge)]);
    if (amount === undefined) fields[fieldOf(charge)] = applicationAnswers.paymentAmount;
    else if (amount > leftOf(charge))
      fields[fieldOf(charge)] = ledgerTexts.moreThanDue(charge.reference, leftOf(charge));
  }
  if (Object.keys(fields).length > 0) return { fields };
  if (recorded && charges.length === 0) return { message: nobody, fields };
  const excess = allocatedIn(values, charges) - (total ?? 0);
  const last = charges.at(-1);
  return excess > 0 && last ? { fields: { [fieldOf(last)]: tooMuch(excess) } } : undefined;
};

const allocatedIn = (values: Values, charges: readonly AdminCharge[]): number =>
  charges.reduce((sum, charge) => sum + (wholeNaira(values[fieldOf(charge)]) ?? 0), 0);

/**
 * Dialog in which a treasurer records one transfer for one or several people, or allocates the rest of a recorded one. What is allocated to nobody
 * stays as not allocated.
 */
export function RecordTransferDialog({
  recorded,
  known,
  charges: first = [],
  changed = [],
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
  const [added, setAdded] = useState(first);
  const charges = added.map((charge) => {
    const now = changed.findLast(({ charge_id }) => charge_id === charge.id);
    return now ? { ...charge, state: now.state, allocated: now.allocated } : charge;
  });
  const [typed, setTyped] = useState<Values>({});
  // Credit may be less than what is due.
  const dueNow = (charge: AdminCharge) => Math.min(leftOf(charge), recorded?.not_allocated ?? Infinity);
  const initial: Values = {
    amount: known ? tidyNumber(String(known.amount), 0) : '',
    value_date: known?.value_date ?? '',
    bank_reference: known?.bank_reference ?? '',
    payer: known?.payer ?? '',
    reason: '',
    ...Object.fromEntries(charges.map((charge) => [fieldOf(charge), tidyNumber(String(dueNow(charge)), 0)])),
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
              reason: values.reason?.trim() || undefined,
            },
        allocations: charges.map((charge) => ({
          charge_id: charge.id,
          amount: wholeNaira(values[fieldOf(charge)]) ?? 0,
          seen_allocated: charge.allocated,
        })),
      }),
    unavailable: labels.unavailable,
    onChange: setTyped,
  });
  const values = { ...initial, ...typed };
  const total = recorded ? recorded.not_allocated : (wholeNaira(values.amount) ?? 0);
  const allocated = allocatedIn(values, charges);
  const refused = form.problems?.fields;
  // Needed for what is left over, and to record a bank reference again: the server says so.
  const asksReason = !recorded && (total > allocated || refused?.reason);
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
            ...(recorded.value_date
              ? [{ label: transfer.valueDate, value: formatDay(recorded.value_date) }]
              : []),
            ...(recorded.bank_reference
              ? [{ label: transfer.bankReference, value: recorded.bank_reference }]
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
        onRemove={({ id }) => setAdded((before) => before.filter((charge) => charge.id !== id))}
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
          setAdded((before) => [...before, charge]);
          onSearch('');
        }}
      />
      {asksReason && (
        <TextField
          {...form.register('reason')}
          label={transfer.reason}
          help={transfer.reasonHelp}
          maxLength={paymentLimits.reason}
          autoComplete="off"
        />
      )}
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
