import { type ApplicationStatus, applicationAnswers } from '@imc/api/contract';
import type { Database } from '../../db/database.ts';
import type { Db } from '../../db/types.ts';
import type { Account } from '../accounts/users.ts';
import { type Clock, stamp } from '../clock.ts';
import { notFound, RefusalError } from '../refusal-error.ts';
import { type AdminList, createAdminList } from './admin-list.ts';

/** What admins read and decide. */
export interface Review extends AdminList {
  /** Sets the state and writes the history. 404 where there is no such submitted application, 403 where it is the admin's own. */
  setStatus(id: number, status: ApplicationStatus, by: Account): Promise<void>;
}

export interface ReviewDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly changeMark: Database['changeMark'];
}

/** Answered for an application that is not there and for one that the person may not see. */
export const applicationNotFound = () => notFound(applicationAnswers.notFound);

export function createReview({ db, clock, changeMark }: ReviewDeps): Review {
  return {
    ...createAdminList({ db, changeMark }),

    setStatus: async (id, status, by) => {
      await db.transaction().execute(async (tx) => {
        for (;;) {
          const now = stamp(clock);
          const found = await tx
            .selectFrom('applications')
            .select(['status', 'user_id'])
            .where('id', '=', id)
            .where('submitted_at', 'is not', null)
            .executeTakeFirst();
          if (!found) throw applicationNotFound();
          if (found.user_id === by.id) throw new RefusalError(403, applicationAnswers.ownApplication);
          if (found.status === status) return;
          // Only from the state that was read: the history then tells every step, whoever else decides at this moment.
          const { numUpdatedRows } = await tx
            .updateTable('applications')
            .set({ status, decided_at: now })
            .where('id', '=', id)
            .where('status', '=', found.status)
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
          return;
        }
      });
    },
  };
}
