import { applicationAnswers, ledgerTexts, type PartPayment, paymentTexts } from '@imc/api/contract';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import { applicationNotFound } from '../applications/application-history.ts';
import { refuseDecision } from '../applications/review.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { chargesOfApplication, currentCharge } from './ledger/application-payment.ts';
import { addTransfer, lockLedger, requirePastDate } from './ledger/ledger.ts';
import { requireSeen } from './ledger/seen.ts';
import { logLedger, settle } from './ledger/settlements.ts';
import { requireReasonForMore } from './payment-changes.ts';
import { lockPayment } from './payment-row.ts';

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
  /** Returns what was received for the charge. */
  const add = async (tx: Tx, part: PartPayment, by: Account): Promise<number> => {
    const { application_id: id, amount, reason } = part;
    const closedThrough = await lockLedger(tx);
    const found = await lockPayment(tx, id);
    if (!found) throw applicationNotFound(id);
    refuseDecision(found, by);
    await requireSeen(tx, part, found);
    if (found.payment_state === 'confirmed') throw new RefusalError(409, applicationAnswers.paymentConfirmed);
    const charge = currentCharge(await chargesOfApplication(tx, id));
    if (!charge) throw new RefusalError(404, ledgerTexts.noCharge);
    const due = charge.amount - charge.allocated;
    requireReasonForMore(amount, due, reason);
    const at = stamp(clock);
    const money = { ...part, account_id: found.user_id };
    const transfer_id = await addTransfer(tx, money, { by: by.id, at }, closedThrough);
    const paid = { transfer_id, amount: Math.min(amount, due), isNewTransfer: true };
    await settle(tx, { charge, part: paid, by: by.id, at });
    await logLedger(securityLog, tx, charge, 'part-payment');
    return charge.allocated + amount;
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
