import { applicationAnswers, isPayable, keysOf, type PaymentDecision } from '@imc/api/contract';
import type { Selectable } from 'kysely';
import type { ApplicationsTable, Db, Tx } from '../../db/types.ts';
import type { Notices } from '../../mail/notices.ts';
import type { Delivery } from '../../mail/outbox/delivery.ts';
import type { Account } from '../accounts/users.ts';
import { type Clock, stamp } from '../clock.ts';
import type { Idempotency } from '../idempotency.ts';
import { invalid, RefusalError } from '../refusal-error.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { sha256 } from '../sessions/tokens.ts';
import { applicationNotFound } from './application-history.ts';
import type { ProofFiles, StoredProof } from './proof-files.ts';
import type { Receipts } from './receipts.ts';

/** A new proof of payment for a submitted application, as it was received. */
export interface ProofReplacement {
  readonly id: number;
  readonly file: Buffer;
  readonly idempotencyKey: string | undefined;
}

/** Payments of submitted applications. */
export interface ApplicationPayments {
  /**
   * Stores a new proof for an application whose payment is 'none' or 'queried'; it is 'received' afterwards. Throws a 404 if the application is
   * not the member's own, and a 409 if the payment is in another state.
   */
  replaceProof(
    account: Account,
    replacement: ProofReplacement,
  ): Promise<{ message: string; proof_of_payment: string; payment_state: 'received' }>;
  /**
   * Confirms or queries a payment and records it in the history. Confirming issues the receipt, completes the member's payment and removes the
   * proofs that were replaced. Throws a 400 if the amount to confirm is unknown, a 403 for the admin's own application, a 404 for a missing one
   * and a 409 if it was withdrawn or its payment was confirmed otherwise.
   */
  updatePayment(decision: PaymentDecision, by: Account): Promise<void>;
}

export interface PaymentsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly files: ProofFiles;
  readonly receipts: Pick<Receipts, 'issue'>;
  readonly notices: Notices;
  readonly delivery: Delivery;
  readonly securityLog: SecurityLog;
}

const columns = [
  'user_id',
  'proof_file',
  'payment_state',
  'payment_amount',
  'payment_question',
  'withdrawn_at',
] as const;

type PaymentRow = Pick<Selectable<ApplicationsTable>, (typeof columns)[number]>;

/** Creates the `ApplicationPayments` service. */
export function createApplicationPayments({
  db,
  clock,
  idempotency,
  files,
  receipts,
  notices,
  delivery,
  securityLog,
}: PaymentsDeps): ApplicationPayments {
  /** Returns the query for a submitted application. */
  const select = (from: Db, id: number) =>
    from
      .selectFrom('applications')
      .select(columns)
      .where('id', '=', id)
      .where('submitted_at', 'is not', null);

  /** Returns a member's application that needs a new proof. Throws if it needs none. */
  const selectPayable = async (from: Db, account: Account, id: number) => {
    const found = await select(from, id).where('user_id', '=', account.id).executeTakeFirst();
    if (!found) throw applicationNotFound(id);
    if (found.withdrawn_at !== null || !isPayable({ state: found.payment_state })) {
      throw new RefusalError(409, applicationAnswers.proofNotAsked);
    }
    return found;
  };

  /** References the new proof instead of the earlier one, which stays until the payment is confirmed. */
  const storeReplacement = async (tx: Tx, account: Account, id: number, proof: StoredProof) => {
    const found = await selectPayable(tx, account, id);
    const now = stamp(clock);
    const { numUpdatedRows } = await tx
      .updateTable('applications')
      .set({ ...proof, payment_state: 'received', payment_question: null })
      .where('id', '=', id)
      .where('payment_state', '=', found.payment_state)
      .executeTakeFirst();
    // The payment was changed at the same time.
    if (numUpdatedRows === 0n) throw new RefusalError(409, applicationAnswers.proofNotAsked);
    if (found.proof_file !== null) {
      await tx
        .insertInto('replaced_proofs')
        .values({ file: found.proof_file, application_id: id, replaced_at: now })
        .execute();
    }
    await tx
      .insertInto('application_payment_history')
      .values({
        application_id: id,
        from_state: found.payment_state,
        to_state: 'received',
        changed_by: account.id,
        changed_at: now,
      })
      .execute();
  };

  /** Removes the references to replaced proofs. Returns the names of the files that nothing else references. */
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
    return names.filter((name) => !used.some(({ file }) => file === name));
  };

  /**
   * Returns the columns that a decision changes, or undefined if it changes nothing. Throws if the admin may not decide or the payment was
   * confirmed otherwise.
   */
  const changesOf = (found: PaymentRow, decision: PaymentDecision, by: Account) => {
    if (found.user_id === by.id) throw new RefusalError(403, applicationAnswers.ownApplication);
    if (found.withdrawn_at !== null) throw new RefusalError(409, applicationAnswers.withdrawnByApplicant);
    const { state } = decision;
    const changes = {
      payment_state: state,
      payment_amount: decision.amount ?? found.payment_amount,
      payment_question: state === 'queried' ? decision.question?.trim() || null : null,
    };
    if (keysOf(changes).every((column) => found[column] === changes[column])) return undefined;
    if (found.payment_state === 'confirmed') {
      throw new RefusalError(409, applicationAnswers.paymentConfirmed);
    }
    if (state === 'confirmed' && changes.payment_amount === null) {
      throw invalid({ amount: applicationAnswers.paymentAmount });
    }
    return changes;
  };

  /** Issues the receipt, completes the member's payment and queues the mail. Returns the files that are no longer referenced. */
  const complete = async (
    tx: Tx,
    { id, memberId, amount, changeId }: { id: number; memberId: number; amount: number; changeId: string },
  ): Promise<string[]> => {
    const receipt = await receipts.issue(tx, { applicationId: id, amount });
    await tx.updateTable('users').set({ payment_status: 'completed' }).where('id', '=', memberId).execute();
    await notices.paymentConfirmed(tx, id, { amount, receipt }, changeId);
    return takeReplaced(tx, id);
  };

  /** Writes a decision. Returns the files that are no longer referenced. */
  const decide = async (tx: Tx, decision: PaymentDecision, by: Account): Promise<string[]> => {
    const { application_id: id } = decision;
    for (;;) {
      const found = await select(tx, id).executeTakeFirst();
      if (!found) throw applicationNotFound(id);
      const changes = changesOf(found, decision, by);
      if (!changes) return [];
      // Update only from the state and proof that were read, so that the history has every step even with concurrent changes.
      const { numUpdatedRows } = await tx
        .updateTable('applications')
        .set(changes)
        .where('id', '=', id)
        .where('payment_state', '=', found.payment_state)
        .where('proof_file', found.proof_file === null ? 'is' : '=', found.proof_file)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      const change = await tx
        .insertInto('application_payment_history')
        .values({
          application_id: id,
          from_state: found.payment_state,
          to_state: changes.payment_state,
          amount: decision.amount ?? null,
          question: changes.payment_question,
          changed_by: by.id,
          changed_at: stamp(clock),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await securityLog.add(tx, {
        kind: 'decision',
        subject: { kind: 'payment', id },
        detail: changes.payment_state,
      });
      const changeId = String(change.id);
      const { payment_amount: amount, payment_question: question } = changes;
      // A confirmed payment has an amount.
      if (changes.payment_state === 'confirmed' && amount !== null) {
        return complete(tx, { id, memberId: found.user_id, amount, changeId });
      }
      await notices.paymentQueried(tx, id, { question }, changeId);
      return [];
    }
  };

  return {
    replaceProof: (account, { id, file, idempotencyKey }) =>
      idempotency.run(
        {
          scope: `replace-proof:${account.id}`,
          key: idempotencyKey,
          fingerprint: sha256(String(id), sha256(file)),
        },
        {
          prepare: async () => {
            await selectPayable(db, account, id);
            return files.write(account, file);
          },
          transaction: async (tx, proof) => {
            await files.count(tx, account, file);
            await storeReplacement(tx, account, id, proof);
            return {
              message: applicationAnswers.proofReplaced,
              proof_of_payment: proof.proof_file,
              payment_state: 'received' as const,
            };
          },
          discard: (proof, error) => files.discard(proof.proof_file, error),
        },
      ),

    updatePayment: async (decision, by) => {
      const unreferenced = await db.transaction().execute((tx) => decide(tx, decision, by));
      delivery.wake();
      for (const name of unreferenced) await files.remove(name);
    },
  };
}
