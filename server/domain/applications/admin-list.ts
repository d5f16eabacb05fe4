import {
  type AdminApplicationAnswer,
  type ApplicationFilterName,
  type ApplicationFilters,
  adminPageSize,
  applicationFilters,
  chosenFilters,
} from '@imc/api/contract';
import { sql } from 'kysely';
import { cacheWhileUnchanged } from '../../db/cache-while-unchanged.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { ApplicationCountsTable, Db } from '../../db/types.ts';
import { adminAnswer, adminColumns } from './rows.ts';

/** One page of the admin list. */
export interface ApplicationsPage {
  readonly applications: AdminApplicationAnswer[];
  /** Number of matching applications on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** The submitted applications as admins list them, newest first, without withdrawn ones. */
export interface AdminList {
  /** Yields all applications in batches of some hundred rows. */
  all(): AsyncIterable<AdminApplicationAnswer[]>;
  /** Returns one page of the applications that match the filters. */
  page(query: ApplicationFilters & { page?: number; limit?: number }): Promise<ApplicationsPage>;
}

/** Number of rows that `all` reads at once. */
const batchSize = 200;

/** Columns whose values the database counts, see `application_counts`. */
const countedColumns = ['status', 'grade'] as const satisfies readonly ApplicationCountsTable['counted_by'][];

const columnOf = (name: ApplicationFilterName) => applicationFilters[name].column;

export function createAdminList({
  db,
  changeMark,
}: {
  readonly db: Db;
  readonly changeMark: Database['changeMark'];
}): AdminList {
  const matching = (filters: readonly (readonly [ApplicationFilterName, unknown])[]) =>
    filters.reduce(
      (query, [name, value]) => query.where(sql.ref(`applications.${columnOf(name)}`), '=', value),
      db.selectFrom('applications').where('submitted_at', 'is not', null).where('withdrawn_at', 'is', null),
    );
  const newestFirst = (
    filters: readonly (readonly [ApplicationFilterName, unknown])[],
    limit: number,
    offset: number,
  ) =>
    matching(filters)
      .select(adminColumns)
      .orderBy('submitted_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset);

  const batchAfter = prepared(db, 3, (submittedAt: string, id: number, limit: number) =>
    newestFirst([], limit, 0).where(({ eb, refTuple, tuple }) =>
      eb(refTuple('submitted_at', 'id'), '<', tuple(submittedAt, id)),
    ),
  );

  const preparePage = (names: readonly ApplicationFilterName[]) =>
    prepared(db, names.length + 2, (limit: number, offset: number, ...values: unknown[]) =>
      newestFirst(
        names.map((name, index) => [name, values[index]]),
        limit,
        offset,
      ),
    );
  const preparedPages = new Map<string, ReturnType<typeof preparePage>>();
  /** Returns the query for one combination of filters, compiled on first use. */
  const pageFilteredBy = (names: readonly ApplicationFilterName[]) => {
    const key = names.join();
    const page = preparedPages.get(key) ?? preparePage(names);
    preparedPages.set(key, page);
    return page;
  };

  /** Counts matching applications: from `application_counts` for one counted column or no filter, else from the rows. */
  const total = cacheWhileUnchanged(changeMark, async (key: string) => {
    const filters = JSON.parse(key) as ReturnType<typeof chosenFilters>;
    const [first, ...others] = filters;
    const counted = first ? countedColumns.find((column) => column === columnOf(first[0])) : 'status';
    if (counted === undefined || others.length > 0) {
      const { count } = await matching(filters)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    }
    const counts = db
      .selectFrom('application_counts')
      .select(({ fn }) => fn.sum<number | null>('count').as('sum'))
      .where('counted_by', '=', counted);
    const { sum } = await (first ? counts.where('value', '=', first[1]) : counts).executeTakeFirstOrThrow();
    return sum ?? 0;
  });

  return {
    async *all() {
      const firstPage = pageFilteredBy([]);
      let rows = await firstPage(batchSize, 0);
      for (;;) {
        yield rows.map(adminAnswer);
        const last = rows.at(-1);
        if (!last?.submitted_at || rows.length < batchSize) return;
        rows = await batchAfter(last.submitted_at, last.id, batchSize);
      }
    },

    page: async ({ page = 1, limit = adminPageSize.default, ...query }) => {
      const filters = chosenFilters(query);
      const readPage = pageFilteredBy(filters.map(([name]) => name));
      const rows = await readPage(limit, (page - 1) * limit, ...filters.map(([, value]) => value));
      const count = await total(JSON.stringify(filters));
      return {
        applications: rows.map(adminAnswer),
        total: count,
        page,
        pages: Math.max(1, Math.ceil(count / limit)),
      };
    },
  };
}
