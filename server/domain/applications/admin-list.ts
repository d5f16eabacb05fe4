import {
  type AdminApplicationAnswer,
  type ApplicationQuery,
  type ApplicationSort,
  adminPageSize,
  type ExportedApplication,
  gradeCodes,
  type SortOrder,
  sortingOf,
} from '@imc/api/contract';
import { type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { cacheSlowRead } from '../../db/cache-while-unchanged.ts';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { ApplicationCountsTable } from '../../db/types.ts';
import { cursorText, type ListCursor, readCursor } from './list-cursor.ts';
import {
  afterCondition,
  conditionOf,
  type Filter,
  filtersOf,
  indexedFilters,
  likePattern,
  matchText,
  orderColumns,
  sortColumns,
} from './list-query.ts';
import { adminAnswer, adminColumns } from './rows.ts';

/** One page of the admin list. */
export interface ApplicationsPage {
  readonly applications: AdminApplicationAnswer[];
  /** Number of matching applications on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Cursor of the next page. Null on the last one. */
  readonly next: string | null;
}

/** The submitted applications as admins list them, newest first, without withdrawn ones. */
export interface AdminList {
  /** Yields all applications in batches of some hundred rows. */
  all(): AsyncIterable<AdminApplicationAnswer[]>;
  /** Returns one page of the applications that match the query. Throws a 400 for a cursor of another list. */
  page(
    query: ApplicationQuery & { page?: number; limit?: number; after?: string },
  ): Promise<ApplicationsPage>;
  /** Yields the applications that match the query, in its order, in batches of some hundred rows. */
  exported(query: ApplicationQuery): AsyncIterable<ExportedApplication[]>;
}

/** Number of rows that `all` and `exported` read at once. */
const batchSize = 200;

/** Columns that a page needs: those of the response, and those of the orders. */
const pageColumns = [...adminColumns, 'name_key', 'contact_key', 'grade_rank', 'payment_state'] as const;

/** What the SQL of a page depends on, besides values. */
interface Shape {
  readonly names: readonly Filter[0][];
  readonly sort: ApplicationSort;
  readonly order: SortOrder;
  /** Whether few rows match, so that finding and sorting all of them is faster than looking for them in the order. */
  readonly isRare: boolean;
  readonly isAfter: boolean;
  readonly isOffset: boolean;
}

/** Which rows to read. */
interface Section {
  readonly filters: readonly Filter[];
  readonly sort: ApplicationSort;
  readonly order: SortOrder;
  readonly limit: number;
  readonly offset?: number;
  readonly after?: ListCursor | undefined;
}

/** Returns what the database counts (`application_counts`) for a list without filter or with one. */
function countedBy([filter, ...others]: readonly Filter[]):
  | readonly [ApplicationCountsTable['counted_by'], string?]
  | undefined {
  if (!filter) return ['status'];
  const [name, value] = filter;
  if (others.length > 0) return undefined;
  if (name === 'status') return ['status', String(value)];
  if (name === 'grade') return ['grade', gradeCodes[Number(value) - 1] ?? ''];
  if (name === 'marketer') return ['marketer code', String(value)];
  if (name === 'payment') return ['payment state', String(value)];
  return undefined;
}

export function createAdminList({
  kind,
  db,
  readChangeMark,
}: Pick<Database, 'kind' | 'db' | 'readChangeMark'>): AdminList {
  const listed = () =>
    db.selectFrom('applications').where('submitted_at', 'is not', null).where('withdrawn_at', 'is', null);

  /** Returns the query for the ids in SQLite's full-text index. */
  const found = (match: unknown) =>
    db
      .selectFrom('application_search')
      .select('rowid')
      .where(sql<SqlBool>`application_search match ${match}`);

  /** Returns the filters with the values that the indexes of texts take. SQLite's finds all parts of a search together. */
  const indexable = (filters: readonly Filter[]): Filter[] => {
    const parts = filters.flatMap(([name, value]) => (name === 'part' ? [value] : []));
    if (parts.length === 0) return [...filters];
    const values = kind === 'sqlite' ? [matchText(parts)] : parts.map(likePattern);
    return [
      ...filters.filter(([name]) => name !== 'part'),
      ...values.map((value): Filter => ['part', value]),
    ];
  };

  /** Returns the query for all matching applications, found by any index. */
  const matching = (names: readonly Filter[0][], values: readonly unknown[]) => {
    const isSearched = names.includes('part');
    return names.reduce((query, name, index) => {
      if (kind === 'sqlite' && name === 'part') return query.where('id', 'in', found(values[index]));
      const useIndex = name === 'part' || !isSearched;
      return query.where(conditionOf(kind, name, values[index], { useIndex }));
    }, listed());
  };

  const prepareRows = ({ names, sort, order, isRare, isAfter, isOffset }: Shape) =>
    prepared(
      db,
      names.length + (isAfter ? sortColumns[sort].length : 0) + 2,
      (...placeholders: unknown[]) => {
        const [limit, offset, ...rest] = placeholders;
        const values = rest.slice(0, names.length);
        const columns = orderColumns(kind, sort, { useIndex: !isRare });
        const indexed = indexedFilters(sort, names);
        const chosen = isRare
          ? db.selectFrom('applications').where('applications.id', 'in', matching(names, values).select('id'))
          : names.reduce(
              (query, name, index) =>
                query.where(conditionOf(kind, name, values[index], { useIndex: indexed.includes(name) })),
              listed(),
            );
        const section = (
          isAfter ? chosen.where(afterCondition(columns, order, rest.slice(names.length))) : chosen
        )
          .$call((query) => columns.reduce((sorted, column) => sorted.orderBy(column, order), query))
          .limit(limit as number)
          .offset(offset as number);
        if (!isOffset) return section.select(pageColumns);
        // Skip rows in the index alone, and read only those of the page.
        return orderColumns(kind, sort, { useIndex: false }).reduce(
          (sorted, column) => sorted.orderBy(column, order),
          db
            .selectFrom('applications')
            .select(pageColumns)
            .where('applications.id', 'in', section.select('applications.id')),
        );
      },
    );

  const queries = new LRUCache<string, ReturnType<typeof prepareRows>>({ max: 300 });

  /** Counts matching applications: from `application_counts` if it has them, else in an index. */
  const count = async (key: string): Promise<number> => {
    const filters = JSON.parse(key) as Filter[];
    const counted = countedBy(filters);
    if (counted) {
      const [by, value] = counted;
      const counts = db
        .selectFrom('application_counts')
        .select(({ fn }) => fn.sum<number | null>('count').as('sum'))
        .where('counted_by', '=', by);
      const { sum } = await (value === undefined
        ? counts
        : counts.where('value', '=', value)
      ).executeTakeFirstOrThrow();
      return Number(sum ?? 0);
    }
    const values = indexable(filters);
    const isSearch = kind === 'sqlite' && values.every(([name]) => name === 'part');
    const rows = isSearch
      ? found(values[0]?.[1])
      : matching(
          values.map(([name]) => name),
          values.map(([, value]) => value),
        );
    const { count } = await (rows as ReturnType<typeof matching>)
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  const countAgain = cacheSlowRead(readChangeMark, count);

  const countOf = (filters: readonly Filter[]) => countAgain(JSON.stringify(filters));

  /** Reads rows that match the filters, of which there are `count`. */
  const read = async ({ filters, sort, order, limit, offset = 0, after }: Section, count: number) => {
    if (offset >= count) return [];
    // Looking for a page in the order reads about `limit` × all ÷ `count` rows.
    const isRare = filters.length > 0 && count * count < limit * (await countOf([]));
    const values = isRare ? indexable(filters) : filters;
    const shape: Shape = {
      names: values.map(([name]) => name),
      sort,
      order,
      isRare,
      isAfter: after !== undefined,
      isOffset: offset > 0,
    };
    const key = JSON.stringify(shape);
    const query = queries.get(key) ?? prepareRows(shape);
    queries.set(key, query);
    return query(limit, offset, ...values.map(([, value]) => value), ...(after?.values ?? []));
  };

  type ListRow = Awaited<ReturnType<typeof read>>[number];

  const cursorAt = (row: ListRow, sort: ApplicationSort, page: number): ListCursor => ({
    values: sortColumns[sort].map((column) => row[column] ?? ''),
    page,
  });

  /** Yields all rows that match a query, continuing after the last one each time. */
  async function* batches(query: ApplicationQuery): AsyncGenerator<ListRow[]> {
    const filters = filtersOf(query);
    const { sort, order } = sortingOf(query);
    const count = await countOf(filters);
    for (let after: ListCursor | undefined; ; ) {
      const rows = await read({ filters, sort, order, limit: batchSize, after }, count);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) return;
      after = cursorAt(last, sort, 0);
    }
  }

  return {
    async *all() {
      for await (const rows of batches({})) yield rows.map(adminAnswer);
    },

    async *exported(query) {
      for await (const rows of batches(query))
        yield rows.map((row) => ({ ...adminAnswer(row), payment_state: row.payment_state }));
    },

    page: async ({ limit = adminPageSize.default, after: cursor, ...query }) => {
      const filters = filtersOf(query);
      const { sort, order } = sortingOf(query);
      const after = cursor ? readCursor(cursor, { sort, order }) : undefined;
      const page = after?.page ?? query.page ?? 1;
      const count = await countOf(filters);
      const offset = after ? 0 : (page - 1) * limit;
      // One row more tells whether another page follows.
      const rows = await read({ filters, sort, order, limit: limit + 1, offset, after }, count);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        applications: shown.map(adminAnswer),
        total: count,
        page,
        pages: Math.max(1, Math.ceil(count / limit)),
        next: last ? cursorText(cursorAt(last, sort, page + 1), { sort, order }) : null,
      };
    },
  };
}
