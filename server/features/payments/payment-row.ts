import type { Selectable } from 'kysely';
import type { ApplicationsTable, Db, Tx } from '../../db/types.ts';

const columns = [
  'user_id',
  'grade',
  'proof_file',
  'payment_state',
  'payment_fee',
  'payment_amount',
  'payment_question',
  'withdrawn_at',
] as const;

/** The payment of an application. */
export type PaymentRow = Pick<Selectable<ApplicationsTable>, (typeof columns)[number]>;

/** The columns that a change of a payment sets. */
export type PaymentColumns = Pick<PaymentRow, 'payment_state' | 'payment_amount' | 'payment_question'>;

/** Returns the query for the payment of a submitted application. */
export const selectPayment = (from: Db, id: number) =>
  from.selectFrom('applications').select(columns).where('id', '=', id).where('submitted_at', 'is not', null);

/** Changes a payment from what was read, so that concurrent changes lose nothing. Returns false if it is not the same any more. */
export async function changePayment(
  tx: Tx,
  id: number,
  found: PaymentRow,
  changes: PaymentColumns & { readonly payment_changed_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set(changes)
    .where('id', '=', id)
    .where('payment_fee', '=', found.payment_fee)
    .where('payment_state', '=', found.payment_state)
    .where('payment_amount', found.payment_amount === null ? 'is' : '=', found.payment_amount)
    .where('proof_file', found.proof_file === null ? 'is' : '=', found.proof_file)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows !== 0n;
}
