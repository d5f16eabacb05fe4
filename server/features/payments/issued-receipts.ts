import type { FeeKind } from '@imc/api/contract';
import type { Db } from '../../db/types.ts';

/** That no credit note has reversed. */
export const liveReceipts = (db: Db) =>
  db
    .selectFrom('receipts')
    .leftJoin('credit_notes', 'credit_notes.receipt_number', 'receipts.number')
    .where('credit_notes.number', 'is', null);

const issued = (db: Db) =>
  db
    .selectFrom('receipts')
    .leftJoin('credit_notes', 'credit_notes.receipt_number', 'receipts.number')
    .select([
      'receipts.number',
      'receipts.amount',
      'credit_notes.number as credit_note',
      'credit_notes.issued_at as reversed_at',
    ])
    .orderBy('receipts.issued_at')
    .orderBy('receipts.number');

/** Returns the receipts of applications, oldest first, as a function of the application's id. */
export async function receiptsOf(db: Db, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await issued(db)
          .select(['receipts.application_id', 'receipts.fee'])
          .where('receipts.application_id', 'in', ids)
          .execute();
  const byId = Map.groupBy(rows, ({ application_id }) => application_id);
  return (id: number) =>
    (byId.get(id) ?? []).map(({ application_id: _, fee, ...receipt }) => ({
      ...receipt,
      fee: fee as FeeKind,
    }));
}

/** Of charges, oldest first, as a function of the charge's id. */
export async function receiptsOfCharges(db: Db, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await issued(db).select('receipts.charge_id').where('receipts.charge_id', 'in', ids).execute();
  const byId = Map.groupBy(rows, ({ charge_id }) => charge_id);
  return (id: number) => (byId.get(id) ?? []).map(({ charge_id: _, ...receipt }) => receipt);
}
