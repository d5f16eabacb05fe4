import { type ApplicationStatus, applicationAnswers } from '@imc/api/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ApplicationsTable, Db } from '../../db/types.ts';
import type { Notices } from '../../mail/notices.ts';
import type { Delivery } from '../../mail/outbox/delivery.ts';
import type { Account } from '../accounts/users.ts';
import { type Clock, stamp } from '../clock.ts';
import { notFound, RefusalError } from '../refusal-error.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { type AdminList, createAdminList } from './admin-list.ts';

/** Review of applications by admins. */
export interface Review extends AdminList {
  /**
   * Sets the status, records it in the history and queues a mail to the member. Throws a 404 if no submitted application has this id, a 403 if it
   * is the admin's own, and a 409 if the applicant has withdrawn it.
   */
  setStatus(id: number, status: ApplicationStatus, by: Account): Promise<void>;
}

export interface ReviewDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly kind: Database['kind'];
  readonly changeMark: Database['changeMark'];
  readonly notices: Notices;
  readonly delivery: Delivery;
  readonly securityLog: SecurityLog;
}

/** Error for an application that does not exist or that the user may not see. */
export const applicationNotFound = (applicationId: number) =>
  notFound(applicationAnswers.notFound, { kind: 'application', applicationId });

/** Throws if the admin may not decide on the application. */
function refuseDecision(
  { user_id, withdrawn_at }: Pick<Selectable<ApplicationsTable>, 'user_id' | 'withdrawn_at'>,
  by: Account,
): void {
  if (user_id === by.id) throw new RefusalError(403, applicationAnswers.ownApplication);
  if (withdrawn_at !== null) throw new RefusalError(409, applicationAnswers.withdrawnByApplicant);
}

/** Creates the `Review` service. */
export function createReview({
  kind,
  db,
  clock,
  changeMark,
  notices,
  delivery,
  securityLog,
}: ReviewDeps): Review {
  return {
    ...createAdminList({ kind, db, changeMark }),

    setStatus: async (id, status, by) => {
      await db.transaction().execute(async (tx) => {
        for (;;) {
          const now = stamp(clock);
          const found = await tx
            .selectFrom('applications')
            .select(['status', 'user_id', 'withdrawn_at'])
            .where('id', '=', id)
            .where('submitted_at', 'is not', null)
            .executeTakeFirst();
          if (!found) throw applicationNotFound(id);
          refuseDecision(found, by);
          if (found.status === status) return;
          // Update only from what was read, so that the history has every step even with concurrent decisions and withdrawals.
          const { numUpdatedRows } = await tx
            .updateTable('applications')
            .set({ status, decided_at: now })
            .where('id', '=', id)
            .where('status', '=', found.status)
            .where('withdrawn_at', 'is', null)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) continue;
          await tx
            .insertInto('application_status_history')
            .values({
              application_id: id,
              from_status: found.status,
              to_status: status,
              changed_by: by.id,
              changed_at: now,
            })
            .execute();
          await securityLog.add(tx, {
            kind: 'decision',
            subject: { kind: 'application', id },
            detail: status,
          });
          await notices.decision(tx, id, { from: found.status, to: status });
          return;
        }
      });
      delivery.wake();
    },
  };
}
