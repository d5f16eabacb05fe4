import { dateInLagos, type FeeKind, type PaymentState, paymentTexts } from '@imc/api/contract';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { type Clock, stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { applicationNotFound } from '../applications/application-history.ts';
import { refuseDecision } from '../applications/review.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { announceAdmission, dueAdmissions } from './ledger/application-charges.ts';
import { deriveApplicationPayment } from './ledger/application-payment.ts';
import { addReturn, allocate, lockLedger, selectCharge, selectTransfer, setWaived } from './ledger/ledger.ts';
import { updatePaymentStatus } from './member-payment-status.ts';
import { addPaymentStep, lockPayment } from './payment-row.ts';
import type { ProofFiles } from './proof-files.ts';
import { forgetProofHashes } from './proof-hashes.ts';
import type { Receipts } from './receipts.ts';

interface RestoredPayment {
  readonly payment_state: PaymentState;
  readonly payment_amount: number | null;
}

/** Confirmations can be undone for ten minutes, then they get a receipt. */
export interface PaymentConfirmations {
  /**
   * Issues the receipts that are due at `at` (default: now): completes the member's payment, queues mails, removes replaced proofs, and makes
   * admission fees due.
   */
  issueReceipts(at?: Date): Promise<void>;
  /** Before the account is erased. Within `lockLedger`. */
  issueReceiptsOf(tx: Tx, accountId: number): Promise<void>;
  /** Undoes the admin's own confirmation with its transfer, and returns the restored payment. Throws a 403, 404 or 409 (`undoPaymentCall`). */
  undoPayment(applicationId: number, by: Account): Promise<RestoredPayment>;
}

/** Null if the admin can't undo the confirmation. */
export async function undoUntilOf(tx: Tx, applicationId: number, by: Account): Promise<string | null> {
  const pending = await tx
    .selectFrom('pending_settlements')
    .innerJoin('charges', 'charges.id', 'pending_settlements.charge_id')
    .select('due_at')
    .where('charges.application_id', '=', applicationId)
    .where('confirmed_by', '=', by.id)
    .executeTakeFirst();
  return pending?.due_at ?? null;
}

/** Removes references to replaced proofs. Returns the files without any other reference. */
const takeReplaced = async (tx: Tx, id: number): Promise<string[]> => {
  const rows = await tx
    .deleteFrom('replaced_proofs')
    .where('application_id', '=', id)
    .returning('file')
    .execute();
  if (rows.length === 0) return [];
  const names = rows.map(({ file }) => file);
  const used = await tx
    .selectFrom('applications')
    .select('proof_file as file')
    .where('proof_file', 'in', names)
    .union(tx.selectFrom('replaced_proofs').select('file').where('file', 'in', names))
    .execute();
  const unused = names.filter((name) => !used.some(({ file }) => file === name));
  await forgetProofHashes(tx, unused);
  return unused;
};

/** For a confirmation that an admin can't undo. */
const refusal = async (clock: Clock, tx: Tx, id: number, isConfirmed: boolean): Promise<RefusalError> => {
  const others = await tx
    .selectFrom('pending_settlements')
    .innerJoin('charges', 'charges.id', 'pending_settlements.charge_id')
    .innerJoin('users', 'users.id', 'pending_settlements.confirmed_by')
    .select('users.name')
    .where('charges.application_id', '=', id)
    .where('due_at', '>', stamp(clock))
    .executeTakeFirst();
  if (others) return new RefusalError(403, paymentTexts.undoOthers(others.name));
  return new RefusalError(409, isConfirmed ? paymentTexts.undoTooLate : paymentTexts.nothingToUndo);
};

/** Whether this admin's undo was the last change, and its response may have been lost. */
const isRepeated = async (tx: Tx, id: number, by: Account): Promise<boolean> => {
  const last = await tx
    .selectFrom('application_payment_history')
    .select(['from_state', 'changed_by'])
    .where('application_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.from_state === 'confirmed' && last.changed_by === by.id;
};

const undone = 'The confirmation was undone';

/** Reverses what a confirmation recorded. A transfer that pays nothing afterwards was never received. */
async function reverse(
  tx: Tx,
  pending: {
    readonly charge_id: number;
    readonly allocation_id: number | null;
    readonly with_transfer: number;
  },
  {
    by,
    at,
    closedThrough,
  }: { readonly by: number; readonly at: string; readonly closedThrough: string | null },
): Promise<void> {
  const charge = await selectCharge(tx, pending.charge_id);
  if (!charge) return;
  if (charge.waived_reason !== null) await setWaived(tx, charge, null);
  if (pending.allocation_id === null) return;
  const { transfer_id, amount } = await tx
    .selectFrom('allocations')
    .select(['transfer_id', 'amount'])
    .where('id', '=', pending.allocation_id)
    .executeTakeFirstOrThrow();
  await allocate(
    tx,
    { transfer_id, charge: { ...charge, waived_reason: null }, amount: -amount, reason: undone },
    { by, at },
  );
  if (!pending.with_transfer) return;
  const { sum } = await tx
    .selectFrom('allocations')
    .select(({ fn }) => fn.sum<number>('amount').as('sum'))
    .where('transfer_id', '=', transfer_id)
    .executeTakeFirstOrThrow();
  const transfer = await selectTransfer(tx, transfer_id);
  if (Number(sum) > 0 || !transfer || transfer.rest === 0) return;
  const day = dateInLagos(new Date(at));
  const back = { transfer_id, kind: 'not-received', amount: transfer.rest, day, reason: undone } as const;
  await addReturn(tx, { ...back, recorded_by: by, recorded_at: at }, closedThrough);
}

export function createPaymentConfirmations({
  db,
  clock,
  files,
  receipts,
  notices,
  delivery,
  securityLog,
}: Pick<Infrastructure, 'db' | 'clock'> & {
  readonly files: ProofFiles;
  readonly receipts: Pick<Receipts, 'issue'>;
  readonly notices: Notices;
  readonly delivery: Delivery;
  readonly securityLog: SecurityLog;
}): PaymentConfirmations {
  /** Only once. Returns the files that are no longer referenced. */
  const issueReceipt = async (tx: Tx, chargeId: number): Promise<string[]> => {
    const pending = await tx
      .deleteFrom('pending_settlements')
      .where('charge_id', '=', chargeId)
      .returning(['change_id', 'charge_id'])
      .executeTakeFirst();
    const charge = pending && (await selectCharge(tx, chargeId));
    // Nobody gets a receipt for what an erased account had left open.
    if (!pending || charge?.account_id == null) return [];
    const { application_id: id, allocated: amount } = charge;
    const receipt = await receipts.issue(tx, charge);
    if (id === null) return [];
    const { user_id } = (await lockPayment(tx, id)) ?? {};
    if (user_id === undefined) return [];
    // Another charge may be due next.
    await deriveApplicationPayment(tx, id, stamp(clock));
    await updatePaymentStatus(tx, user_id);
    const facts = { fee: charge.kind as FeeKind, amount, receipt };
    await notices.paymentConfirmed(tx, id, facts, String(pending.change_id ?? `charge-${chargeId}`));
    return takeReplaced(tx, id);
  };

  const issueDue = async (at: Date): Promise<void> => {
    const due = await db
      .selectFrom('pending_settlements')
      .select('charge_id')
      .where('due_at', '<=', at.toISOString())
      .orderBy('due_at')
      .execute();
    for (const { charge_id } of due) {
      const unreferenced = await db.transaction().execute(async (tx) => {
        await lockLedger(tx);
        return issueReceipt(tx, charge_id);
      });
      delivery.wake();
      for (const name of unreferenced) await files.remove(name);
    }
  };

  const undoIn = async (tx: Tx, id: number, by: Account): Promise<RestoredPayment> => {
    const closedThrough = await lockLedger(tx);
    const now = stamp(clock);
    const found = await lockPayment(tx, id);
    if (!found) throw applicationNotFound(id);
    refuseDecision(found, by);
    const pending = await tx
      .selectFrom('pending_settlements')
      .innerJoin('charges', 'charges.id', 'pending_settlements.charge_id')
      .selectAll('pending_settlements')
      .where('charges.application_id', '=', id)
      .where('confirmed_by', '=', by.id)
      .where('due_at', '>', now)
      .orderBy('charge_id')
      .execute();
    const [first] = pending;
    if (!first) {
      if (await isRepeated(tx, id, by)) return found;
      throw await refusal(clock, tx, id, found.payment_state === 'confirmed');
    }
    for (const one of pending) {
      await tx.deleteFrom('pending_settlements').where('charge_id', '=', one.charge_id).execute();
      await reverse(tx, one, { by: by.id, at: now, closedThrough });
    }
    const before = { state: first.payment_state, question: first.payment_question };
    const to_state = await deriveApplicationPayment(tx, id, now, before);
    await addPaymentStep(tx, {
      application_id: id,
      from_state: 'confirmed',
      to_state,
      changed_by: by.id,
      changed_at: now,
    });
    await securityLog.add(tx, { kind: 'decision', subject: { kind: 'payment', id }, detail: 'undone' });
    return (await lockPayment(tx, id)) ?? found;
  };

  return {
    issueReceipts: async (at = clock()) => {
      await issueDue(at);
      for (const id of await dueAdmissions(db, at)) {
        await db.transaction().execute(async (tx) => {
          await lockLedger(tx);
          await announceAdmission(tx, { id, notices, now: stamp(clock) });
        });
        delivery.wake();
      }
      // Credit may have settled some of them.
      await issueDue(at);
    },

    issueReceiptsOf: async (tx, accountId) => {
      const pending = await tx
        .selectFrom('pending_settlements')
        .innerJoin('charges', 'charges.id', 'pending_settlements.charge_id')
        .select('charge_id')
        .where('charges.account_id', '=', accountId)
        .execute();
      for (const { charge_id } of pending) await issueReceipt(tx, charge_id);
    },

    undoPayment: (id, by) => db.transaction().execute((tx) => undoIn(tx, id, by)),
  };
}
