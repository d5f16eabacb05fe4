import { applicationAnswers, type PartPayment, paymentTexts } from '@imc/api/contract';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import { applicationNotFound } from '../applications/application-history.ts';
import { refuseDecision } from '../applications/review.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { addPaymentStep, changePayment, selectPayment } from './payment-row.ts';
import { addTransfer, requirePastDate, requireSeen, sumWith, transfersOf } from './payment-transfers.ts';

export interface PartPayments {
  /**
   * Records a transfer once per idempotency key and returns the sum of all transfers. Throws a 400 for a date in the future or more than the fee
   * without a reason, a 403 for the admin's own application, a 404 for a missing one, and a 409 if it was withdrawn, its payment was confirmed
   * or changed, or the bank reference is recorded already.
   */
  recordPartPayment(
    part: PartPayment,
    by: Account,
    idempotencyKey: string | undefined,
  ): Promise<{ message: string; amount: number }>;
}

export function createPartPayments({
  clock,
  idempotency,
  securityLog,
}: Pick<Infrastructure, 'clock' | 'idempotency'> & {
  readonly securityLog: SecurityLog;
}): PartPayments {
  /** Returns the sum of all transfers. */
  const add = async (tx: Tx, part: PartPayment, by: Account): Promise<number> => {
    const { application_id: id, amount, value_date, bank_reference, reason } = part;
    for (;;) {
      const now = stamp(clock);
      const found = await selectPayment(tx, id).executeTakeFirst();
      if (!found) throw applicationNotFound(id);
      refuseDecision(found, by);
      await requireSeen(tx, part, found);
      const { payment_state, payment_question } = found;
      if (payment_state === 'confirmed') throw new RefusalError(409, applicationAnswers.paymentConfirmed);
      const transfers = await transfersOf(tx, id, found.payment_fee);
      const sum = sumWith(transfers.length > 0 ? found.payment_amount : null, found, { amount, reason });
      const changes = { payment_state, payment_question, payment_amount: sum, payment_changed_at: now };
      if (!(await changePayment(tx, id, found, changes))) continue;
      await addTransfer(tx, {
        application_id: id,
        fee: found.payment_fee,
        amount,
        value_date,
        bank_reference,
        reason,
        recorded_by: by.id,
        recorded_at: now,
      });
      await addPaymentStep(tx, {
        application_id: id,
        from_state: payment_state,
        to_state: payment_state,
        amount,
        changed_by: by.id,
        changed_at: now,
      });
      await securityLog.add(tx, {
        kind: 'decision',
        subject: { kind: 'payment', id },
        detail: 'part-payment',
      });
      return sum;
    }
  };

  return {
    recordPartPayment: (part, by, key) =>
      idempotency.run(
        { scope: `part-payment:${by.id}`, key, fingerprint: sha256(JSON.stringify(part)) },
        {
          prepare: async () => requirePastDate(part.value_date, clock()),
          transaction: async (tx) => ({
            message: paymentTexts.partRecorded,
            amount: await add(tx, part, by),
          }),
        },
      ),
  };
}
