import { applicationAnswers } from '@imc/api/contract';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { leaveApplication } from '../payments/ledger/application-charges.ts';
import { lockLedger } from '../payments/ledger/ledger.ts';
import { updatePaymentStatus } from '../payments/member-payment-status.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { applicationNotFound, isDecidedUnannounced, selectSubmitted } from './application-history.ts';
import { recordStep } from './history-chain.ts';

export interface Withdrawal {
  /**
   * Withdraws a pending application and records it once. Throws a 404 if the account has no submitted application with this id, and a 409 if it
   * has been decided.
   */
  withdraw(account: Account, id: number): Promise<void>;
}

export function createWithdrawal({
  db,
  clock,
  securityLog,
}: Pick<Infrastructure, 'db' | 'clock'> & {
  readonly securityLog: SecurityLog;
}): Withdrawal {
  return {
    withdraw: async (account, id) => {
      await db.transaction().execute(async (tx) => {
        await lockLedger(tx);
        const now = stamp(clock);
        // One of several concurrent calls updates the row, and no decision can come between.
        const { numUpdatedRows } = await tx
          .updateTable('applications')
          .set({ withdrawn_at: now })
          .where('id', '=', id)
          .where('user_id', '=', account.id)
          .where('submitted_at', 'is not', null)
          .where('status', '=', 'pending')
          .where('withdrawn_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) {
          await securityLog.add(tx, {
            kind: 'decision',
            subject: { kind: 'application', id },
            detail: 'withdrawn',
          });
          await recordStep(tx, {
            application_id: id,
            from_status: 'pending',
            to_status: 'withdrawn',
            changed_by: account.id,
            changed_at: now,
          });
          await leaveApplication(tx, id);
          await updatePaymentStatus(tx, account.id);
          return;
        }
        const found = await selectSubmitted(tx, id)
          .select(['id', 'status', 'withdrawn_at'])
          .where('user_id', '=', account.id)
          .executeTakeFirst();
        if (!found) throw applicationNotFound(id);
        if (found.withdrawn_at !== null) return;
        const isUnannounced = await isDecidedUnannounced(tx, found, clock());
        throw new RefusalError(
          409,
          isUnannounced ? applicationAnswers.beingDecided : applicationAnswers.alreadyDecided,
        );
      });
    },
  };
}
