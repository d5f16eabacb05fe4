import {
  applicationAnswers,
  bankReferenceKey,
  bankReferenceText,
  isFilled,
  keysOf,
  ledgerTexts,
  type PaymentDecision,
  paymentTexts,
  writtenText,
} from '@imc/api/contract';
import type { Tx } from '../../db/types.ts';
import { invalid } from '../../shared/refusal-error.ts';
import type { Charge } from './ledger/ledger.ts';
import type { PaymentRow } from './payment-row.ts';

export interface RecordedKey {
  /** Of the transfer. */
  readonly amount: number;
  readonly bank_reference_key: string | null;
}

/** That pay a charge, oldest first. */
export const transfersOf = (tx: Tx, chargeId: number): Promise<RecordedKey[]> =>
  tx
    .selectFrom('transfers')
    .select(['amount', 'bank_reference_key'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('allocations').select('transfer_id').where('charge_id', '=', chargeId),
    )
    .orderBy('id')
    .execute();

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

const hasTransferFacts = ({ value_date, bank_reference }: PaymentDecision): boolean =>
  value_date !== undefined || bankReferenceText(bank_reference) !== null;

/** Undefined if the query was made before. Throws a 400 if it has the facts of a transfer after part payments. */
export function changesOfQuery(found: PaymentRow, decision: PaymentDecision, isPart: boolean) {
  const { amount, question } = decision;
  const columns = {
    payment_state: 'queried',
    payment_amount: amount ?? found.payment_amount,
    payment_question: writtenText(question),
  } as const;
  if (keysOf(columns).every((column) => found[column] === columns[column])) return undefined;
  if (hasTransferFacts(decision) || (isPart && amount !== undefined))
    throw invalid({ amount: paymentTexts.amountOfQuery });
  return columns;
}

/** Throws a 400 if more than is due comes without a reason. */
export function requireReasonForMore(received: number, due: number, reason: string | undefined): void {
  if (received > due && !isFilled(reason)) throw invalid({ reason: paymentTexts.reasonRequired });
}

/**
 * Returns the amount of the transfer to record, if any, and why the rest is waived, if it is. Throws a 400 if the amount is unknown, or is not what
 * is due and there is no reason.
 */
export function changesOfConfirmation(
  found: PaymentRow,
  charge: Charge,
  decision: PaymentDecision,
): { readonly received: number | undefined; readonly waive: string | undefined } {
  const { amount, reason } = decision;
  const isPart = charge.allocated > 0;
  // Without part payments, an amount that was recorded with a query is the amount of the transfer.
  const received = amount ?? (isPart ? undefined : (found.payment_amount ?? undefined));
  if (received === undefined && (!isPart || hasTransferFacts(decision)))
    throw invalid({ amount: applicationAnswers.paymentAmount });
  const due = charge.amount - charge.allocated;
  const left = due - (received ?? 0);
  requireReasonForMore(received ?? 0, due, reason);
  if (left > 0 && !isFilled(reason)) throw invalid({ reason: ledgerTexts.lessThanDue(left) });
  return { received, waive: left > 0 ? (writtenText(reason) ?? undefined) : undefined };
}
