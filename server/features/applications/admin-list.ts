import { setImmediate } from 'node:timers/promises';
import {
  type AdminApplicationResponse,
  type ApplicationQuery,
  type ApplicationSort,
  type AskedState,
  type ExportedApplication,
  gradeCodes,
  listPageSize,
  paging,
  receivedOf,
  type SortOrder,
  sortingOf,
} from '@imc/api/contract';
import { type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { cacheSlowRead } from '../../db/cache-while-unchanged.ts';
import { prepared } from '../../db/prepared.ts';
import type { ApplicationCountsTable } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { applicationNotFound } from './application-history.ts';
import type { Openings } from './application-openings.ts';
import {
  afterCondition,
  areFew,
  conditionOf,
  type Filter,
  filtersOf,
  foundIds,
  indexedFilters,
  orderColumns,
  type SearchPlan,
  searchCondition,
  searchPlan,
  searchValues,
  sortColumns,
} from './list-query.ts';
import { adminAnswer, adminColumns } from './rows.ts';

export interface ApplicationsPage {
  readonly applications: AdminApplicationResponse[];
  /** Matching applications on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** Null at the ends. */
export interface ApplicationNeighbours {
  readonly previous: number | null;
  readonly next: number | null;
}

/** The submitted applications, newest first, without withdrawn ones. */
export interface AdminList {
  /** In batches of some hundred rows. With `by`, each says whether it is that account's own. */
  all(by?: Account): AsyncIterable<AdminApplicationResponse[]>;
  /** One page of the matching applications. With `by`, each says whether it is that account's own. */
  page(query: ApplicationQuery & { page?: number; limit?: number }, by?: Account): Promise<ApplicationsPage>;
  /**
   * Returns the ids before and after an application in the list of a query, even if it does not match. Null at the ends. Throws a 404 if no
   * submitted application has this id.
   */
  neighbours(applicationId: number, query: ApplicationQuery): Promise<ApplicationNeighbours>;
  /**
   * Yields the matching applications in order, in batches of some hundred rows. Records each batch as opened by the account before it is
   * yielded.
   */
  exported(query: ApplicationQuery, by: Account): AsyncIterable<ExportedApplication[]>;
}

/** For `all` and `exported`. */
const batchSize = 200;

/** Columns for a page or a batch, in addition to those of the response and the export. */
const orderValues = ['name_key', 'contact_key', 'grade_rank'] as const;
const pageColumns = [
  ...adminColumns,
  ...orderValues,
  'payment_state',
  'payment_amount',
  'decided_at',
  'user_id',
] as const;

/** How to find the matching applications. */
interface QueryPlan {
  /** Finds and sorts all of them. Otherwise, looks them up in the index of the order. */
  readonly isSorted: boolean;
  /** Undefined without a search. */
  readonly search: SearchPlan | undefined;
}

/** Null if there is no request, or the newest was closed. */
const askedForMore = sql<AskedState | null>`(
  select case when closed_at is not null then null when answered_at is null then 'open' else 'answered' end
  from information_requests
  where id = (select max(id) from information_requests where application_id = applications.id)
)`.as('asked_for_more');

/** What the SQL of a page depends on, besides values. */
interface Shape extends QueryPlan {
  readonly names: readonly Filter[0][];
  readonly sort: ApplicationSort;
  readonly order: SortOrder;
  readonly isAfter: boolean;
}

/** The conditions and the order. */
interface List {
  readonly filters: readonly Filter[];
  readonly sort: ApplicationSort;
  readonly order: SortOrder;
}

/** Rows of a list. */
interface Section {
  readonly limit: number;
  readonly offset?: number;
  /** Values of the row before the section, in the columns of the order. */
  readonly after?: readonly (string | number)[] | undefined;
}

const isPart = ([name]: Filter): boolean => name === 'part';

/** What the database counts (`application_counts`): a list with at most one filter. */
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
  openings,
}: Pick<Infrastructure, 'kind' | 'db' | 'readChangeMark'> & { readonly openings: Openings }): AdminList {
  const listed = () =>
    db.selectFrom('applications').where('submitted_at', 'is not', null).where('withdrawn_at', 'is', null);

  /** With the values that the indexes take. */
  const indexable = (filters: readonly Filter[]): Filter[] => {
    const parts = filters.filter(isPart).map(([, value]) => value);
    if (parts.length === 0) return [...filters];
    return [
      ...filters.filter((filter) => !isPart(filter)),
      ...searchValues(kind, parts).map((value): Filter => ['part', value]),
    ];
  };

  /** The filters in `indexed` may be searched in an index. */
  const matching = (
    names: readonly Filter[0][],
    values: readonly unknown[],
    indexed: readonly Filter[0][],
    search: SearchPlan | undefined,
  ) => {
    const filtered = names.reduce(
      (query, name, index) =>
        name === 'part'
          ? query
          : query.where(conditionOf(kind, name, values[index], { useIndex: indexed.includes(name) })),
      listed(),
    );
    const searched = values.filter((_, index) => names[index] === 'part');
    return search ? filtered.where(searchCondition(kind, search, searched)) : filtered;
  };

  /** Filters that may be searched in any index to find all matching applications. */
  const indexedForAll = (names: readonly Filter[0][], search: SearchPlan | undefined) => {
    // PostgreSQL knows how many rows have a value. SQLite would read the rows of the first index that has the value.
    if (kind === 'sqlite') return search === 'few' ? [] : indexedFilters('date', names);
    return search === 'few' ? [] : names;
  };

  const prepareIds = ({ names, sort, order, isSorted, search, isAfter }: Shape) =>
    prepared(
      db,
      names.length + (isAfter ? sortColumns[sort].length : 0) + 2,
      (...placeholders: unknown[]) => {
        const [limit, offset, ...rest] = placeholders;
        const columns = orderColumns(kind, sort, { useIndex: !isSorted });
        const indexed = isSorted ? indexedForAll(names, search) : indexedFilters(sort, names);
        const chosen = matching(names, rest.slice(0, names.length), indexed, search);
        return (isAfter ? chosen.where(afterCondition(columns, order, rest.slice(names.length))) : chosen)
          .$call((query) => columns.reduce((sorted, column) => sorted.orderBy(column, order), query))
          .limit(limit as number)
          .offset(offset as number)
          .select('applications.id');
      },
    );

  const queries = new LRUCache<string, ReturnType<typeof prepareIds>>({ max: 300 });

  const readRows = prepared(db, 1, (ids: unknown) =>
    listed()
      .select(pageColumns)
      .select(askedForMore)
      .where(
        kind === 'sqlite'
          ? sql<SqlBool>`applications.id in (select value from json_each(${ids}))`
          : sql<SqlBool>`applications.id = any(cast(${ids} as integer[]))`,
      ),
  );

  /** In the order of the ids. Leaves out applications that were withdrawn meanwhile. */
  const rowsOf = async (ids: readonly number[]) => {
    if (ids.length === 0) return [];
    const rows = await readRows(kind === 'sqlite' ? JSON.stringify(ids) : ids);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  type ListRow = Awaited<ReturnType<typeof rowsOf>>[number];
  /** The values of a row in every order. */
  type OrderedRow = Pick<ListRow, (typeof orderValues)[number] | 'id' | 'status' | 'submitted_at'>;

  const answerOf = (row: ListRow, by: Account | undefined): AdminApplicationResponse => ({
    ...adminAnswer(row),
    asked_for_more: row.asked_for_more,
    ...(by && { own: row.user_id === by.id }),
  });

  /** Receipts and recorded transfers, by application. */
  const paidFor = async (ids: readonly number[]) => {
    const receipts = await db
      .selectFrom('receipts')
      .select(['application_id', 'number'])
      .where('application_id', 'in', ids)
      .orderBy('issued_at')
      .execute();
    const transfers = await db
      .selectFrom('payment_transfers')
      .select(['application_id', 'amount', 'bank_reference'])
      .where('application_id', 'in', ids)
      .orderBy('id')
      .execute();
    return {
      receipts: Map.groupBy(receipts, ({ application_id }) => application_id),
      transfers: Map.groupBy(transfers, ({ application_id }) => application_id),
    };
  };

  /** Counts with `application_counts` if it has the filters, else with indexes. */
  const countOf = cacheSlowRead(readChangeMark, async (filters: readonly Filter[]): Promise<number> => {
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
    const names = values.map(([name]) => name);
    const texts = values.map(([, value]) => value);
    const search = await searchPlanOf(filters);
    const rows = filters.every(isPart)
      ? db.selectFrom(sql`(${foundIds(kind, texts)})`.as('found'))
      : matching(names, texts, indexedForAll(names, search), search);
    const { count } = await (rows as ReturnType<typeof matching>)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  });

  const searchPlanOf = async (filters: readonly Filter[]): Promise<SearchPlan | undefined> => {
    const parts = filters.filter(isPart);
    if (parts.length === 0) return undefined;
    // The index of texts counts a search without other filters anyway.
    if (parts.length === filters.length) return 'few';
    return searchPlan(await countOf(parts), await countOf([]));
  };

  /** Of the list, `count` applications match. */
  const idsOf = async (
    { filters, sort, order }: List,
    { limit, offset = 0, after }: Section,
    count: number,
  ) => {
    if (offset >= count) return [];
    const all = filters.length > 0 ? await countOf([]) : count;
    const parts = filters.filter(isPart);
    const found = parts.length > 0 ? await countOf(parts) : all;
    // Skip a search that finds every application.
    const needed = indexable(found < all ? filters : filters.filter((filter) => !isPart(filter)));
    const search = found < all ? searchPlan(found, all) : undefined;
    const names = needed.map(([name]) => name);
    // Without a search, SQLite reads an index either way, and one that has the order needs no rows for sorting.
    const isSorted = search
      ? search === 'few'
      : kind === 'postgres' && needed.length > 0 && areFew(count, all);
    const shape: Shape = { names, sort, order, isSorted, search, isAfter: after !== undefined };
    const key = JSON.stringify(shape);
    const query = queries.get(key) ?? prepareIds(shape);
    queries.set(key, query);
    const rows = await query(limit, offset, ...needed.map(([, value]) => value), ...(after ?? []));
    return rows.map(({ id }) => id);
  };

  /** Cached: many admins look at the same pages, and a page is read again after every change of it. */
  const cachedPage = cacheSlowRead(readChangeMark, async (list: List, section: Section) => {
    const count = await countOf(list.filters);
    return { count, ids: await idsOf(list, section, count) };
  });

  const valuesOf = (row: OrderedRow, sort: ApplicationSort) =>
    sortColumns[sort].map((column) => row[column] ?? '');

  /** Each batch continues after the last row of the one before. */
  async function* batches(query: ApplicationQuery): AsyncGenerator<ListRow[]> {
    const list = { filters: filtersOf(query), ...sortingOf(query) };
    const count = await countOf(list.filters);
    for (let after: Section['after']; ; ) {
      const ids = await idsOf(list, { limit: batchSize, after }, count);
      const rows = await rowsOf(ids);
      yield rows;
      const last = rows.at(-1);
      if (!last || ids.length < batchSize) return;
      // Let other requests go first: a fast reader of the stream would otherwise block them until the last batch.
      await setImmediate();
      after = valuesOf(last, list.sort);
    }
  }

  return {
    async *all(by) {
      for await (const rows of batches({})) yield rows.map((row) => answerOf(row, by));
    },

    neighbours: async (applicationId, query) => {
      const row = await db
        .selectFrom('applications')
        .select(['id', 'status', 'submitted_at', ...orderValues])
        .where('id', '=', applicationId)
        .where('submitted_at', 'is not', null)
        .executeTakeFirst();
      if (!row) throw applicationNotFound(applicationId);
      const filters = filtersOf(query);
      const { sort, order } = sortingOf(query);
      const after = valuesOf(row, sort);
      const count = await countOf(filters);
      // The previous one is the first after it in the opposite order.
      const firstAfter = async (direction: SortOrder) =>
        (await idsOf({ filters, sort, order: direction }, { limit: 1, after }, count))[0] ?? null;
      const next = await firstAfter(order);
      return { previous: await firstAfter(order === 'asc' ? 'desc' : 'asc'), next };
    },

    async *exported(query, by) {
      for await (const rows of batches(query)) {
        const ids = rows.map(({ id }) => id);
        if (ids.length === 0) {
          yield [];
          continue;
        }
        await openings.recordExport(ids, by);
        const { receipts, transfers } = await paidFor(ids);
        yield rows.map((row) => ({
          ...adminAnswer(row),
          payment_state: row.payment_state,
          decided_at: row.status === 'pending' ? null : row.decided_at,
          ...receivedOf(row.payment_amount, transfers.get(row.id)),
          receipt_numbers: (receipts.get(row.id) ?? []).map(({ number }) => number),
        }));
      }
    },

    page: async ({ limit = listPageSize.default, page = 1, ...query }, by) => {
      const list = { filters: filtersOf(query), ...sortingOf(query) };
      const { count, ids } = await cachedPage(list, { limit, offset: (page - 1) * limit });
      const shown = await rowsOf(ids);
      return {
        applications: shown.map((row) => answerOf(row, by)),
        ...paging(count, { page, limit }),
      };
    },
  };
}
