import {
  type AdminApplicationAnswer,
  type ApplicationStatus,
  adminPageSize,
  applicationAnswers,
} from '@imc/api/contract';
import { cacheWhileUnchanged } from '../../db/cache-while-unchanged.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/types.ts';
import type { Account } from '../accounts/users.ts';
import { type Clock, stamp } from '../clock.ts';
import { notFound, RefusalError } from '../refusal-error.ts';
import { adminAnswer, adminColumns } from './rows.ts';

/** A page of the admin list. */
export interface ApplicationsPage {
  readonly applications: AdminApplicationAnswer[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** Review of applications by admins. */
export interface Review {
  /** Yields all submitted applications, newest first, in batches of 200. */
  all(): AsyncIterable<AdminApplicationAnswer[]>;
  /** Returns a page of the submitted applications, newest first. */
  page(query: { status?: ApplicationStatus; page?: number; limit?: number }): Promise<ApplicationsPage>;
  /**
   * Sets the status and records it in the history. Throws a 404 if no submitted application has this id, and a 403 if it is the admin's own.
   */
  setStatus(id: number, status: ApplicationStatus, by: Account): Promise<void>;
}

export interface ReviewDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly changeMark: Database['changeMark'];
}

/** Error for an application that does not exist or that the user may not see. */
export const applicationNotFound = () => notFound(applicationAnswers.notFound);

/** Number of rows in memory at once when reading the complete list. */
const batchSize = 200;

/** Creates the `Review` service. */
export function createReview({ db, clock, changeMark }: ReviewDeps): Review {
  const newestFirst = (limit: number, offset: number) =>
    db
      .selectFrom('applications')
      .where('submitted_at', 'is not', null)
      .select(adminColumns)
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset);
  const pageOfAll = prepared(db, 2, newestFirst);
  const pageOfState = prepared(db, 3, (status: ApplicationStatus, limit: number, offset: number) =>
    newestFirst(limit, offset).where('status', '=', status),
  );
  const batchAfter = prepared(db, 3, (submittedAt: string, id: number, limit: number) =>
    newestFirst(limit, 0).where(({ eb, refTuple, tuple }) =>
      eb(refTuple('submitted_at', 'id'), '<', tuple(submittedAt, id)),
    ),
  );
  const totals = cacheWhileUnchanged(changeMark, async (status: ApplicationStatus | undefined) => {
    const { total } = await db
      .selectFrom('application_counts')
      .select(({ fn }) => fn.sum<number | null>('count').as('total'))
      .where('counted_by', '=', 'status')
      .$if(status !== undefined, (query) => query.where('value', '=', status as ApplicationStatus))
      .executeTakeFirstOrThrow();
    return total ?? 0;
  });

  return {
    async *all() {
      let rows = await pageOfAll(batchSize, 0);
      for (;;) {
        yield rows.map(adminAnswer);
        const last = rows.at(-1);
        if (!last?.submitted_at || rows.length < batchSize) return;
        rows = await batchAfter(last.submitted_at, last.id, batchSize);
      }
    },

    page: async ({ status, page = 1, limit = adminPageSize.default }) => {
      const rows = await (status === undefined
        ? pageOfAll(limit, (page - 1) * limit)
        : pageOfState(status, limit, (page - 1) * limit));
      const total = await totals(status);
      return {
        applications: rows.map(adminAnswer),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / limit)),
      };
    },

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
          // Update only from the status that was read, so that the history has every step even with concurrent decisions.
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
