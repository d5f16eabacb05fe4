import type { FeeKind, PaymentState } from '@imc/api/contract';
import type { Db, Tx } from '../../../db/types.ts';
import { updatePaymentStatus } from '../member-payment-status.ts';
import type { Charge } from './ledger.ts';

/** With whether its settlement can still be undone. */
export type ApplicationCharge = Charge & { readonly isPending: boolean };

/** Of one application, oldest first, without void ones and those that are not announced yet. */
export async function chargesOfApplication(db: Db, applicationId: number): Promise<ApplicationCharge[]> {
  const rows = await db
    .selectFrom('charges')
    .leftJoin('pending_settlements as pending', 'pending.charge_id', 'charges.id')
    .selectAll('charges')
    .select('pending.due_at as pending_until')
    .where('application_id', '=', applicationId)
    .where('state', '!=', 'void')
    .where('announced_at', 'is not', null)
    .orderBy('charges.id')
    .execute();
  return rows.map(({ pending_until, ...charge }) => ({ ...charge, isPending: pending_until !== null }));
}

/** The charge that the payment of an application is about: the first that is not finally settled, else the last. */
export const currentCharge = (charges: readonly ApplicationCharge[]): ApplicationCharge | undefined =>
  charges.find(({ state, isPending }) => state === 'open' || isPending) ?? charges.at(-1);

/**
 * Derives the payment of an application from its charges (S-10.5): the only place that writes it after money moved. `confirmed` is "everything
 * due is settled". `before`: the state to which an open charge returns; default: what it was, or, if it was confirmed, `received` after a payment
 * was taken back, and `none` for the next charge. Within `lockLedger`.
 */
export async function deriveApplicationPayment(
  tx: Tx,
  applicationId: number,
  now: string,
  before?: { readonly state: PaymentState; readonly question: string | null },
): Promise<PaymentState> {
  const stored = await tx
    .selectFrom('applications')
    .select(['user_id', 'payment_state', 'payment_fee', 'payment_amount', 'payment_question'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const charge = currentCharge(await chargesOfApplication(tx, applicationId));
  if (!charge) return stored.payment_state;
  const payment_fee = charge.kind as FeeKind;
  const openState = (): PaymentState => {
    if (before) return before.state;
    if (stored.payment_state !== 'confirmed') return stored.payment_state;
    return payment_fee === stored.payment_fee ? 'received' : 'none';
  };
  const payment_state = charge.state === 'open' ? openState() : 'confirmed';
  const isClaimed = payment_state === 'queried' && charge.allocated === 0;
  await tx
    .updateTable('applications')
    .set({
      payment_state,
      payment_fee,
      // An amount that was entered with a question stays until money comes.
      payment_amount: charge.allocated > 0 ? charge.allocated : isClaimed ? stored.payment_amount : null,
      payment_question:
        payment_state === 'queried' ? (before ? before.question : stored.payment_question) : null,
      payment_changed_at: now,
    })
    .where('id', '=', applicationId)
    .execute();
  await updatePaymentStatus(tx, stored.user_id);
  return payment_state;
}
