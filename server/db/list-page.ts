import { listPageSize, mapKeys, type PageFields, paging } from '@imc/api/contract';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

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
