import type { Tx } from '../../db/types.ts';

/**
 * Copies the status of the newest application that was not withdrawn: 'completed' once its payment is confirmed and its receipt issued,
 * otherwise 'pending' (S-10.5, DASH-3).
 */
export async function updatePaymentStatus(tx: Tx, accountId: number): Promise<void> {
  const current = await tx
    .selectFrom('applications')
    .leftJoin('pending_receipts', 'pending_receipts.application_id', 'applications.id')
    .select(['applications.payment_state', 'pending_receipts.due_at as receipt_due_at'])
    .where('user_id', '=', accountId)
    .where('submitted_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isPaid = current?.payment_state === 'confirmed' && current.receipt_due_at === null;
  await tx
    .updateTable('users')
    .set({ payment_status: isPaid ? 'completed' : 'pending' })
    .where('id', '=', accountId)
    .execute();
}
