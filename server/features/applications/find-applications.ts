import {
  type ApplicationQuery,
  type ApplicationSort,
  gradeCodes,
  type SortOrder,
  sortingOf,
} from '@imc/api/contract';
import { sql } from 'kysely';
import { cacheSlowRead } from '../../db/cache-while-unchanged.ts';
import type { Db } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import {
  afterCondition,
  areFew,
  type Conditions,
  conditionOf,
  conditionsOf,
  type Filter,
  type FilterName,
  foundIds,
  indexedFilters,
  orderColumns,
  type SearchPlan,
  searchCondition,
  searchPlan,
} from './list-query.ts';

export interface List {
  readonly conditions: Conditions;
  readonly sort: ApplicationSort;
  readonly order: SortOrder;
}

/** Rows of a list. */
export interface Section {
  readonly limit: number;
  readonly offset?: number;
  /** Values of the row before the section, in the columns of the order. */
  readonly after?: readonly (string | number)[] | undefined;
}

export const listOf = (query: ApplicationQuery): List => ({
  conditions: conditionsOf(query),
  ...sortingOf(query),
});

/** The submitted applications, without withdrawn ones. */
export const listed = (db: Db) =>
  db.selectFrom('applications').where('submitted_at', 'is not', null).where('withdrawn_at', 'is', null);

/** Rejected applications of which nothing is due (`shownPaymentState`), from an index. */
export const closedPayments = (db: Db) =>
  listed(db).where('status', '=', 'rejected').where('payment_state', 'in', ['none', 'received']);

const everything: Conditions = { filters: [], parts: [] };

/** The filters of which the database counts every value (`application_counts`). */
const countedFilters = {
  status: 'status',
  grade: 'grade',
  marketer: 'marketer code',
  payment: 'payment state',
} as const;

/** The counts whose sum is that of a list with at most one filter. Undefined if the database does not count it. */
function countsOf(db: Db, [filter, ...others]: readonly Filter[]) {
  const counts = db
    .selectFrom('application_counts')
    .select(({ fn }) => fn.sum<number | null>('count').as('count'));
  if (!filter) return counts.where('counted_by', '=', 'status');
  const [name, value] = filter;
  if (others.length > 0 || !(name in countedFilters)) return undefined;
  return counts
    .where('counted_by', '=', countedFilters[name as keyof typeof countedFilters])
    .where('value', '=', name === 'grade' ? (gradeCodes[Number(value) - 1] ?? '') : String(value));
}

/** Counts and finds applications by their ids. Both are cached until anything changes: many admins look at the same pages. */
export function createFindApplications({
  kind,
  db,
  readChangeMark,
}: Pick<Infrastructure, 'kind' | 'db' | 'readChangeMark'>) {
  /** The filters in `indexed` may be searched in an index. */
  const matching = (
    { filters, parts }: Conditions,
    indexed: readonly FilterName[],
    search: SearchPlan | undefined,
  ) => {
    const filtered = filters.reduce(
      (query, [name, value]) =>
        query.where(conditionOf(kind, name, value, { useIndex: indexed.includes(name) })),
      listed(db),
    );
    return search ? filtered.where(searchCondition(kind, search, foundIds(kind, parts))) : filtered;
  };

  /** Filters that may be searched in any index to find all matching applications. */
  const indexedForAll = ({ filters }: Conditions, search: SearchPlan | undefined) => {
    if (search === 'few') return [];
    const names = filters.map(([name]) => name);
    // PostgreSQL knows how many rows have a value. SQLite would read the rows of the first index that has the value.
    return kind === 'sqlite' ? indexedFilters('date', names) : names;
  };

  /** One row with the count. */
  const selectCount = async (conditions: Conditions) => {
    const { filters, parts } = conditions;
    const counts = parts.length === 0 ? countsOf(db, filters) : undefined;
    if (counts) return counts.execute();
    const count = sql<number | null>`count(*)`.as('count');
    if (filters.length === 0)
      return db
        .selectFrom(sql`(${foundIds(kind, parts)})`.as('found'))
        .select(count)
        .execute();
    const search = await searchPlanOf(parts);
    return matching(conditions, indexedForAll(conditions, search), search).select(count).execute();
  };

  const countOf = cacheSlowRead(readChangeMark, async (conditions: Conditions): Promise<number> => {
    const [row] = await selectCount(conditions);
    return row?.count ?? 0;
  });

  /**
   * Undefined without a search, and if it finds every application: of 100,000, looking each up takes 45 ms on SQLite, reading the first page of
   * the order less than 0.1 ms.
   */
  const searchPlanOf = async (parts: readonly string[]): Promise<SearchPlan | undefined> => {
    if (parts.length === 0) return undefined;
    const [found, all] = [await countOf({ filters: [], parts }), await countOf(everything)];
    return found < all ? searchPlan(found, all) : undefined;
  };

  /** Of the list, `count` applications match. */
  const idsOf = async (
    { conditions, sort, order }: List,
    { limit, offset = 0, after }: Section,
    count: number,
  ): Promise<number[]> => {
    if (offset >= count) return [];
    const { filters, parts } = conditions;
    const search = await searchPlanOf(parts);
    // Find all matching applications and sort them, or read the index of the order. Without a search, SQLite reads an index either way, and one
    // that has the order needs no rows for sorting.
    const isSorted = search
      ? search === 'few'
      : kind === 'postgres' && filters.length > 0 && areFew(count, await countOf(everything));
    const names = filters.map(([name]) => name);
    const indexed = isSorted ? indexedForAll(conditions, search) : indexedFilters(sort, names);
    const columns = orderColumns(kind, sort, { useIndex: !isSorted });
    const rows = await matching(conditions, indexed, search)
      .$if(after !== undefined, (query) => query.where(afterCondition(columns, order, after ?? [])))
      .$call((query) => columns.reduce((sorted, column) => sorted.orderBy(column, order), query))
      .limit(limit)
      .offset(offset)
      .select('applications.id')
      .execute();
    return rows.map(({ id }) => id);
  };

  return {
    countOf,
    idsOf,
    pageOf: cacheSlowRead(readChangeMark, async (list: List, section: Section) => {
      const count = await countOf(list.conditions);
      return { count, ids: await idsOf(list, section, count) };
    }),
  };
}
