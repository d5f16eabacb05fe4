import { type SelectQueryBuilder, sql } from 'kysely';

/** Of a query without columns. */
export async function countRows<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const row: unknown = await query.select(sql`count(*)`.as('count')).executeTakeFirstOrThrow();
  return (row as { readonly count: number }).count;
}

/** Whether a query finds a row. */
export const hasRow = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;
