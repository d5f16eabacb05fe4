import {
  applicationAnswers,
  bankReferenceKey,
  bankReferenceText,
  keysOf,
  type PaymentDecision,
  paymentTexts,
  writtenText,
} from '@imc/api/contract';
import { invalid } from '../../shared/refusal-error.ts';
import type { PaymentColumns, PaymentRow } from './payment-row.ts';
import { type RecordedKey, sumWith } from './payment-transfers.ts';

/** The columns, and the amount of the transfer to record, if any. */
export interface PaymentChanges {
  readonly columns: PaymentColumns;
  readonly received: number | undefined;
}

/** The response to the first attempt may have been lost. */
export function isRepeatedConfirmation(
  { payment_amount }: PaymentRow,
  { state, amount, bank_reference }: PaymentDecision,
  transfers: readonly RecordedKey[],
): boolean {
  const key = bankReferenceKey(bank_reference);
  const isSameAmount =
    amount === undefined || amount === payment_amount || amount === transfers.at(-1)?.amount;
  const isSameTransfer =
    key === null || transfers.some(({ bank_reference_key }) => bank_reference_key === key);
  return state === 'confirmed' && isSameAmount && isSameTransfer;
}

/** Undefined if the query was made before. Throws a 400 if it has the facts of a transfer after part payments. */
export function changesOfQuery(
  found: PaymentRow,
  { amount, value_date, bank_reference, question }: PaymentDecision,
  isPart: boolean,
): PaymentChanges | undefined {
  const columns: PaymentColumns = {
    payment_state: 'queried',
    payment_amount: amount ?? found.payment_amount,
    payment_question: writtenText(question),
  };
  if (keysOf(columns).every((column) => found[column] === columns[column])) return undefined;
  const hasTransfer = value_date !== undefined || bankReferenceText(bank_reference) !== null;
  if (hasTransfer || (isPart && amount !== undefined)) throw invalid({ amount: paymentTexts.amountOfQuery });
  return { columns, received: undefined };
}

/** Throws a 400 if the amount is unknown, or is more than the fee without a reason. */
export function changesOfConfirmation(
  found: PaymentRow,
  { amount, value_date, bank_reference, reason }: PaymentDecision,
  isPart: boolean,
): PaymentChanges {
  // Without part payments, an amount that was recorded with a query is the amount of the transfer.
  const received = amount ?? (isPart ? undefined : (found.payment_amount ?? undefined));
  const hasTransfer = value_date !== undefined || bankReferenceText(bank_reference) !== null;
  if (received === undefined && (!isPart || hasTransfer)) {
    throw invalid({ amount: applicationAnswers.paymentAmount });
  }
  const earlier = isPart ? found.payment_amount : null;
  return {
    columns: {
      payment_state: 'confirmed',
      payment_amount:
        received === undefined ? earlier : sumWith(earlier, found, { amount: received, reason }),
      payment_question: null,
    },
    received,
  };
}
