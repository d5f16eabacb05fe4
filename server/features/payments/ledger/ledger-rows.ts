import { type AdminCharge, applicantName, shownPaymentState, type Transfer } from '@imc/api/contract';
import type { Db } from '../../../db/types.ts';
import type { Account } from '../../../shared/account.ts';
import { receiptsOfCharges } from '../issued-receipts.ts';
import { referenceOf } from './references.ts';

/** Of an application, oldest first. */
export const chargeIdsOf = async (db: Db, applicationId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('charges')
      .select('id')
      .where('application_id', '=', applicationId)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** Names whom charges belong to: the applicant, or the account. */
const named = (db: Db) =>
  db
    .selectFrom('charges')
    .leftJoin('applications', 'applications.id', 'charges.application_id')
    .leftJoin('users', 'users.id', 'charges.account_id')
    .select([
      'charges.id',
      'charges.application_id',
      'applications.title',
      'applications.surname',
      'applications.other_names',
      'users.name',
    ]);

export const nameOf = (row: {
  readonly title: string | null;
  readonly surname: string | null;
  readonly other_names: string | null;
  readonly name: string | null;
}): string =>
  row.surname === null
    ? (row.name ?? '')
    : applicantName({ title: row.title ?? '', surname: row.surname, otherNames: row.other_names ?? '' });

const allocationsBy = async (db: Db, column: 'charge_id' | 'transfer_id', ids: readonly number[]) => {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('transfers', 'transfers.id', 'allocations.transfer_id')
    .leftJoin('users', 'users.id', 'allocations.recorded_by')
    .select(['allocations.id', 'transfer_id', 'charge_id', 'allocations.amount', 'allocations.reason'])
    .select(['allocations.recorded_at as at', 'users.name as by', 'value_date', 'bank_reference', 'payer'])
    .where(column, 'in', ids)
    .orderBy('allocations.id')
    .execute();
  return Map.groupBy(
    rows.map(({ by, ...row }) => ({ ...row, by: by ?? '' })),
    (row) => row[column],
  );
};

/** By charge: what waits for a second person. */
const takeBacksOf = async (db: Db, ids: readonly number[], by: Account) => {
  const rows = await db
    .selectFrom('take_backs')
    .innerJoin('charges', 'charges.id', 'take_backs.charge_id')
    .innerJoin('users', 'users.id', 'take_backs.asked_by')
    .select(['take_backs.id', 'charge_id', 'charges.allocated as amount', 'reason', 'not_received'])
    .select(['users.name as asked_by', 'asked_at', 'take_backs.asked_by as asked_by_id'])
    .where('charge_id', 'in', ids)
    .where('decided_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ not_received, asked_by_id, ...row }) => [
      row.charge_id,
      { ...row, not_received: not_received === 1, is_own: asked_by_id === by.id },
    ]),
  );
};

/** In the order of the ids. */
export async function chargesOf(db: Db, ids: readonly number[], by: Account): Promise<AdminCharge[]> {
  if (ids.length === 0) return [];
  const rows = await named(db)
    .select(['charges.account_id', 'charges.kind', 'charges.about', 'charges.amount', 'charges.allocated'])
    .select(['charges.due_on', 'charges.state', 'charges.created_at', 'charges.waived_reason'])
    .select(['applications.grade', 'users.membership_grade', 'status', 'withdrawn_at'])
    .select(['payment_fee', 'payment_state'])
    .where('charges.id', 'in', ids)
    .execute();
  const allocations = await allocationsBy(db, 'charge_id', ids);
  const takeBacks = await takeBacksOf(db, ids, by);
  const receipts = await receiptsOfCharges(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { title, surname, other_names, name, grade, membership_grade, ...others } = row;
    const { status, withdrawn_at: withdrawnAt, payment_fee, payment_state, ...charge } = others;
    // An application's payment is about one of its fees.
    const paymentState = payment_fee === charge.kind ? (payment_state ?? 'none') : 'none';
    const shownState = status === null ? paymentState : shownPaymentState(status, withdrawnAt, paymentState);
    return [
      {
        ...charge,
        reference: referenceOf(row),
        name: nameOf({ title, surname, other_names, name }),
        grade: grade ?? membership_grade,
        is_own: charge.account_id === by.id,
        payment_state: charge.state === 'settled' ? 'confirmed' : shownState,
        allocations: allocations.get(id) ?? [],
        receipts: receipts(id),
        take_back: takeBacks.get(id) ?? null,
      },
    ];
  });
}

/** In the order of the ids. */
export async function transfersOf(db: Db, ids: readonly number[]): Promise<Transfer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('transfers')
    .leftJoin('users as owner', 'owner.id', 'transfers.account_id')
    .leftJoin('users as recorder', 'recorder.id', 'transfers.recorded_by')
    .select(['transfers.id', 'amount', 'value_date', 'bank_reference', 'payer', 'reason', 'rest'])
    .select(['account_id', 'owner.name as owner', 'recorder.name as recorded_by', 'recorded_at'])
    .where('transfers.id', 'in', ids)
    .execute();
  const allocations = await allocationsBy(db, 'transfer_id', ids);
  const chargeIds = [...allocations.values()].flat().map(({ charge_id }) => charge_id);
  const charges = new Map(
    chargeIds.length === 0
      ? []
      : (await named(db).where('charges.id', 'in', chargeIds).execute()).map((row) => [row.id, row]),
  );
  const returns = await db
    .selectFrom('transfer_returns')
    .innerJoin('users', 'users.id', 'transfer_returns.recorded_by')
    .select(['transfer_returns.id', 'transfer_id', 'kind', 'amount', 'day', 'reason'])
    .select(['users.name as by', 'recorded_at as at'])
    .where('transfer_id', 'in', ids)
    .orderBy('transfer_returns.id')
    .execute();
  const returnsOf = Map.groupBy(returns, ({ transfer_id }) => transfer_id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { rest, account_id, owner, recorded_by, ...transfer } = row;
    const back = (returnsOf.get(id) ?? []).map(({ transfer_id: _, ...one }) => one);
    const returned = back.reduce((sum, { amount }) => sum + amount, 0);
    return [
      {
        ...transfer,
        account: account_id === null ? null : { id: account_id, name: owner ?? '' },
        recorded_by: recorded_by ?? '',
        allocated: transfer.amount - rest - returned,
        not_allocated: rest,
        returned,
        allocations: (allocations.get(id) ?? []).flatMap((allocation) => {
          const charge = charges.get(allocation.charge_id);
          return charge ? [{ ...allocation, reference: referenceOf(charge), name: nameOf(charge) }] : [];
        }),
        returns: back,
      },
    ];
  });
}

/** Of which something is not allocated, oldest first. */
export async function transfersOfAccount(db: Db, accountId: number): Promise<Transfer[]> {
  const rows = await db
    .selectFrom('transfers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('rest', '>', 0)
    .orderBy('id')
    .limit(100)
    .execute();
  return transfersOf(
    db,
    rows.map(({ id }) => id),
  );
}
