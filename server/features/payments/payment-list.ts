import {
  type AdminCharge,
  type AdminPayment,
  amountIn,
  applicantName,
  applicationAnswers,
  applicationReference,
  bankReferenceText,
  listPageSize,
  mapKeys,
  type PageFields,
  type PaymentState,
  type PaymentsQuery,
  paging,
  paymentLimits,
  type SameProof,
  type ShownPaymentState,
  type SortOrder,
  searchParts,
  shortestKey,
  shownPaymentState,
  shownPaymentStates,
  type Transfer,
} from '@imc/api/contract';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { cacheSlowRead } from '../../db/cache-while-unchanged.ts';
import { countRows } from '../../db/count-rows.ts';
import { containsAll, type DatabaseKind } from '../../db/database-kind.ts';
import { totalOf } from '../../db/list-page.ts';
import type { Db } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { notFound } from '../../shared/refusal-error.ts';
import { closedPayments } from '../applications/find-applications.ts';
import {
  areFew,
  entriesPerRow,
  foundIds,
  type SearchPlan,
  searchCondition,
  withoutIndex,
} from '../applications/list-query.ts';
import { receiptsOf } from './issued-receipts.ts';
import { chargeIdsOf, chargesOf, transfersOfAccount } from './ledger/ledger-rows.ts';
import { paymentRepliesOf } from './payment-answers.ts';
import { sameProofsOf } from './proof-hashes.ts';

export interface PaymentsPage extends PageFields {
  readonly payments: AdminPayment[];
  /** Of those that match the search. */
  readonly counts: Readonly<Record<ShownPaymentState, number>>;
}

/** Of submitted applications, for admins. Payments of withdrawn ones are included only if they were confirmed. */
export interface PaymentList {
  /** A page after the last is empty. */
  payments(query: PaymentsQuery, by: Account): Promise<PaymentsPage>;
  /** With the applications that have the same proof. Throws a 404 if there is no such payment. */
  payment(
    applicationId: number,
    by: Account,
  ): Promise<{
    payment: AdminPayment;
    charges: AdminCharge[];
    not_allocated: Transfer[];
    same_proofs: SameProof[];
  }>;
}

/** Payments to read, in an order. */
interface Section {
  readonly state?: PaymentState | undefined;
  readonly order: SortOrder;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** The first text after all that begin with a key of letters and digits. */
const afterKey = (key: string): string => `${key}\u{10ffff}`;

/** All references of a bank may begin as a shorter text does. */
const referenceIs = (key: string): RawBuilder<SqlBool> =>
  key.length < shortestKey
    ? sql`bank_reference_key = ${key}`
    : sql`bank_reference_key >= ${key} and bank_reference_key < ${afterKey(key)}`;

const listed = (db: Db) =>
  db
    .selectFrom('applications')
    .where('submitted_at', 'is not', null)
    // Written as in the indexes, so that databases use them.
    .where(sql<SqlBool>`(applications.withdrawn_at is null or applications.payment_state = 'confirmed')`);

/** One row for each. Few applications are withdrawn. Grouping would make SQLite read an index of all. */
const withdrawnCounts = (db: Db) =>
  listed(db)
    .where('withdrawn_at', 'is not', null)
    .select(['payment_state as state', sql<number>`1`.as('count')])
    .execute();

const countsIn = (rows: readonly { readonly state: string; readonly count: number }[]) => {
  const counts = mapKeys(shownPaymentStates, () => 0);
  for (const { state, count } of rows) counts[state as keyof typeof counts] += count;
  return counts;
};

/** SQL of the ids that a search finds, each part in an index of its own and without reading applications, whose rows are long. */
const foundIdsOf = (kind: DatabaseKind, text: string): RawBuilder<number> => {
  const parts = searchParts(text);
  const key = bankReferenceText(text);
  const amount = amountIn(text);
  const ids = [
    sql`select application_id as id from receipts where number = ${text.trim().toUpperCase()}`,
    ...(parts.length > 0
      ? [
          foundIds(kind, parts),
          // The index of the search has no withdrawn applications. Few are withdrawn.
          sql`select id from applications where submitted_at is not null and withdrawn_at is not null
            and ${containsAll(kind, sql`applications.search_text || ' imc-app-' || applications.id`, parts)}`,
        ]
      : []),
    ...(key === null ? [] : [sql`select application_id from paid_applications where ${referenceIs(key)}`]),
    ...(amount === null || amount > paymentLimits.amount
      ? []
      : [
          sql`select id from applications where payment_amount = ${amount}`,
          sql`select application_id from paid_applications where amount = ${amount}`,
        ]),
  ];
  return sql`${sql.join(ids, sql` union all `)}`;
};

/** By charge, oldest first: what still pays it. */
const transfersOf = async (db: Db, chargeIds: readonly number[]) => {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('transfers', 'transfers.id', 'allocations.transfer_id')
    .leftJoin('users', 'users.id', 'transfers.recorded_by')
    .select([
      'allocations.charge_id',
      'transfers.id',
      'transfers.value_date',
      'transfers.bank_reference',
      'transfers.reason',
      'users.name as recorded_by',
      'transfers.recorded_at',
      ({ fn }) => fn.sum<number>('allocations.amount').as('amount'),
    ])
    .where('allocations.charge_id', 'in', chargeIds)
    .groupBy(['allocations.charge_id', 'transfers.id', 'users.name'])
    .having(({ fn }) => fn.sum('allocations.amount'), '>', 0)
    .orderBy('transfers.id')
    .execute();
  return Map.groupBy(
    rows.map(({ amount, recorded_by, ...row }) => ({
      ...row,
      amount: Number(amount),
      recorded_by: recorded_by ?? '',
    })),
    (row) => row.charge_id,
  );
};

/** By account, in naira. */
const creditOf = async (db: Db, accountIds: readonly number[]) => {
  const rows = await db
    .selectFrom('transfers')
    .select(['account_id', ({ fn }) => fn.sum<number>('rest').as('rest')])
    .where('account_id', 'in', accountIds)
    .where('rest', '>', 0)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, rest }) => [account_id, Number(rest)]));
};

/** The charge of each application that its payment is about: the newest of its fee. */
export const currentChargesOf = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('charges')
    .innerJoin('applications', 'applications.id', 'charges.application_id')
    .select(['charges.application_id', 'charges.id', 'charges.amount', 'charges.kind', 'payment_fee'])
    .where('charges.application_id', 'in', ids)
    .where('charges.announced_at', 'is not', null)
    .orderBy('charges.id')
    .execute();
  return new Map(
    rows
      // A condition in SQL would make SQLite read all charges of the kind.
      .filter(({ kind, payment_fee }) => kind === payment_fee)
      .map(({ application_id, id, amount }) => [application_id, { id, amount }]),
  );
};

/** By charge. */
const pendingOf = async (db: Db, chargeIds: readonly number[]) => {
  const rows = await db
    .selectFrom('pending_settlements')
    .select(['charge_id', 'confirmed_by', 'due_at'])
    .where('charge_id', 'in', chargeIds)
    .execute();
  return new Map(rows.map(({ charge_id, ...row }) => [charge_id, row]));
};

/** By application. */
const lastChangesOf = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('application_payment_history as step')
    .innerJoin('users', 'users.id', 'step.changed_by')
    .select(['step.application_id', 'users.name as changed_by', 'step.changed_at'])
    .where('step.id', 'in', (eb) =>
      eb
        .selectFrom('application_payment_history')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('application_id', 'in', ids)
        .groupBy('application_id'),
    )
    .execute();
  return new Map(rows.map(({ application_id, ...change }) => [application_id, change]));
};

const rowsQuery = (db: Db, ids: readonly number[]) =>
  listed(db)
    .select([
      'applications.id',
      'user_id',
      'title',
      'surname',
      'other_names',
      'applications.grade',
      'applications.payment_state',
      'payment_fee',
      'applications.payment_amount',
      'applications.payment_question',
      'proof_file',
      'status',
      'withdrawn_at',
      'proof_uploaded_at',
    ])
    .where('applications.id', 'in', ids);

type PaymentRow = Awaited<ReturnType<ReturnType<typeof rowsQuery>['execute']>>[number];

/** In the order of the rows. */
const paymentsOf = async (db: Db, rows: readonly PaymentRow[], by: Account): Promise<AdminPayment[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const charges = await currentChargesOf(db, ids);
  const chargeIds = [...charges.values()].map(({ id }) => id);
  const transfers = await transfersOf(db, chargeIds);
  const pending = await pendingOf(db, chargeIds);
  const credit = await creditOf(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const lastChanges = await lastChangesOf(db, ids);
  const replies = await paymentRepliesOf(db, ids);
  const receipts = await receiptsOf(db, ids);
  return rows.map((row) => {
    const charge = charges.get(row.id);
    const waiting = pending.get(charge?.id ?? 0);
    return {
      application_id: row.id,
      reference: applicationReference(row.id),
      name: applicantName({ title: row.title, surname: row.surname, otherNames: row.other_names }),
      grade: row.grade,
      fee_kind: row.payment_fee,
      fee: charge?.amount ?? null,
      amount: row.payment_amount,
      state: row.payment_state,
      is_own: row.user_id === by.id,
      payment_state: shownPaymentState(row.status, row.withdrawn_at, row.payment_state),
      withdrawn_at: row.withdrawn_at,
      question: row.payment_question,
      proof: row.proof_file,
      proof_uploaded_at: row.proof_uploaded_at,
      receipt_number:
        receipts(row.id).findLast(({ fee, credit_note }) => fee === row.payment_fee && credit_note === null)
          ?.number ?? null,
      receipts: receipts(row.id),
      undo_until: waiting?.confirmed_by === by.id ? waiting.due_at : null,
      transfers: (transfers.get(charge?.id ?? 0) ?? []).map(({ charge_id: _, ...transfer }) => transfer),
      last_change: lastChanges.get(row.id) ?? null,
      charge_id: charge?.id ?? null,
      credit: credit.get(row.user_id) ?? 0,
      reply: row.payment_state === 'received' ? (replies.get(row.id) ?? null) : null,
    };
  });
};

/**
 * Counts the rows that match a search by state, and returns the ids of one page, in any order. One statement does both, because finding takes
 * longer than the rest. `matching` has `id`, `state` and `time`, and reads from `found`.
 */
async function readFound(
  db: Db,
  found: RawBuilder<number>,
  matching: Expression<unknown>,
  { state, order, limit, offset }: Omit<Section, 'search'>,
) {
  const shown = state ? sql`where state = ${state}` : sql``;
  const sorted = sql.raw(`order by time ${order}, id ${order}`);
  // In a `select`, as SQLite's reading connection runs no other statement.
  const rows = await db
    .selectFrom(
      sql<{ state: PaymentState; count: number; id: number | null }>`(
        with found as materialized (${found})
        select state, count(*) as count, null as id from ${matching} as counted group by state
        union all select * from
          (select state, 0, id from ${matching} as listed ${shown} ${sorted} limit ${limit} offset ${offset}) as page
      )`.as('rows'),
    )
    .selectAll()
    .execute();
  return {
    counts: countsIn(rows.filter(({ id }) => id === null)),
    ids: rows.flatMap(({ id }) => id ?? []),
  };
}

export function createPaymentList({
  kind,
  db,
  readChangeMark,
}: Pick<Infrastructure, 'kind' | 'db' | 'readChangeMark'>): PaymentList {
  /** As in the list of applications: read each row that a search finds, or look for it in an index of all. Counts no more than it needs. */
  const planOf = cacheSlowRead(readChangeMark, async (search: string): Promise<SearchPlan> => {
    const all = totalOf(await allCounts(), undefined);
    const found = sql`(${foundIdsOf(kind, search)} limit ${Math.ceil(all / entriesPerRow)})`.as('found');
    return areFew(await countRows(db.selectFrom(found)), all) ? 'few' : 'some';
  });

  const allCounts = cacheSlowRead(readChangeMark, async () => {
    const closed = await closedPayments(db)
      .select(['payment_state as state', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('payment_state')
      .execute();
    return countsIn([
      ...(await db
        .selectFrom('application_counts')
        .select(['value as state', 'count'])
        .where('counted_by', '=', 'payment state')
        .execute()),
      ...(await withdrawnCounts(db)),
      ...closed.map(({ state, count }) => ({ state, count: -count })),
      ...closed.map(({ count }) => ({ state: 'closed', count })),
    ]);
  });

  const pageOf = cacheSlowRead(readChangeMark, async ({ search, ...section }: Section) => {
    const { state, order, limit, offset } = section;
    if (search !== '') {
      const plan = await planOf(search);
      const time = plan === 'few' ? withoutIndex(kind, 'payment_changed_at') : sql.ref('payment_changed_at');
      const matching = listed(db)
        .where(searchCondition(kind, plan, sql`select id from found`))
        .select(['applications.id', time.as('time')])
        .select(
          sql`case when applications.id in (${closedPayments(db).select('id')}) then 'closed' else payment_state end`.as(
            'state',
          ),
        );
      return readFound(db, foundIdsOf(kind, search), matching, section);
    }
    const counts = await allCounts();
    if (offset >= totalOf(counts, state)) return { counts, ids: [] };
    // Skip rows in the index alone.
    const rows = await listed(db)
      .$if(state !== undefined, (query) =>
        query
          .where('payment_state', '=', state as PaymentState)
          .where('applications.id', 'not in', closedPayments(db).select('id')),
      )
      .select('applications.id')
      .orderBy('payment_changed_at', order)
      .orderBy('applications.id', order)
      .limit(limit)
      .offset(offset)
      .execute();
    return { counts, ids: rows.map(({ id }) => id) };
  });

  return {
    payment: async (applicationId, by) => {
      const row = await rowsQuery(db, [applicationId]).executeTakeFirst();
      const [payment] = row ? await paymentsOf(db, [row], by) : [];
      if (!row || !payment) throw notFound(applicationAnswers.notFound);
      return {
        payment,
        charges: await chargesOf(db, await chargeIdsOf(db, applicationId), by),
        not_allocated: await transfersOfAccount(db, row.user_id),
        same_proofs: await sameProofsOf(db, row),
      };
    },

    payments: async ({ state, q = '', order, page = 1, limit = listPageSize.default }, by) => {
      const search = q.trim();
      const offset = (page - 1) * limit;
      const sorting = order ?? (state === 'received' ? 'asc' : 'desc');
      const { counts, ids } = await pageOf({ state, order: sorting, search, limit, offset });
      const rows =
        ids.length > 0
          ? await rowsQuery(db, ids)
              .orderBy('payment_changed_at', sorting)
              .orderBy('applications.id', sorting)
              .execute()
          : [];
      return {
        payments: await paymentsOf(db, rows, by),
        ...paging(totalOf(counts, state), { page, limit }),
        counts,
      };
    },
  };
}
