import {
  bankReferenceKey,
  bookingDay,
  type ChargeKind,
  type ChargeToMake,
  foldText,
  isFilled,
  isInFuture,
  ledgerTexts,
  paymentTexts,
  writtenText,
} from '@imc/api/contract';
import { type Selectable, sql } from 'kysely';
import type { ChargesTable, TransfersTable, Tx } from '../../../db/types.ts';
import { invalid, RefusalError } from '../../../shared/refusal-error.ts';
import { sha256 } from '../../../shared/tokens.ts';
import { referenceOf } from './references.ts';

export type Charge = Selectable<ChargesTable>;

/** Who records something, and when. */
export interface Entry {
  /** Null for what the server does by itself. */
  readonly by: number | null;
  /** UTC ISO time. */
  readonly at: string;
}

/**
 * Locks the ledger until the end of the transaction. Everything that changes money calls it before it touches another table: changes run one at a
 * time, in one order, on several servers too. Returns the last closed month.
 */
export async function lockLedger(tx: Tx): Promise<string | null> {
  const { closed_through } = await tx
    .updateTable('ledger')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .where('id', '=', 1)
    .returning('closed_through')
    .executeTakeFirstOrThrow();
  return closed_through;
}

/** Returns the id. `announcedAt`: null while what makes it can be undone. */
export async function addCharge(
  tx: Tx,
  {
    kind,
    about,
    amount,
    ...charge
  }: ChargeToMake & {
    readonly account_id: number;
    readonly application_id: number | null;
    readonly kind: ChargeKind;
    readonly created_at: string;
    readonly announced_at: string | null;
    readonly due_on?: string | null;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('charges')
    .values({
      ...charge,
      kind,
      about,
      amount,
      due_on: charge.due_on ?? null,
      state: 'open',
      waived_reason: null,
      waived_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const selectCharge = (tx: Tx, id: number): Promise<Charge | undefined> =>
  tx.selectFrom('charges').selectAll().where('id', '=', id).executeTakeFirst();

/** Of what the transaction knows of a transfer. */
export interface NewMoney {
  readonly amount: number;
  readonly value_date?: string | undefined;
  readonly bank_reference?: string | undefined;
  readonly payer?: string | undefined;
  readonly reason?: string | undefined;
  readonly account_id: number | null;
}

/** Throws a 400 if the money can't be on the account yet. */
export function requirePastDate(valueDate: string | undefined, now: Date): void {
  if (isInFuture(valueDate, now)) throw invalid({ value_date: paymentTexts.dateInFuture });
}

/** What a transfer pays. */
async function paidBy(tx: Tx, transferId: number): Promise<string> {
  const charge = await tx
    .selectFrom('allocations')
    .innerJoin('charges', 'charges.id', 'allocations.charge_id')
    .select(['charges.id', 'charges.application_id'])
    .where('transfer_id', '=', transferId)
    .orderBy('allocations.id')
    .limit(1)
    .executeTakeFirst();
  return charge ? referenceOf(charge) : ledgerTexts.anotherTransfer;
}

/**
 * Returns how often the bank reference was recorded before. Throws a 409 if amount and date are the same, or, at the
 * field `reason`, if they differ and there is none. A transfer that never came or was undone does not count.
 */
async function referenceUse(tx: Tx, key: string, money: NewMoney): Promise<number> {
  const same = await tx
    .selectFrom('transfers')
    .select(['id', 'amount', 'value_date', 'reference_use'])
    .select(({ selectFrom }) =>
      selectFrom('transfer_returns')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('transfer_returns.amount'), sql.lit(0)).as('sum'))
        .whereRef('transfer_returns.transfer_id', '=', 'transfers.id')
        .where('transfer_returns.kind', '=', 'not-received')
        .as('not_received'),
    )
    // Of erased accounts, the hash of the reference is left.
    .where('bank_reference_key', 'in', [key, sha256(key)])
    .orderBy('reference_use', 'desc')
    .execute();
  const live = same.filter(({ amount, not_received }) => Number(not_received) < amount);
  const refuse = (field: 'bank_reference' | 'reason', message: string) =>
    new RefusalError(409, message, { errors: { [field]: message } });
  const equal = live.find(
    ({ amount, value_date }) =>
      amount === money.amount &&
      (value_date === null || money.value_date === undefined || value_date === money.value_date),
  );
  if (equal) throw refuse('bank_reference', ledgerTexts.sameTransfer(await paidBy(tx, equal.id)));
  const [other] = live;
  if (other && !isFilled(money.reason))
    throw refuse('reason', ledgerTexts.referenceUsed(await paidBy(tx, other.id)));
  return (same[0]?.reference_use ?? -1) + 1;
}

/** Within `lockLedger`. Returns the id. Throws a 409 if the bank reference is recorded already (`referenceUse`). */
export async function addTransfer(
  tx: Tx,
  money: NewMoney,
  { by, at }: Entry,
  closedThrough: string | null,
): Promise<number> {
  const key = bankReferenceKey(money.bank_reference);
  const payer = writtenText(money.payer);
  const { id } = await tx
    .insertInto('transfers')
    .values({
      amount: money.amount,
      value_date: money.value_date ?? null,
      booked_on: bookingDay(money.value_date ?? null, closedThrough, new Date(at)),
      bank_reference: writtenText(money.bank_reference),
      bank_reference_key: key,
      reference_use: key === null ? 0 : await referenceUse(tx, key, money),
      payer,
      payer_key: foldText(payer ?? ''),
      reason: writtenText(money.reason),
      account_id: money.account_id,
      rest: money.amount,
      recorded_by: by,
      recorded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const stateOf = ({ state, amount, waived_reason }: Charge, allocated: number): Charge['state'] => {
  if (state === 'void') return 'void';
  if (allocated >= amount) return 'settled';
  return waived_reason === null ? 'open' : 'waived';
};

/** Within `lockLedger`. `amount` is negative to reverse. The database refuses more than the rest, and more than the charge. Returns the id. */
export async function allocate(
  tx: Tx,
  part: {
    readonly transfer_id: number;
    readonly charge: Charge;
    readonly amount: number;
    readonly reason?: string | null;
  },
  { by, at }: Entry,
): Promise<number> {
  const { transfer_id, charge, amount, reason = null } = part;
  const { id } = await tx
    .insertInto('allocations')
    .values({ transfer_id, charge_id: charge.id, amount, reason, recorded_by: by, recorded_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('transfers')
    .set(({ eb }) => ({ rest: eb('rest', '-', amount) }))
    .where('id', '=', transfer_id)
    .execute();
  const allocated = charge.allocated + amount;
  await tx
    .updateTable('charges')
    .set({ allocated, state: stateOf(charge, allocated) })
    .where('id', '=', charge.id)
    .execute();
  return id;
}

/** Within `lockLedger`. Null: nothing is waived any more. */
export async function setWaived(
  tx: Tx,
  charge: Charge,
  waived: { readonly reason: string; readonly by: number } | null,
): Promise<void> {
  const waived_reason = waived?.reason ?? null;
  await tx
    .updateTable('charges')
    .set({
      waived_reason,
      waived_by: waived?.by ?? null,
      state: stateOf({ ...charge, waived_reason }, charge.allocated),
    })
    .where('id', '=', charge.id)
    .execute();
}

/** Within `lockLedger`. Of the rest of a transfer. */
export async function addReturn(
  tx: Tx,
  back: {
    readonly transfer_id: number;
    readonly kind: 'sent-back' | 'not-received';
    readonly amount: number;
    readonly day: string;
    readonly reason: string;
    readonly recorded_by: number;
    readonly recorded_at: string;
  },
  closedThrough: string | null,
): Promise<void> {
  const booked_on = bookingDay(back.day, closedThrough, new Date(back.recorded_at));
  await tx
    .insertInto('transfer_returns')
    .values({ ...back, booked_on })
    .execute();
  await tx
    .updateTable('transfers')
    .set(({ eb }) => ({ rest: eb('rest', '-', back.amount) }))
    .where('id', '=', back.transfer_id)
    .execute();
}

/** What still pays a charge, by transfer, oldest first. */
export async function livePartsOf(
  tx: Tx,
  chargeId: number,
): Promise<{ transfer_id: number; amount: number }[]> {
  const rows = await tx
    .selectFrom('allocations')
    .select(['transfer_id', ({ fn }) => fn.sum<number>('amount').as('amount')])
    .where('charge_id', '=', chargeId)
    .groupBy('transfer_id')
    .orderBy('transfer_id')
    .execute();
  return rows
    .map(({ transfer_id, amount }) => ({ transfer_id, amount: Number(amount) }))
    .filter(({ amount }) => amount > 0);
}

export const selectTransfer = (
  tx: Tx,
  id: number,
): Promise<Pick<Selectable<TransfersTable>, 'id' | 'amount' | 'rest' | 'account_id'> | undefined> =>
  tx
    .selectFrom('transfers')
    .select(['id', 'amount', 'rest', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst();
