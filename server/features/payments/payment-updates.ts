import { applicationAnswers, isPayable, type PaymentDecision } from '@imc/api/contract';
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
import {
  changesOfConfirmation,
  changesOfQuery,
  isRepeatedConfirmation,
  type PaymentChanges,
} from './payment-changes.ts';
import { awaitReceipt, undoUntilOf } from './payment-confirmations.ts';
import {
  addPaymentStep,
  changePayment,
  type PaymentRow,
  receiveAgain,
  selectPayment,
} from './payment-row.ts';
import { addTransfer, requirePastDate, requireSeen, transfersOf } from './payment-transfers.ts';
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
  if (found.withdrawn_at !== null || !isPayable({ state: found.payment_state })) {
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

/** Undefined if nothing changes. Throws if the admin may not decide, the payment was confirmed otherwise, or it is not what the admin saw. */
const changesOf = async (
  clock: Clock,
  tx: Tx,
  found: PaymentRow,
  decision: PaymentDecision,
  by: Account,
): Promise<PaymentChanges | undefined> => {
  refuseDecision(found, by);
  const transfers = await transfersOf(tx, decision.application_id, found.payment_fee);
  const isPart = transfers.length > 0;
  if (found.payment_state === 'confirmed') {
    if (isRepeatedConfirmation(found, decision, transfers)) return undefined;
    await requireSeen(tx, decision, found);
    throw new RefusalError(409, applicationAnswers.paymentConfirmed);
  }
  if (decision.state === 'queried') {
    const changes = changesOfQuery(found, decision, isPart);
    if (changes) await requireSeen(tx, decision, found);
    return changes;
  }
  await requireSeen(tx, decision, found);
  requirePastDate(decision.value_date, clock());
  return changesOfConfirmation(found, decision, isPart);
};

const decide = async (
  { clock, notices, securityLog }: PaymentUpdatesDeps,
  tx: Tx,
  decision: PaymentDecision,
  by: Account,
): Promise<void> => {
  const { application_id: id, value_date, bank_reference, reason } = decision;
  for (;;) {
    const found = await selectPayment(tx, id).executeTakeFirst();
    if (!found) throw applicationNotFound(id);
    const changes = await changesOf(clock, tx, found, decision, by);
    if (!changes) return;
    const { columns, received } = changes;
    const now = stamp(clock);
    if (!(await changePayment(tx, id, found, { ...columns, payment_changed_at: now }))) continue;
    const transfer_id =
      received === undefined
        ? null
        : await addTransfer(tx, {
            application_id: id,
            fee: found.payment_fee,
            amount: received,
            value_date,
            bank_reference,
            reason,
            recorded_by: by.id,
            recorded_at: now,
          });
    const change_id = await addPaymentStep(tx, {
      application_id: id,
      from_state: found.payment_state,
      to_state: columns.payment_state,
      amount: decision.amount ?? null,
      question: columns.payment_question,
      changed_by: by.id,
      changed_at: now,
    });
    await securityLog.add(tx, {
      kind: 'decision',
      subject: { kind: 'payment', id },
      detail: columns.payment_state,
    });
    if (columns.payment_state !== 'confirmed') {
      return notices.paymentQueried(tx, id, { question: columns.payment_question }, String(change_id));
    }
    const { payment_state, payment_amount, payment_question } = found;
    const before = { payment_state, payment_amount, payment_question };
    const pending = { application_id: id, ...before, transfer_id, change_id, confirmed_by: by.id };
    await awaitReceipt(tx, pending, now);
    return;
  }
};

/** Null if there is none. */
const receiptNumberOf = async (tx: Tx, id: number): Promise<string | null> => {
  const receipt = await tx
    .selectFrom('receipts')
    .innerJoin('applications', (join) =>
      join
        .onRef('applications.id', '=', 'receipts.application_id')
        .onRef('applications.payment_fee', '=', 'receipts.fee'),
    )
    .select('number')
    .where('applications.id', '=', id)
    .executeTakeFirst();
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
