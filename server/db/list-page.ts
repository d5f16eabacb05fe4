import { listPageSize, mapKeys, type PageFields, paging, type SortOrder } from '@imc/api/contract';
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './types.ts';

interface PageQuery {
  /** Page number, from 1. Default: 1. */
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** The number of rows in a state, or in all. */
export const totalOf = <State extends string>(
  counts: Readonly<Record<State, number>>,
  state: State | undefined,
): number => (state ? counts[state] : Object.values<number>(counts).reduce((sum, count) => sum + count, 0));

/** `query` has to be ordered. */
export async function readPage<DB, Table extends keyof DB, Row>(
  listed: SelectQueryBuilder<DB, Table, Row>,
  total: number,
  { page = 1, limit = listPageSize.default }: PageQuery,
): Promise<PageFields & { readonly rows: Row[] }> {
  const rows = await listed
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows: rows as Row[], ...paging(total, { page, limit }) };
}

/**
 * Returns one page of a list by the column `state`, with the number of rows in each state.
 *
 * @param list.states All states.
 * @param list.matching Rows in every state that match the search.
 * @param list.listed The same rows with their columns, in order.
 */
export async function readPageByState<
  DB,
  Table extends keyof DB,
  Listed extends keyof DB,
  Row,
  State extends string,
>(
  list: {
    readonly states: readonly State[];
    readonly matching: SelectQueryBuilder<DB, Table, object>;
    readonly listed: SelectQueryBuilder<DB, Listed, Row>;
  },
  { state, ...query }: PageQuery & { readonly state?: State | undefined },
) {
  const rows: unknown = await list.matching
    .select([sql<State>`state`.as('state'), sql<number>`count(*)`.as('count')])
    .groupBy(sql`state`)
    .execute();
  const found = rows as readonly { readonly state: State; readonly count: number }[];
  const counts = mapKeys(list.states, (name) => found.find((row) => row.state === name)?.count ?? 0);
  const shown = state ? list.listed.where(sql<SqlBool>`state = ${state}`) : list.listed;
  return { counts, ...(await readPage(shown, totalOf(counts, state), query)) };
}

interface FoundPage<State extends string> {
  readonly state?: State | undefined;
  readonly order: SortOrder;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Counts what a search finds by state, and returns the ids of one page in order. One statement does both, because finding takes longer than the
 * rest. `listed` has `id`, `state` and `time`, and reads from `found`.
 */
export async function readFoundPage<State extends string>(
  db: Db,
  { found, listed }: { readonly found: Expression<unknown>; readonly listed: Expression<unknown> },
  { state, order, limit, offset }: FoundPage<State>,
) {
  const shown = state ? sql`where state = ${state}` : sql``;
  const sorted = sql.raw(`order by time ${order}, id ${order}`);
  // In a `select`, as SQLite's reading connection runs no other statement.
  const rows = await db
    .selectFrom(
      sql<{ state: State; count: number; id: number | null; time: string | null }>`(
        with found as materialized ${found}
        select state, count(*) as count, null as id, null as time from ${listed} as counted group by state
        union all select * from
          (select state, 0, id, time from ${listed} as listed ${shown} ${sorted} limit ${limit} offset ${offset}) as page
      )`.as('rows'),
    )
    .select(['state', 'count', 'id'])
    .orderBy('time', order)
    .orderBy('id', order)
    .execute();
  return { counts: rows.filter(({ id }) => id === null), ids: rows.flatMap(({ id }) => id ?? []) };
}
