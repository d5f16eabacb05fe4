import { type ApplicationStatus, decisionTexts } from '@imc/api/contract';
import type { Tx } from '../../db/types.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { followStatus } from '../payments/ledger/application-charges.ts';
import { lockLedger } from '../payments/ledger/ledger.ts';
import {
  applicationNotFound,
  type DecisionStep,
  isDecision,
  type NamedStep,
  selectSubmitted,
  standingDecision,
  stepsOf,
  undoUntil,
} from './application-history.ts';
import { recordStep } from './history-chain.ts';
import { type ReviewDeps, refuseDecision } from './review.ts';

/** APP-60. */
export interface UndoDecision {
  /** Undoes the admin's last decision and returns the restored status. Throws a 403, 404 or 409 (`undoDecisionCall`). */
  undoDecision(id: number, by: Account): Promise<ApplicationStatus>;
}

/** Throws if the admin can't undo the step. */
function requireUndoable(
  step: NamedStep | undefined,
  by: Account,
  now: string,
): asserts step is DecisionStep {
  if (!isDecision(step)) throw new RefusalError(409, decisionTexts.nothingToUndo);
  if (step.account_id !== by.id) throw new RefusalError(403, decisionTexts.undoOthers(step.changed_by));
  if (undoUntil(step).toISOString() <= now) throw new RefusalError(409, decisionTexts.undoTooLate);
}

export function createUndoDecision({
  db,
  clock,
  notices,
  delivery,
  securityLog,
}: Pick<ReviewDeps, 'db' | 'clock' | 'notices' | 'delivery' | 'securityLog'>): UndoDecision {
  /** Returns the restored status. Undefined if another decision came first. */
  const undoIn = async (tx: Tx, id: number, by: Account): Promise<ApplicationStatus | undefined> => {
    await lockLedger(tx);
    const now = stamp(clock);
    const found = await selectSubmitted(tx, id)
      .select(['status', 'user_id', 'withdrawn_at'])
      .executeTakeFirst();
    if (!found) throw applicationNotFound(id);
    refuseDecision(found, by);
    const last = await stepsOf(tx, id).orderBy('step.id', 'desc').limit(1).executeTakeFirst();
    // The response to the first attempt may have been lost.
    if (last && last.undoes !== null && last.account_id === by.id) return found.status;
    requireUndoable(last, by, now);
    // The decision that applies after the undo.
    const before = await standingDecision(tx, id, last.id);
    const { numUpdatedRows } = await tx
      .updateTable('applications')
      .set({ status: last.from_status, decided_at: before?.changed_at ?? null })
      .where('id', '=', id)
      .where('status', '=', last.to_status)
      // Every decision sets the time, so this is still the row of this decision.
      .where('decided_at', '=', last.changed_at)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await securityLog.add(tx, {
      kind: 'decision',
      subject: { kind: 'application', id },
      detail: `undone-${last.from_status}`,
    });
    await notices.decision(tx, id, {
      from: last.to_status,
      to: last.from_status,
      reason: before?.reason ?? null,
    });
    await recordStep(tx, {
      application_id: id,
      from_status: last.to_status,
      to_status: last.from_status,
      changed_by: by.id,
      changed_at: now,
      undoes: last.id,
    });
    await followStatus(tx, id, { from: last.to_status, to: last.from_status }, { by: by.id, at: now });
    return last.from_status;
  };

  return {
    undoDecision: async (id, by) => {
      const undo = () => db.transaction().execute((tx) => undoIn(tx, id, by));
      // After a concurrent decision, the second attempt finds it.
      const status = (await undo()) ?? (await undo());
      if (status === undefined) throw new RefusalError(409, decisionTexts.nothingToUndo);
      delivery.wake();
      return status;
    },
  };
}
