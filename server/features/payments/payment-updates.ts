import { applicationAnswers, ledgerTexts, type PaymentDecision } from '@imc/api/contract';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { type Clock, stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import { applicationNotFound } from '../applications/application-history.ts';
import { refuseDecision } from '../applications/review.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { liveReceipts } from './issued-receipts.ts';
import { chargesOfApplication, currentCharge } from './ledger/application-payment.ts';
import { addTransfer, type Charge, lockLedger, requirePastDate } from './ledger/ledger.ts';
import { requireSeen } from './ledger/seen.ts';
import { logLedger, settle } from './ledger/settlements.ts';
import {
  changesOfConfirmation,
  changesOfQuery,
  isRepeatedConfirmation,
  transfersOf,
} from './payment-changes.ts';
import { undoUntilOf } from './payment-confirmations.ts';
import { addPaymentStep, lockPayment, type PaymentRow, receiveAgain, selectPayment } from './payment-row.ts';
import type { ProofFiles, WrittenProof } from './proof-files.ts';
import { recordProofHashes } from './proof-hashes.ts';

/** As received. */
export interface ProofReplacement {
  readonly id: number;
  readonly file: Buffer;
  readonly idempotencyKey: string | undefined;
}

export interface PaymentUpdates {
  /**
   * Stores a new proof for a payment that is 'none' or 'queried', which becomes 'received'. Throws a 404 if the application is not the member's
   * own, and a 409 for another state.
   */
  replaceProof(
    account: Account,
    replacement: ProofReplacement,
  ): Promise<{ message: string; proof_of_payment: string; payment_state: 'received' }>;
  /**
   * Confirms a payment with its transfer, or queries it. Returns until when this admin can undo it, and the number of the receipt, null if there
   * is none yet (`PaymentConfirmations`). Throws a 400 if the amount is unknown or more than the fee without a reason, a 403 for the admin's own
   * application, a 404 for a missing one and a 409 if it was withdrawn, its payment was confirmed otherwise or changed, or the bank reference is
   * recorded already.
   */
  updatePayment(
    decision: PaymentDecision,
    by: Account,
  ): Promise<{ receipt_number: string | null; undo_until: string | null }>;
}

export interface PaymentUpdatesDeps extends Pick<Infrastructure, 'db' | 'clock' | 'idempotency'> {
  readonly files: ProofFiles;
  readonly notices: Notices;
  readonly delivery: Delivery;
  readonly securityLog: SecurityLog;
}

/** Throws if the application needs no new proof. */
const selectPayable = async (from: Db, account: Account, id: number) => {
  const found = await selectPayment(from, id).where('user_id', '=', account.id).executeTakeFirst();
  if (!found) throw applicationNotFound(id);
  if (found.withdrawn_at !== null || found.payment_state === 'confirmed') {
    throw new RefusalError(409, applicationAnswers.proofNotAsked);
  }
  return found;
};

/** The earlier proof stays until the payment is confirmed. */
const storeReplacement = async (clock: Clock, tx: Tx, account: Account, id: number, proof: WrittenProof) => {
  const found = await selectPayable(tx, account, id);
  const now = stamp(clock);
  if (!(await receiveAgain(tx, id, found, { by: account, at: now, proof: proof.columns })))
    throw new RefusalError(409, applicationAnswers.proofNotAsked);
  await recordProofHashes(tx, id, proof);
  if (found.proof_file !== null) {
    await tx
      .insertInto('replaced_proofs')
      .values({ file: found.proof_file, application_id: id, replaced_at: now })
      .execute();
  }
};

/** Records the question. A repeated one changes nothing. */
const query = async (
  { clock, notices, securityLog }: PaymentUpdatesDeps,
  tx: Tx,
  { found, decision, by, isPart }: Decided & { readonly isPart: boolean },
): Promise<void> => {
  const { application_id: id } = decision;
  const columns = changesOfQuery(found, decision, isPart);
  if (!columns) return;
  await requireSeen(tx, decision, found);
  const now = stamp(clock);
  await tx
    .updateTable('applications')
    .set({ ...columns, payment_changed_at: now })
    .where('id', '=', id)
    .execute();
  const change_id = await addPaymentStep(tx, {
    application_id: id,
    from_state: found.payment_state,
    to_state: 'queried',
    amount: decision.amount ?? null,
    question: columns.payment_question,
    changed_by: by.id,
    changed_at: now,
  });
  await securityLog.add(tx, { kind: 'decision', subject: { kind: 'payment', id }, detail: 'queried' });
  await notices.paymentQueried(tx, id, { question: columns.payment_question }, String(change_id));
};

interface Decided {
  readonly found: PaymentRow;
  readonly decision: PaymentDecision;
  readonly by: Account;
}

const decide = async (
  deps: PaymentUpdatesDeps,
  tx: Tx,
  decision: PaymentDecision,
  by: Account,
): Promise<void> => {
  const { clock, securityLog } = deps;
  const { application_id: id, value_date, bank_reference } = decision;
  const closedThrough = await lockLedger(tx);
  const found = await lockPayment(tx, id);
  if (!found) throw applicationNotFound(id);
  refuseDecision(found, by);
  const charge = currentCharge(await chargesOfApplication(tx, id));
  const transfers = charge ? await transfersOf(tx, charge.id) : [];
  if (found.payment_state === 'confirmed') {
    if (isRepeatedConfirmation(found, decision, transfers)) return;
    await requireSeen(tx, decision, found);
    throw new RefusalError(409, applicationAnswers.paymentConfirmed);
  }
  const isPart = charge !== undefined && charge.allocated > 0;
  if (decision.state === 'queried') return query(deps, tx, { found, decision, by, isPart });
  await requireSeen(tx, decision, found);
  requirePastDate(decision.value_date, clock());
  if (!charge) throw new RefusalError(404, ledgerTexts.noCharge);
  const { received, waive } = changesOfConfirmation(found, charge, decision);
  const at = stamp(clock);
  const part = received === undefined ? undefined : await recordFor(received, charge);
  await settle(tx, { charge, ...(part && { part }), waive, by: by.id, at });
  await logLedger(securityLog, tx, charge, 'confirmed');

  async function recordFor(amount: number, { amount: fee, allocated }: Charge) {
    const money = {
      amount,
      value_date,
      bank_reference,
      reason: decision.reason,
      account_id: found?.user_id ?? null,
    };
    const transfer_id = await addTransfer(tx, money, { by: by.id, at }, closedThrough);
    return { transfer_id, amount: Math.min(amount, fee - allocated), isNewTransfer: true };
  }
};

/** Of the current payment. Null if there is none. */
const receiptNumberOf = async (tx: Tx, id: number): Promise<string | null> => {
  const charge = currentCharge(await chargesOfApplication(tx, id));
  const receipt =
    charge &&
    (await liveReceipts(tx)
      .select('receipts.number')
      .where('receipts.charge_id', '=', charge.id)
      .executeTakeFirst());
  return receipt?.number ?? null;
};

export function createPaymentUpdates(deps: PaymentUpdatesDeps): PaymentUpdates {
  return {
    replaceProof: (account, { id, file, idempotencyKey }) =>
      deps.idempotency.run(
        {
          scope: `replace-proof:${account.id}`,
          key: idempotencyKey,
          fingerprint: sha256(String(id), sha256(file)),
        },
        {
          prepare: async () => {
            await selectPayable(deps.db, account, id);
            return deps.files.write(account, file);
          },
          transaction: async (tx, proof) => {
            await deps.files.count(tx, account, file);
            await storeReplacement(deps.clock, tx, account, id, proof);
            return {
              message: applicationAnswers.proofReplaced,
              proof_of_payment: proof.columns.proof_file,
              payment_state: 'received' as const,
            };
          },
          discard: ({ columns }, error) => deps.files.discard(columns.proof_file, error),
        },
      ),

    updatePayment: async (decision, by) => {
      const answer = await deps.db.transaction().execute(async (tx) => {
        await decide(deps, tx, decision, by);
        return {
          receipt_number: await receiptNumberOf(tx, decision.application_id),
          undo_until: await undoUntilOf(tx, decision.application_id, by),
        };
      });
      deps.delivery.wake();
      return answer;
    },
  };
}
