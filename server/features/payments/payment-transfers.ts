import {
  applicationReference,
  bankReferenceKey,
  type FeeKind,
  isFilled,
  isInFuture,
  needsReason,
  type PartPayment,
  type PaymentState,
  paymentLimits,
  paymentTexts,
  writtenText,
} from '@imc/api/contract';
import type { Selectable } from 'kysely';
import type { PaymentTransfersTable, Tx } from '../../db/types.ts';
import { invalid, isStale, RefusalError } from '../../shared/refusal-error.ts';
import type { PaymentRow } from './payment-row.ts';

/** With who recorded it, and when. */
export type NewTransfer = Pick<
  PartPayment,
  'application_id' | 'amount' | 'value_date' | 'bank_reference' | 'reason'
> & {
  readonly fee: FeeKind;
  readonly recorded_by: number;
  readonly recorded_at: string;
};

export type RecordedKey = Pick<Selectable<PaymentTransfersTable>, 'amount' | 'bank_reference_key'>;

/** Oldest first. */
export const transfersOf = (tx: Tx, applicationId: number, fee: FeeKind): Promise<RecordedKey[]> =>
  tx
    .selectFrom('payment_transfers')
    .select(['amount', 'bank_reference_key'])
    .where('application_id', '=', applicationId)
    .where('fee', '=', fee)
    .orderBy('id')
    .execute();

/** Throws a 400 if the sum can't be stored, or is more than the fee without a reason. */
export function sumWith(
  received: number | null,
  { grade, payment_fee }: Pick<PaymentRow, 'grade' | 'payment_fee'>,
  { amount, reason }: { readonly amount: number; readonly reason: string | undefined },
): number {
  const sum = (received ?? 0) + amount;
  if (sum > paymentLimits.amount) throw invalid({ amount: paymentTexts.sumTooLarge });
  if (needsReason(sum, grade, payment_fee) && !isFilled(reason))
    throw invalid({ reason: paymentTexts.reasonRequired });
  return sum;
}

/** Throws a 400 if the money can't be on the account yet. */
export function requirePastDate(valueDate: string | undefined, now: Date): void {
  if (isInFuture(valueDate, now)) throw invalid({ value_date: paymentTexts.dateInFuture });
}

/** Returns the id. Throws a 409 that names the application if the bank reference is recorded already. */
export async function addTransfer(
  tx: Tx,
  { value_date, bank_reference, reason, ...transfer }: NewTransfer,
): Promise<number> {
  const key = bankReferenceKey(bank_reference);
  const added = await tx
    .insertInto('payment_transfers')
    .values({
      ...transfer,
      value_date: value_date ?? null,
      bank_reference: writtenText(bank_reference),
      bank_reference_key: key,
      reason: writtenText(reason),
    })
    .onConflict((conflict) => conflict.column('bank_reference_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added.id;
  const { application_id } = await tx
    .selectFrom('payment_transfers')
    .select('application_id')
    .where('bank_reference_key', '=', key)
    .executeTakeFirstOrThrow();
  const message = paymentTexts.bankReferenceUsed(applicationReference(application_id));
  throw new RefusalError(409, message, { errors: { bank_reference: message } });
}

/** Throws a 409 that names who changed the payment, if it is not what the admin saw. */
export async function requireSeen(
  tx: Tx,
  {
    application_id,
    seen_state,
    seen_amount,
  }: Pick<PartPayment, 'application_id' | 'seen_state' | 'seen_amount'>,
  found: { readonly payment_state: PaymentState; readonly payment_amount: number | null },
): Promise<void> {
  const { payment_state: state, payment_amount: amount } = found;
  if (!isStale(seen_state, state) && !isStale(seen_amount, amount)) return;
  const last = await tx
    .selectFrom('application_payment_history as step')
    .innerJoin('users', 'users.id', 'step.changed_by')
    .select(['users.name as changed_by', 'step.changed_at'])
    .where('step.application_id', '=', application_id)
    .orderBy('step.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) throw new RefusalError(409, paymentTexts.otherState(state));
  throw new RefusalError(409, paymentTexts.changedSince(last.changed_by), { changed: { ...last, state } });
}
