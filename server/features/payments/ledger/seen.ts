import { ledgerTexts, type PartPayment, type PaymentState, paymentTexts } from '@imc/api/contract';
import type { Tx } from '../../../db/types.ts';
import { isStale, RefusalError } from '../../../shared/refusal-error.ts';
import type { Charge } from './ledger.ts';
import { referenceOf } from './references.ts';

/** Who changed the payment of an application last, and when. */
const lastChangeOf = (tx: Tx, applicationId: number) =>
  tx
    .selectFrom('application_payment_history as step')
    .innerJoin('users', 'users.id', 'step.changed_by')
    .select(['users.name as changed_by', 'step.changed_at'])
    .where('step.application_id', '=', applicationId)
    .orderBy('step.id', 'desc')
    .limit(1)
    .executeTakeFirst();

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
  const last = await lastChangeOf(tx, application_id);
  if (!last) throw new RefusalError(409, paymentTexts.otherState(state));
  throw new RefusalError(409, paymentTexts.changedSince(last.changed_by), { changed: { ...last, state } });
}

/** Throws a 409 that names who changed the charge, if it is not open any more, or not what the admin saw. */
export async function requireSeenCharge(tx: Tx, charge: Charge, seenAllocated?: number): Promise<void> {
  const { id: charge_id, state, allocated, application_id } = charge;
  if (state === 'open' && !isStale(seenAllocated, allocated)) return;
  const reference = referenceOf(charge);
  const last =
    application_id === null
      ? await tx
          .selectFrom('allocations')
          .innerJoin('users', 'users.id', 'allocations.recorded_by')
          .select(['users.name as changed_by', 'allocations.recorded_at as changed_at'])
          .where('charge_id', '=', charge_id)
          .orderBy('allocations.id', 'desc')
          .limit(1)
          .executeTakeFirst()
      : await lastChangeOf(tx, application_id);
  const changed = last && { ...last, charge_id, state, allocated };
  if (isStale(seenAllocated, allocated))
    throw new RefusalError(
      409,
      last
        ? ledgerTexts.changedSince(reference, last.changed_by)
        : ledgerTexts.otherAmount(reference, allocated),
      { ...(changed && { changed }) },
    );
  throw new RefusalError(409, ledgerTexts.notOpen(reference, state), { ...(changed && { changed }) });
}
