import { undoTime } from '@imc/api/contract';
import type { Db, Tx } from '../../../db/types.ts';
import { after } from '../../../shared/clock.ts';
import type { SecurityLog } from '../../security-log/security-log.ts';
import { addPaymentStep, lockPayment, type PaymentRow } from '../payment-row.ts';
import { deriveApplicationPayment } from './application-payment.ts';
import { allocate, type Charge, selectCharge, setWaived } from './ledger.ts';

/** What pays a charge, or ends it. */
interface Settling {
  readonly charge: Charge;
  /** Undefined if no money comes. */
  readonly part?: { readonly transfer_id: number; readonly amount: number; readonly isNewTransfer: boolean };
  /** Waives what is left, for this reason. */
  readonly waive?: string | undefined;
  readonly by: number;
  /** UTC ISO time. */
  readonly at: string;
  /** Milliseconds in which it can be undone. Default: ten minutes. */
  readonly undoable?: number;
}

/**
 * Pays or waives a charge, and derives the payment of its application. If that settles it, its receipt waits until it can't be undone any more.
 * Within `lockLedger`.
 */
export async function settle(
  tx: Tx,
  { charge, part, waive, by, at, undoable = undoTime }: Settling,
): Promise<void> {
  const { id: charge_id, application_id } = charge;
  const before: PaymentRow | undefined =
    application_id === null ? undefined : await lockPayment(tx, application_id);
  const allocation_id = part ? await allocate(tx, { ...part, charge }, { by, at }) : null;
  const paid = { ...charge, allocated: charge.allocated + (part?.amount ?? 0) };
  if (waive !== undefined && paid.allocated < paid.amount) await setWaived(tx, paid, { reason: waive, by });
  const { state, allocated } = (await selectCharge(tx, charge_id)) ?? charge;
  const isSettled = state !== 'open' && allocated > 0;
  if (isSettled)
    await tx
      .insertInto('pending_settlements')
      .values({
        charge_id,
        payment_state: before?.payment_state ?? 'none',
        payment_question: before?.payment_question ?? null,
        allocation_id,
        with_transfer: part?.isNewTransfer ? 1 : 0,
        change_id: null,
        confirmed_by: by,
        due_at: after(new Date(at), undoable),
      })
      .execute();
  if (application_id === null || !before) return;
  const to_state = await deriveApplicationPayment(tx, application_id, at);
  const change_id = await addPaymentStep(tx, {
    application_id,
    from_state: before.payment_state,
    to_state,
    amount: part?.amount ?? null,
    changed_by: by,
    changed_at: at,
  });
  if (isSettled)
    await tx
      .updateTable('pending_settlements')
      .set({ change_id })
      .where('charge_id', '=', charge_id)
      .execute();
}

/** In the security log, by application if there is one. */
export const logLedger = (
  securityLog: SecurityLog,
  tx: Tx,
  { id, application_id }: Pick<Charge, 'id' | 'application_id'>,
  detail: Parameters<SecurityLog['add']>[1]['detail'],
): Promise<unknown> =>
  securityLog.add(tx, {
    kind: 'decision',
    subject: application_id === null ? { kind: 'charge', id } : { kind: 'payment', id: application_id },
    detail,
  });

/** Payments before settlements that can still be undone, by application. Members see these. */
export async function unconfirmedPaymentsOf(db: Db, accountId: number) {
  const rows = await db
    .selectFrom('pending_settlements as pending')
    .innerJoin('charges', 'charges.id', 'pending.charge_id')
    .leftJoin('allocations', 'allocations.id', 'pending.allocation_id')
    .innerJoin('applications', (join) =>
      join
        .onRef('applications.id', '=', 'charges.application_id')
        .onRef('applications.payment_fee', '=', 'charges.kind'),
    )
    .select([
      'applications.id',
      'pending.payment_state',
      'pending.payment_question',
      'charges.allocated',
      'allocations.amount',
    ])
    .where('charges.account_id', '=', accountId)
    .execute();
  return new Map(
    rows.map(({ id, payment_state, payment_question, allocated, amount }) => [
      id,
      { payment_state, payment_question, payment_amount: allocated - (amount ?? 0) || null },
    ]),
  );
}
