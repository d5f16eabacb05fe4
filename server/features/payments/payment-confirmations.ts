import { applicationAnswers, paymentTexts, undoTime } from '@imc/api/contract';
import type { Selectable } from 'kysely';
import type { Db, PendingReceiptsTable, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { type Clock, stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { applicationNotFound } from '../applications/application-history.ts';
import { refuseDecision } from '../applications/review.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { dueAdmissions, settleAdmission } from './admission-payments.ts';
import { updatePaymentStatus } from './member-payment-status.ts';
import { addPaymentStep, changePayment, type PaymentColumns, selectPayment } from './payment-row.ts';
import type { ProofFiles } from './proof-files.ts';
import { forgetProofHashes } from './proof-hashes.ts';
import type { Receipts } from './receipts.ts';

type PendingReceipt = Selectable<PendingReceiptsTable>;

/** Confirmations can be undone for ten minutes, then they get a receipt. */
export interface PaymentConfirmations {
  /**
   * Issues the receipts that are due at `at` (default: now): completes the member's payment, queues mails, removes replaced proofs, and makes
   * admission fees due.
   */
  issueReceipts(at?: Date): Promise<void>;
  /** Before the account is erased. */
  issueReceiptsOf(tx: Tx, accountId: number): Promise<void>;
  /** Undoes the admin's own confirmation with its transfer, and returns the restored payment. Throws a 403, 404 or 409 (`undoPaymentCall`). */
  undoPayment(applicationId: number, by: Account): Promise<PaymentColumns>;
}

/** The receipt waits until the confirmation can't be undone any more. */
export const awaitReceipt = (
  tx: Tx,
  pending: Omit<PendingReceipt, 'due_at'>,
  confirmedAt: string,
): Promise<unknown> =>
  tx
    .insertInto('pending_receipts')
    .values({ ...pending, due_at: new Date(Date.parse(confirmedAt) + undoTime).toISOString() })
    .execute();

/** Null if the admin can't undo the confirmation. */
export async function undoUntilOf(tx: Tx, applicationId: number, by: Account): Promise<string | null> {
  const pending = await tx
    .selectFrom('pending_receipts')
    .select('due_at')
    .where('application_id', '=', applicationId)
    .where('confirmed_by', '=', by.id)
    .executeTakeFirst();
  return pending?.due_at ?? null;
}

/** Payments before confirmations that can still be undone, by application. Members see these. */
export async function unconfirmedPaymentsOf(
  db: Db,
  accountId: number,
): Promise<ReadonlyMap<number, PaymentColumns>> {
  const rows = await db
    .selectFrom('pending_receipts')
    .innerJoin('applications', 'applications.id', 'pending_receipts.application_id')
    .select([
      'pending_receipts.application_id',
      'pending_receipts.payment_state',
      'pending_receipts.payment_amount',
      'pending_receipts.payment_question',
    ])
    .where('applications.user_id', '=', accountId)
    .execute();
  return new Map(rows.map(({ application_id, ...payment }) => [application_id, payment]));
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
    .selectFrom('pending_receipts')
    .innerJoin('users', 'users.id', 'pending_receipts.confirmed_by')
    .select('users.name')
    .where('application_id', '=', id)
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
  const issueReceipt = async (tx: Tx, id: number): Promise<string[]> => {
    const pending = await tx
      .deleteFrom('pending_receipts')
      .where('application_id', '=', id)
      .returning('change_id')
      .executeTakeFirst();
    const found = await selectPayment(tx, id).executeTakeFirst();
    if (!pending || !found || found.payment_amount === null) return [];
    const { payment_amount: amount, payment_fee: fee, user_id } = found;
    const receipt = await receipts.issue(tx, { applicationId: id, fee, amount });
    await updatePaymentStatus(tx, user_id);
    await notices.paymentConfirmed(tx, id, { fee, amount, receipt }, String(pending.change_id));
    return takeReplaced(tx, id);
  };

  const undoIn = async (tx: Tx, id: number, by: Account): Promise<PaymentColumns> => {
    const now = stamp(clock);
    const found = await selectPayment(tx, id).executeTakeFirst();
    if (!found) throw applicationNotFound(id);
    refuseDecision(found, by);
    const pending = await tx
      .deleteFrom('pending_receipts')
      .where('application_id', '=', id)
      .where('confirmed_by', '=', by.id)
      .where('due_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!pending) {
      if (await isRepeated(tx, id, by)) return found;
      throw await refusal(clock, tx, id, found.payment_state === 'confirmed');
    }
    const { payment_state, payment_amount, payment_question, transfer_id } = pending;
    const before = { payment_state, payment_amount, payment_question };
    if (!(await changePayment(tx, id, found, { ...before, payment_changed_at: now }))) {
      throw new RefusalError(409, applicationAnswers.withdrawnByApplicant);
    }
    if (transfer_id !== null) {
      await tx.deleteFrom('payment_transfers').where('id', '=', transfer_id).execute();
    }
    await addPaymentStep(tx, {
      application_id: id,
      from_state: 'confirmed',
      to_state: payment_state,
      changed_by: by.id,
      changed_at: now,
    });
    await securityLog.add(tx, { kind: 'decision', subject: { kind: 'payment', id }, detail: 'undone' });
    return before;
  };

  return {
    issueReceipts: async (at = clock()) => {
      const due = await db
        .selectFrom('pending_receipts')
        .select('application_id')
        .where('due_at', '<=', at.toISOString())
        .orderBy('due_at')
        .execute();
      for (const { application_id } of due) {
        const unreferenced = await db.transaction().execute((tx) => issueReceipt(tx, application_id));
        delivery.wake();
        for (const name of unreferenced) await files.remove(name);
      }
      for (const id of await dueAdmissions(db, at)) {
        await db.transaction().execute(async (tx) => {
          if (await settleAdmission(tx, id, true, stamp(clock))) await notices.admissionDue(tx, id);
        });
        delivery.wake();
      }
    },

    issueReceiptsOf: async (tx, accountId) => {
      const pending = await unconfirmedPaymentsOf(tx, accountId);
      for (const id of pending.keys()) await issueReceipt(tx, id);
    },

    undoPayment: (id, by) => db.transaction().execute((tx) => undoIn(tx, id, by)),
  };
}
