import { applicationAnswers, type Decision, decisionTexts, writtenText } from '@imc/api/contract';
import type { Selectable } from 'kysely';
import type { ApplicationsTable, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { isStale, RefusalError } from '../../shared/refusal-error.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import { followStatus } from '../payments/ledger/application-charges.ts';
import { lockLedger } from '../payments/ledger/ledger.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { type AdminList, createAdminList } from './admin-list.ts';
import { applicationNotFound, type NamedStep, selectSubmitted, stepsOf } from './application-history.ts';
import type { Openings } from './application-openings.ts';
import { recordStep } from './history-chain.ts';

export interface Review extends AdminList {
  /**
   * Sets the status, records the step and queues a mail. A repeated decision of the same admin changes nothing. Throws a 404 if no submitted
   * application has this id, a 403 if it is the admin's own, and a 409 if it was withdrawn, if its status is not the one that the admin saw, or
   * if a note or a reason comes without a new status.
   */
  setStatus(decision: Decision, by: Account): Promise<void>;
}

export interface ReviewDeps extends Pick<Infrastructure, 'db' | 'clock' | 'kind' | 'readChangeMark'> {
  readonly openings: Openings;
  readonly notices: Notices;
  readonly delivery: Delivery;
  readonly securityLog: SecurityLog;
}

/** Throws if the admin may not decide on the application. */
export function refuseDecision(
  { user_id, withdrawn_at }: Pick<Selectable<ApplicationsTable>, 'user_id' | 'withdrawn_at'>,
  by: Account,
): void {
  if (user_id === by.id) throw new RefusalError(403, applicationAnswers.ownApplication);
  if (withdrawn_at !== null) throw new RefusalError(409, applicationAnswers.withdrawnByApplicant);
}

/** With the status that it found. */
interface FoundDecision extends Pick<Decision, 'seen_status' | 'status'> {
  readonly note: string | null;
  readonly reason: string | null;
  readonly found: Decision['status'];
}

/** The status is not the one that the admin saw. Names who set it. */
function decidedSince(found: Decision['status'], last: NamedStep | undefined): RefusalError {
  if (!last) return new RefusalError(409, decisionTexts.otherStatus(found));
  return new RefusalError(409, decisionTexts.decidedSince(last.changed_by, found), {
    decided: { status: found, changed_by: last.changed_by, changed_at: last.changed_at },
  });
}

/** Returns whether the decision changes anything. Throws if it would overwrite what the admin has not seen, or lose a note or a reason. */
async function isDue(
  tx: Tx,
  id: number,
  { seen_status: seen, status, note, reason, found }: FoundDecision,
  by: Account,
): Promise<boolean> {
  const isUnseen = isStale(seen, found);
  const isSame = found === status;
  if (!isUnseen && !isSame) return true;
  const last = await stepsOf(tx, id)
    .where('step.from_status', 'is not', null)
    .orderBy('step.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The response to the first attempt may have been lost.
  const isRepeated =
    isSame &&
    last?.account_id === by.id &&
    last.note === note &&
    last.reason === reason &&
    last.undoes === null;
  if (isRepeated) return false;
  if (isUnseen) throw decidedSince(found, last);
  if (note !== null || reason !== null) throw new RefusalError(409, decisionTexts.statusUnchanged);
  return false;
}

export function createReview({
  kind,
  db,
  clock,
  readChangeMark,
  openings,
  notices,
  delivery,
  securityLog,
}: ReviewDeps): Review {
  return {
    ...createAdminList({ kind, db, readChangeMark, openings }),

    setStatus: async (decision, by) => {
      const { application_id: id, status, seen_status } = decision;
      const [note, reason] = [writtenText(decision.note), writtenText(decision.reason)];
      await db.transaction().execute(async (tx) => {
        await lockLedger(tx);
        for (;;) {
          const now = stamp(clock);
          const found = await selectSubmitted(tx, id)
            .select(['status', 'user_id', 'withdrawn_at'])
            .executeTakeFirst();
          if (!found) throw applicationNotFound(id);
          refuseDecision(found, by);
          if (!(await isDue(tx, id, { status, seen_status, note, reason, found: found.status }, by))) return;
          // Update only what was read, so that the history has every step even with concurrent decisions and withdrawals.
          const { numUpdatedRows } = await tx
            .updateTable('applications')
            .set({ status, decided_at: now })
            .where('id', '=', id)
            .where('status', '=', found.status)
            .where('withdrawn_at', 'is', null)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) continue;
          await securityLog.add(tx, {
            kind: 'decision',
            subject: { kind: 'application', id },
            detail: status,
          });
          await notices.decision(tx, id, { from: found.status, to: status, reason });
          await recordStep(tx, {
            application_id: id,
            from_status: found.status,
            to_status: status,
            changed_by: by.id,
            changed_at: now,
            note,
            reason,
          });
          await followStatus(tx, id, { from: found.status, to: status }, { by: by.id, at: now });
          return;
        }
      });
      delivery.wake();
    },
  };
}
