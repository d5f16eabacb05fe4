import {
  type AdminCharge,
  accountSearchParts,
  amountIn,
  bankReferenceText,
  type ChargeState,
  type ChargesQuery,
  chargeStates,
  dateInLagos,
  foldText,
  largestId,
  listPageSize,
  type MemberCharge,
  mapKeys,
  type PageFields,
  paging,
  paymentLimits,
  readMemberNumber,
  searchParts,
  type Transfer,
  type TransfersQuery,
} from '@imc/api/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { cacheSlowRead } from '../../../db/cache-while-unchanged.ts';
import { containsAll } from '../../../db/database-kind.ts';
import { totalOf } from '../../../db/list-page.ts';
import type { Db } from '../../../db/types.ts';
import type { Infrastructure } from '../../../infrastructure.ts';
import type { Account } from '../../../shared/account.ts';
import { foundAccounts, foundIds } from '../../applications/list-query.ts';
import { receiptsOfCharges } from '../issued-receipts.ts';
import { readTransfersSeen } from '../statement-imports.ts';
import { chargesOf, transfersOf } from './ledger-rows.ts';
import { referenceOf } from './references.ts';

export interface LedgerList {
  /** Newest first. */
  charges(
    query: ChargesQuery & { page?: number; limit?: number },
    by: Account,
  ): Promise<PageFields & { charges: AdminCharge[]; counts: Readonly<Record<ChargeState, number>> }>;
  /** Newest first. */
  transfers(
    query: TransfersQuery & { page?: number; limit?: number },
  ): Promise<PageFields & { transfers: Transfer[]; not_allocated: number }>;
  /** Without what can still be undone (R-47). */
  memberCharges(account: Account): Promise<{ charges: MemberCharge[]; credit: number }>;
}

/** Charges that a search finds. */
const mostSorted = 1000;

/** The first text after all that begin with a key of letters and digits. */
const afterKey = (key: string): string => `${key}\u{10ffff}`;

const either = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`1 = 0` : sql`(${sql.join(conditions, sql` or `)})`;

/** Transfers whose rest is credit of an account. What was recorded with a settlement that can be undone is no credit yet (R-47). */
export const creditOf = (db: Db, accountId: number) =>
  db
    .selectFrom('transfers')
    .where('account_id', '=', accountId)
    .where('rest', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('allocations')
            .innerJoin('pending_settlements', 'pending_settlements.allocation_id', 'allocations.id')
            .select('allocations.id')
            .whereRef('allocations.transfer_id', '=', 'transfers.id')
            .where('pending_settlements.with_transfer', '=', 1),
        ),
      ),
    );

/** What is known of the transfers of an account whose pictures are checked (PAY-43). */
async function transfersUnderWay(db: Db, accountId: number) {
  const checked = await db
    .selectFrom('applications')
    .select(['id', 'payment_fee as kind', 'proof_uploaded_at'])
    .where('user_id', '=', accountId)
    .where('payment_state', '=', 'received')
    .where('withdrawn_at', 'is', null)
    .where('proof_uploaded_at', 'is not', null)
    .execute();
  const transfers = checked.map(({ id, kind, proof_uploaded_at }) => ({
    kind,
    applicationId: id,
    day: dateInLagos(new Date(proof_uploaded_at ?? '')),
  }));
  const seen = await readTransfersSeen(db, transfers);
  return transfers.map(({ kind, ...transfer }) => ({
    id: transfer.applicationId,
    kind,
    transfer: { day: transfer.day, seen: seen(transfer) },
  }));
}

export function createLedgerList({
  kind,
  db,
  readChangeMark,
}: Pick<Infrastructure, 'kind' | 'db' | 'readChangeMark'>): LedgerList {
  const accountsNamed = (q: string) => foundAccounts(kind, accountSearchParts(q));

  /** Finds charges by application and by account. None is found by both. */
  const namedCharges = (q: string): RawBuilder<SqlBool>[] => {
    const parts = searchParts(q);
    return [
      ...(parts.length > 0 ? [sql<SqlBool>`application_id in (${foundIds(kind, parts)})`] : []),
      ...(accountSearchParts(q).length > 0
        ? [sql<SqlBool>`application_id is null and account_id in (${accountsNamed(q)})`]
        : []),
    ];
  };

  /** Finds charges by their own reference, or the number of their member. */
  const numberedCharges = (q: string): RawBuilder<SqlBool>[] => {
    const member = readMemberNumber(q);
    const number = Number(/^(?:imc-)?due-(\d{1,10})$/i.exec(q)?.[1] ?? Number.NaN);
    return [
      ...(number <= largestId ? [sql<SqlBool>`id = ${number}`] : []),
      ...(member && !member.isWrong
        ? [sql<SqlBool>`account_id in (select account_id from memberships where number = ${member.number})`]
        : []),
    ];
  };

  const filteredCharges = ({ kind: of, waiting }: ChargesQuery) =>
    db
      .selectFrom('charges')
      .select(['id', 'state', 'created_at'])
      .$if(of !== undefined, (query) => query.where('kind', '=', of as NonNullable<typeof of>))
      .$if(waiting !== undefined, (query) =>
        query.where(sql<SqlBool>`charges.id in (select charge_id from take_backs where decided_at is null)`),
      );

  /** Finds the charges of each part of a search by an index of its own, without reading rows. */
  const matchingCharges = (query: ChargesQuery) => {
    const q = query.q?.trim() ?? '';
    if (q === '') return filteredCharges(query).as('charges');
    const numbered = numberedCharges(q);
    const [first = sql<SqlBool>`1 = 0`, ...others] = [...namedCharges(q), ...numbered];
    return others
      .reduce((found, condition) => {
        const more = filteredCharges(query).where(condition);
        return numbered.length > 0 ? found.union(more) : found.unionAll(more);
      }, filteredCharges(query).where(first))
      .as('charges');
  };

  /** Reads an index of the order until a page is full. If a search finds many, that is faster than to sort them. */
  const chargesInOrder = (query: ChargesQuery) => {
    const q = query.q?.trim() ?? '';
    const conditions = [...namedCharges(q), ...numberedCharges(q)];
    // `is true` keeps the databases from an index of the condition.
    return filteredCharges(query)
      .where(either(conditions.map((condition) => sql<SqlBool>`(${condition}) is true`)))
      .as('charges');
  };

  const countsOf = cacheSlowRead(readChangeMark, async (query: ChargesQuery) => {
    const rows = await db
      .selectFrom(matchingCharges(query))
      .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    return mapKeys(chargeStates, (state) => rows.find((row) => row.state === state)?.count ?? 0);
  });

  const chargeIds = cacheSlowRead(
    readChangeMark,
    async (query: ChargesQuery, limit: number, offset: number, isFew: boolean) => {
      const rows = await db
        .selectFrom(isFew || !query.q?.trim() ? matchingCharges(query) : chargesInOrder(query))
        .$if(query.state !== undefined, (listed) => listed.where('state', '=', query.state as ChargeState))
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ id }) => id);
    },
  );

  const transferSearch = (q: string): RawBuilder<SqlBool> => {
    const key = bankReferenceText(q);
    const amount = amountIn(q);
    return either([
      ...(key === null
        ? []
        : [sql<SqlBool>`(bank_reference_key >= ${key} and bank_reference_key < ${afterKey(key)})`]),
      containsAll(kind, sql`payer_key`, foldText(q).split(' ')),
      ...(accountSearchParts(q).length > 0 ? [sql<SqlBool>`account_id in (${accountsNamed(q)})`] : []),
      ...(amount === null || amount > paymentLimits.amount ? [] : [sql<SqlBool>`amount = ${amount}`]),
    ]);
  };

  const matchingTransfers = ({ rest, account_id, q = '' }: TransfersQuery) =>
    db
      .selectFrom('transfers')
      .$if(rest !== undefined, (query) => query.where('rest', '>', 0))
      .$if(account_id !== undefined, (query) => query.where('account_id', '=', account_id as number))
      .$if(q.trim() !== '', (query) => query.where(transferSearch(q.trim())));

  const transferTotal = cacheSlowRead(readChangeMark, async (query: TransfersQuery) => {
    const { count } = await matchingTransfers(query)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });

  const restOfAll = cacheSlowRead(readChangeMark, async () => {
    const { rest } = await db
      .selectFrom('transfers')
      .select(({ fn }) => fn.sum<number | null>('rest').as('rest'))
      .where('rest', '>', 0)
      .executeTakeFirstOrThrow();
    return Number(rest ?? 0);
  });

  return {
    charges: async ({ page = 1, limit = listPageSize.default, ...query }, by) => {
      const { state, ...others } = query;
      const counts = await countsOf(others);
      const total = totalOf(counts, state);
      const offset = (page - 1) * limit;
      const ids = offset >= total ? [] : await chargeIds(query, limit, offset, total <= mostSorted);
      return { charges: await chargesOf(db, ids, by), ...paging(total, { page, limit }), counts };
    },

    transfers: async ({ page = 1, limit = listPageSize.default, ...query }) => {
      const total = await transferTotal(query);
      const rows = await matchingTransfers(query)
        .select('id')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      const ids = rows.map(({ id }) => id);
      return {
        transfers: await transfersOf(db, ids),
        ...paging(total, { page, limit }),
        not_allocated: await restOfAll(),
      };
    },

    memberCharges: async (account) => {
      const rows = await db
        .selectFrom('charges')
        .leftJoin('pending_settlements as pending', 'pending.charge_id', 'charges.id')
        .leftJoin('allocations', 'allocations.id', 'pending.allocation_id')
        .select(['charges.id', 'application_id', 'kind', 'about', 'charges.amount', 'allocated', 'due_on'])
        .select(['state', 'created_at', 'pending.charge_id as pending', 'allocations.amount as undoable'])
        .where('account_id', '=', account.id)
        .where('announced_at', 'is not', null)
        .where('state', '!=', 'void')
        .orderBy('charges.id', 'desc')
        .limit(1000)
        .execute();
      const receipts = await receiptsOfCharges(
        db,
        rows.map(({ id }) => id),
      );
      const { rest } = await creditOf(db, account.id)
        .select(({ fn }) => fn.sum<number | null>('rest').as('rest'))
        .executeTakeFirstOrThrow();
      const underWay = await transfersUnderWay(db, account.id);
      return {
        charges: rows.map(({ pending, undoable, ...charge }) => ({
          ...charge,
          reference: referenceOf(charge),
          ...(pending !== null && { state: 'open' as const, allocated: charge.allocated - (undoable ?? 0) }),
          receipts: receipts(charge.id),
          transfer: underWay.find(({ id, kind }) => id === charge.application_id && kind === charge.kind)
            ?.transfer,
        })),
        credit: Number(rest ?? 0),
      };
    },
  };
}
