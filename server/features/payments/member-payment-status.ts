import type { Tx } from '../../db/types.ts';

/**
 * Copies the status of the newest application that was not withdrawn: 'completed' once its payment is confirmed and no settlement can be undone,
 * otherwise 'pending' (S-10.5, DASH-3).
 */
export async function updatePaymentStatus(tx: Tx, accountId: number): Promise<void> {
  const current = await tx
    .selectFrom('applications')
    .select(['id', 'payment_state'])
    .where('user_id', '=', accountId)
    .where('submitted_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const pending =
    current &&
    (await tx
      .selectFrom('pending_settlements')
      .innerJoin('charges', 'charges.id', 'pending_settlements.charge_id')
      .select('charges.id')
      .where('charges.application_id', '=', current.id)
      .limit(1)
      .executeTakeFirst());
  const isPaid = current?.payment_state === 'confirmed' && !pending;
  await tx
    .updateTable('users')
    .set({ payment_status: isPaid ? 'completed' : 'pending' })
    .where('id', '=', accountId)
    .execute();
}
