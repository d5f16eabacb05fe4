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

/** Of a submitted application. */
export const selectPayment = (from: Db, id: number) =>
  from.selectFrom('applications').select(columns).where('id', '=', id).where('submitted_at', 'is not', null);

/** As `selectPayment`, but nothing else changes it until the end of the transaction. Call `lockLedger` first. */
export const lockPayment = (tx: Tx, id: number): Promise<PaymentRow | undefined> =>
  tx
    .updateTable('applications')
    .set(({ ref }) => ({ payment_question: ref('payment_question') }))
    .where('id', '=', id)
    .where('submitted_at', 'is not', null)
    .returning(columns)
    .executeTakeFirst();

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
