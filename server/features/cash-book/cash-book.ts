import {
  type CashBook,
  type CashBookLine,
  dateInLagos,
  ledgerLimits,
  ledgerTexts,
  monthAfter,
  monthOf,
} from '@imc/api/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { days } from '../../shared/clock.ts';
import { invalid, isStale, RefusalError } from '../../shared/refusal-error.ts';
import { lockLedger } from '../payments/ledger/ledger.ts';
import { nameOf } from '../payments/ledger/ledger-rows.ts';
import { referenceOf } from '../payments/ledger/references.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Money that came and went, by booking day. */
export interface CashBooks {
  /** Throws a 400 for a period that is reversed or longer than a year. */
  cashBook(period: Period): Promise<CashBook>;
  /** Throws a 409 if it is not the next open month that is over, or its closing balance is not what the admin saw. */
  closeMonth(
    month: string,
    seenClosing: number | undefined,
  ): Promise<{ closed_through: string; closing: number }>;
}

/** Sum of what came less what went, up to a day. */
async function balance(
  db: Db,
  condition: (column: string) => ReturnType<typeof sql<SqlBool>>,
): Promise<number> {
  const sum = async (table: 'transfers' | 'transfer_returns') => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
      .where(condition('booked_on'))
      .executeTakeFirstOrThrow();
    return Number(row.sum ?? 0);
  };
  return (await sum('transfers')) - (await sum('transfer_returns'));
}

const balanceBefore = (db: Db, day: string) =>
  balance(db, (column) => sql<SqlBool>`${sql.ref(column)} < ${day}`);

/** The first day after a month. */
const endOf = (month: string): string => `${monthAfter(month)}-01`;

type Days = { readonly from: string; readonly to: string };

/** What the transfers of a period pay, or, of those that went in it, paid. */
const allocationsIn = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('allocations')
    .innerJoin('transfers', 'transfers.id', 'allocations.transfer_id')
    .where(({ eb, or, and, selectFrom }) =>
      or([
        and([eb('transfers.booked_on', '>=', from), eb('transfers.booked_on', '<=', to)]),
        eb(
          'transfers.id',
          'in',
          selectFrom('transfer_returns')
            .select('transfer_returns.transfer_id')
            .where('transfer_returns.booked_on', '>=', from)
            .where('transfer_returns.booked_on', '<=', to),
        ),
      ]),
    );

/** By transfer: references of what it pays, and for whom. */
async function referencesOf(db: Db, period: Days) {
  const rows = await allocationsIn(db, period)
    .innerJoin('charges', 'charges.id', 'allocations.charge_id')
    .leftJoin('applications', 'applications.id', 'charges.application_id')
    .leftJoin('users', 'users.id', 'charges.account_id')
    .select(['allocations.transfer_id', 'charges.id', 'charges.application_id', 'users.name'])
    .select(['applications.title', 'applications.surname', 'applications.other_names'])
    .groupBy(['allocations.transfer_id', 'charges.id', 'applications.id', 'users.id'])
    .having(({ fn }) => fn.sum('allocations.amount'), '>', 0)
    .orderBy('charges.id')
    .execute();
  return Map.groupBy(rows, ({ transfer_id }) => transfer_id);
}

const namesOf = (paid: readonly Parameters<typeof nameOf>[0][] = []) =>
  [...new Set(paid.map(nameOf))].filter(Boolean).join(', ');

/** By transfer: receipts that were issued while it paid their charge, with the credit notes that reversed them. */
async function receiptsOf(db: Db, period: Days) {
  const rows = await allocationsIn(db, period)
    .innerJoin('receipts', 'receipts.charge_id', 'allocations.charge_id')
    .leftJoin('credit_notes', 'credit_notes.receipt_number', 'receipts.number')
    .select(['allocations.transfer_id', 'receipts.number'])
    .select(['credit_notes.number as credit_note', 'credit_notes.issued_at as reversed_at'])
    .where('allocations.amount', '>', 0)
    .whereRef('receipts.issued_at', '>=', 'allocations.recorded_at')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('allocations as back')
            .select('back.id')
            .whereRef('back.transfer_id', '=', 'allocations.transfer_id')
            .whereRef('back.charge_id', '=', 'allocations.charge_id')
            .whereRef('back.id', '>', 'allocations.id')
            .whereRef('back.recorded_at', '<=', 'receipts.issued_at')
            .where('back.amount', '<', 0),
        ),
      ),
    )
    .distinct()
    .orderBy('receipts.number')
    .execute();
  return Map.groupBy(rows, ({ transfer_id }) => transfer_id);
}

export function createCashBooks({
  db,
  clock,
  securityLog,
}: Pick<Infrastructure, 'db' | 'clock'> & { readonly securityLog: SecurityLog }): CashBooks {
  const closedThrough = async (within: Db) =>
    (await within.selectFrom('ledger').select('closed_through').executeTakeFirstOrThrow()).closed_through;

  /** The month that can be closed next. Null if none is over. */
  const nextMonth = async (within: Db, closed: string | null): Promise<string | null> => {
    const today = dateInLagos(clock());
    const { first } = await within
      .selectFrom('transfers')
      .select(({ fn }) => fn.min('booked_on').as('first'))
      .executeTakeFirstOrThrow();
    const next = closed === null ? monthOf(first ?? today) : monthAfter(closed);
    return next < monthOf(today) ? next : null;
  };

  const linesOf = async ({ from, to }: Days) => {
    const came = await db
      .selectFrom('transfers')
      .leftJoin('users', 'users.id', 'transfers.recorded_by')
      .select(['transfers.id', 'booked_on', 'value_date', 'bank_reference', 'payer', 'amount', 'reason'])
      .select(['users.name as by', 'recorded_at'])
      .where('booked_on', '>=', from)
      .where('booked_on', '<=', to)
      .execute();
    const went = await db
      .selectFrom('transfer_returns as back')
      .innerJoin('transfers', 'transfers.id', 'back.transfer_id')
      .innerJoin('users', 'users.id', 'back.recorded_by')
      .select(['back.id', 'back.transfer_id', 'back.kind', 'back.booked_on', 'back.day as value_date'])
      .select(['transfers.bank_reference', 'transfers.payer', 'back.amount', 'back.reason'])
      .select(['users.name as by', 'back.recorded_at'])
      .where('back.booked_on', '>=', from)
      .where('back.booked_on', '<=', to)
      .execute();
    const references = await referencesOf(db, { from, to });
    const receipts = await receiptsOf(db, { from, to });
    return [
      ...came.map((row) => ({ ...row, kind: 'received' as const, transfer_id: row.id })),
      ...went.map((row) => ({ ...row, amount: -row.amount })),
    ]
      .sort(
        (a, b) =>
          a.booked_on.localeCompare(b.booked_on) ||
          a.recorded_at.localeCompare(b.recorded_at) ||
          b.amount - a.amount ||
          a.id - b.id,
      )
      .map(
        ({ recorded_at, by, ...line }): Omit<CashBookLine, 'balance'> => ({
          ...line,
          by: by ?? '',
          payer: line.payer ?? (namesOf(references.get(line.transfer_id)) || null),
          numbers: (receipts.get(line.transfer_id) ?? []).flatMap(({ number, credit_note, reversed_at }) =>
            line.kind === 'received' ? number : reversed_at === recorded_at ? (credit_note ?? []) : [],
          ),
          references: [...new Set((references.get(line.transfer_id) ?? []).map(referenceOf))],
        }),
      );
  };

  return {
    cashBook: async (period) => {
      const today = dateInLagos(clock());
      const { from = `${monthOf(today)}-01`, to = today } = period;
      if (to < from) throw invalid({ to: ledgerTexts.periodReversed });
      if (Date.parse(to) - Date.parse(from) >= days(ledgerLimits.days))
        throw invalid({ to: ledgerTexts.periodTooLong });
      const opening = await balanceBefore(db, from);
      let balance = opening;
      let received = 0;
      const lines = (await linesOf({ from, to })).map((line) => {
        balance += line.amount;
        received += Math.max(0, line.amount);
        return { ...line, balance };
      });
      const closed_through = await closedThrough(db);
      return {
        from,
        to,
        opening,
        received,
        sent_back: opening + received - balance,
        closing: balance,
        lines,
        closed_through,
        next_month: await nextMonth(db, closed_through),
      };
    },

    closeMonth: (month, seenClosing) =>
      db.transaction().execute(async (tx) => {
        const closed = await lockLedger(tx);
        const closing = await balanceBefore(tx, endOf(month));
        // The response to the first attempt may have been lost.
        if (closed === month) return { closed_through: month, closing };
        const next = await nextMonth(tx, closed);
        if (month !== next) throw new RefusalError(409, ledgerTexts.notNextMonth(next));
        if (isStale(seenClosing, closing)) throw new RefusalError(409, ledgerTexts.otherClosing);
        await tx.updateTable('ledger').set({ closed_through: month }).execute();
        await securityLog.add(tx, { kind: 'decision', detail: 'month-closed' });
        return { closed_through: month, closing };
      }),
  };
}
