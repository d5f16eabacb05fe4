import type { Insertable, Selectable } from 'kysely';
import type { ApplicationsTable, Db, PaymentHistoryTable, Tx } from '../../db/types.ts';
import type { Account } from '../../shared/account.ts';
import type { StoredProof } from './proof-files.ts';

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

export type PaymentRow = Pick<Selectable<ApplicationsTable>, (typeof columns)[number]>;

/** Set by a change of a payment. */
export type PaymentColumns = Pick<PaymentRow, 'payment_state' | 'payment_amount' | 'payment_question'>;

/** Of a submitted application. */
export const selectPayment = (from: Db, id: number) =>
  from.selectFrom('applications').select(columns).where('id', '=', id).where('submitted_at', 'is not', null);

/** Returns false if the payment is no longer what was read, so that concurrent changes lose nothing. */
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

/** In the history of the payment. Returns the id. */
export async function addPaymentStep(tx: Tx, step: Insertable<PaymentHistoryTable>): Promise<number> {
  const { id } = await tx
    .insertInto('application_payment_history')
    .values(step)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Marks a payment as received after a new proof or an answer, and records it in the history. Returns false if it was changed meanwhile, or the
 * application was withdrawn.
 */
export async function receiveAgain(
  tx: Tx,
  id: number,
  { payment_state }: PaymentRow,
  {
    by,
    at,
    proof,
    answer,
  }: { readonly by: Account; readonly at: string; readonly proof?: StoredProof; readonly answer?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ ...proof, payment_state: 'received', payment_question: null, payment_changed_at: at })
    .where('id', '=', id)
    .where('payment_state', '=', payment_state)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await addPaymentStep(tx, {
    application_id: id,
    from_state: payment_state,
    to_state: 'received',
    answer,
    changed_by: by.id,
    changed_at: at,
  });
  return true;
}
