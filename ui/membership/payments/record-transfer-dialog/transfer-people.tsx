import type { AdminCharge } from '@imc/api/contract';
import { IconButton } from '../../../components/actions/icon-button/icon-button.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { NumberField, type NumberFieldProps } from '../../../components/forms/number-field/number-field.tsx';
import { Trash2 } from '../../../icons/icons.ts';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { leftOf } from './entered-transfer.ts';
import styles from './record-transfer-dialog.module.css';

export interface TransferPeopleLabels {
  /** Heading of the people: 'Who it pays for'. */
  people: string;
  /** Line under a name: 'IMC-APP-412 · Admission fee, ₦30,000 due'. */
  chargeOf: (reference: string, what: string, due: string) => string;
  /** Label of a person's amount: 'Amount for Mrs Nwosu Amaka Grace'. */
  amountFor: (name: string) => string;
  /** Accessible name of the button that takes a person out: 'Remove Mrs Nwosu Amaka Grace'. */
  remove: (name: string) => string;
}

/** The people for whom a transfer pays, each with the amount. */
export function TransferPeople({
  charges,
  labels,
  formatAmount,
  field,
  onRemove,
}: {
  charges: readonly AdminCharge[];
  labels: TransferPeopleLabels;
  formatAmount: (naira: number) => string;
  /** Props of the field with the amount of a charge. */
  field: (charge: AdminCharge) => Omit<NumberFieldProps, 'label'>;
  onRemove: (charge: AdminCharge) => void;
}) {
  if (charges.length === 0) return null;
  return (
    <Stack space="2">
      <Heading level={3} size="label">
        {labels.people}
      </Heading>
      <ul className={styles.people}>
        {charges.map((charge) => (
          <li key={charge.id} className={styles.person}>
            <TableLines
              strong
              main={charge.name}
              sub={labels.chargeOf(charge.reference, charge.about, formatAmount(leftOf(charge)))}
            />
            <NumberField
              {...field(charge)}
              label={labels.amountFor(charge.name)}
              labelHidden
              start="₦"
              required
              className={styles.amount}
            />
            <IconButton
              label={labels.remove(charge.name)}
              icon={<Trash2 />}
              onClick={() => onRemove(charge)}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
