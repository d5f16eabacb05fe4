import { setImmediate } from 'node:timers/promises';
import {
  type AdminApplicationResponse,
  type ApplicationQuery,
  type ApplicationSort,
  type AskedState,
  type ExportedApplication,
  listPageSize,
  type PageFields,
  paging,
  receivedOf,
  type SortOrder,
} from '@imc/api/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { receiptsOf } from '../payments/issued-receipts.ts';
import { applicationNotFound, selectSubmitted } from './application-history.ts';
import type { Openings } from './application-openings.ts';
import { createFindApplications, listed, listOf, type Section } from './find-applications.ts';
import { sortColumns } from './list-query.ts';
import { adminAnswer, adminColumns } from './rows.ts';

export interface ApplicationsPage extends PageFields {
  readonly applications: AdminApplicationResponse[];
}

/** Null at the ends. */
export interface ApplicationNeighbours {
  readonly previous: number | null;
  readonly next: number | null;
}

/** The submitted applications, newest first, without withdrawn ones. */
export interface AdminList {
  /** In batches of some hundred rows. With `by`, each says whether it is that account's own. */
  all(by?: Account): AsyncIterable<AdminApplicationResponse[]>;
  /** One page of the matching applications. With `by`, each says whether it is that account's own. */
  page(query: ApplicationQuery & { page?: number; limit?: number }, by?: Account): Promise<ApplicationsPage>;
  /**
   * Returns the ids before and after an application in the list of a query, even if it does not match. Null at the ends. Throws a 404 if no
   * submitted application has this id.
   */
  neighbours(applicationId: number, query: ApplicationQuery): Promise<ApplicationNeighbours>;
  /**
   * Yields the matching applications in order, in batches of some hundred rows. Records each batch as opened by the account before it is
   * yielded.
   */
  exported(query: ApplicationQuery, by: Account): AsyncIterable<ExportedApplication[]>;
}

/** For `all` and `exported`. */
const batchSize = 200;

/** Columns for a page or a batch, in addition to those of the response and the export. */
const orderValues = ['name_key', 'contact_key', 'grade_rank'] as const;
const pageColumns = [
  ...adminColumns,
  ...orderValues,
  'payment_state',
  'payment_amount',
  'decided_at',
  'user_id',
] as const;

/** Null if there is no request, or the newest was closed. */
const askedForMore = sql<AskedState | null>`(
  select case when closed_at is not null then null when answered_at is null then 'open' else 'answered' end
  from information_requests
  where id = (select max(id) from information_requests where application_id = applications.id)
)`.as('asked_for_more');

/** In the order of the ids. Leaves out applications that were withdrawn meanwhile. */
const rowsOf = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await listed(db)
    .select(pageColumns)
    .select(askedForMore)
    .where('applications.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

type ListRow = Awaited<ReturnType<typeof rowsOf>>[number];
/** The values of a row in every order. */
type OrderedRow = Pick<ListRow, (typeof orderValues)[number] | 'id' | 'status' | 'submitted_at'>;

const valuesOf = (row: OrderedRow, sort: ApplicationSort) =>
  sortColumns[sort].map((column) => row[column] ?? '');

const answerOf = (row: ListRow, by: Account | undefined): AdminApplicationResponse => ({
  ...adminAnswer(row),
  asked_for_more: row.asked_for_more,
  payment_state: row.payment_state,
  ...(by && { own: row.user_id === by.id }),
});

/** By application, oldest first. */
const transfersOf = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('charges', 'charges.id', 'allocations.charge_id')
    .innerJoin('transfers', 'transfers.id', 'allocations.transfer_id')
    .select(['charges.application_id', 'transfers.bank_reference'])
    .select(({ fn }) => fn.sum<number>('allocations.amount').as('amount'))
    .where('charges.application_id', 'in', ids)
    .groupBy(['charges.application_id', 'transfers.id'])
    .having(({ fn }) => fn.sum('allocations.amount'), '>', 0)
    .orderBy('transfers.id')
    .execute();
  return Map.groupBy(rows, ({ application_id }) => application_id);
};

/** In the order of the rows. */
const exportedOf = async (db: Db, rows: readonly ListRow[]): Promise<ExportedApplication[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [receipts, transfers] = [await receiptsOf(db, ids), await transfersOf(db, ids)];
  return rows.map((row) => ({
    ...adminAnswer(row),
    payment_state: row.payment_state,
    decided_at: row.status === 'pending' ? null : row.decided_at,
    ...receivedOf(transfers.get(row.id)),
    receipt_numbers: receipts(row.id).flatMap(({ number, credit_note }) => (credit_note ? [] : [number])),
  }));
};

export function createAdminList({
  db,
  openings,
  ...needs
}: Pick<Infrastructure, 'kind' | 'db' | 'readChangeMark'> & { readonly openings: Openings }): AdminList {
  const { countOf, idsOf, pageOf } = createFindApplications({ db, ...needs });

  /** Each batch continues after the last row of the one before. */
  async function* batches(query: ApplicationQuery): AsyncGenerator<ListRow[]> {
    const list = listOf(query);
    const count = await countOf(list.conditions);
    for (let after: Section['after']; ; ) {
      const ids = await idsOf(list, { limit: batchSize, after }, count);
      const rows = await rowsOf(db, ids);
      yield rows;
      const last = rows.at(-1);
      if (!last || ids.length < batchSize) return;
      // Let other requests go first: a fast reader of the stream would otherwise block them until the last batch.
      await setImmediate();
      after = valuesOf(last, list.sort);
    }
  }

  return {
    async *all(by) {
      for await (const rows of batches({})) yield rows.map((row) => answerOf(row, by));
    },

    neighbours: async (applicationId, query) => {
      const row = await selectSubmitted(db, applicationId)
        .select(['id', 'status', 'submitted_at', ...orderValues])
        .executeTakeFirst();
      if (!row) throw applicationNotFound(applicationId);
      const list = listOf(query);
      const count = await countOf(list.conditions);
      const firstAfter = async (order: SortOrder) =>
        (await idsOf({ ...list, order }, { limit: 1, after: valuesOf(row, list.sort) }, count))[0] ?? null;
      const next = await firstAfter(list.order);
      // The previous one is the first after it in the opposite order.
      return { previous: await firstAfter(list.order === 'asc' ? 'desc' : 'asc'), next };
    },

    async *exported(query, by) {
      for await (const rows of batches(query)) {
        await openings.recordExport(
          rows.map(({ id }) => id),
          by,
        );
        yield await exportedOf(db, rows);
      }
    },

    page: async ({ limit = listPageSize.default, page = 1, ...query }, by) => {
      const { count, ids } = await pageOf(listOf(query), { limit, offset: (page - 1) * limit });
      const rows = await rowsOf(db, ids);
      return {
        applications: rows.map((row) => answerOf(row, by)),
        ...paging(count, { page, limit }),
      };
    },
  };
}
