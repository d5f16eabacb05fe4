import type { Db } from '../../db/types.ts';

/** Returns the receipts of applications, oldest first, as a function of the application's id. */
export async function receiptsOf(db: Db, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('receipts')
          .select(['application_id', 'number', 'fee', 'amount'])
          .where('application_id', 'in', ids)
          .orderBy('issued_at')
          .orderBy('number')
          .execute();
  const byId = Map.groupBy(rows, ({ application_id }) => application_id);
  return (id: number) => (byId.get(id) ?? []).map(({ application_id: _, ...receipt }) => receipt);
}
