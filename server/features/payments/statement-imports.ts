import {
  type ColumnRole,
  columnLimits,
  dateInLagos,
  type NewImport,
  type StatementColumns,
  type StatementImport,
  statementTexts,
  type TransferSeen,
} from '@imc/api/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { invalid, notFound } from '../../shared/refusal-error.ts';

/** Imports that are listed. */
const listed = 200;

/** A line that fits an open payment. `line`: its place among the import's incoming transfers, from 0. */
export interface WaitingLine {
  readonly line: number;
  readonly application_id: number;
}

export interface StatementImports {
  /** The latest period first. */
  statements(): Promise<{ imports: StatementImport[]; columns: StatementColumns[] }>;
  /** Returns the id. Throws a 400 for a period that is none. */
  importStatement(statement: NewImport, by: Account): Promise<number>;
  /** Keeps that the lines before `compared` were compared, and which of them wait. Repeating it changes nothing. Throws a 404 if the import is not the user's own. */
  keepCompared(
    id: number,
    compared: { readonly compared: number; readonly waiting: readonly WaitingLine[] },
    by: Account,
  ): Promise<void>;
  /** Counts and deletes what waits no longer. A confirmation that can be undone still waits. */
  sweepMatches(): Promise<void>;
}

const isConfirmed = sql<SqlBool>`exists (
  select 1 from applications
  where applications.id = statement_matches.application_id and payment_state = 'confirmed'
    and not exists (
      select 1 from pending_settlements join charges on charges.id = pending_settlements.charge_id
      where charges.application_id = applications.id
    )
)`;

async function keepColumns(tx: Tx, { shape, roles }: StatementColumns, changed_at: string): Promise<void> {
  const changed = { roles: roles.join(' '), changed_at };
  await tx
    .insertInto('statement_columns')
    .values({ shape, ...changed })
    .onConflict((conflict) => conflict.column('shape').doUpdateSet(changed))
    .execute();
  const kept = tx
    .selectFrom('statement_columns')
    .select('shape')
    .orderBy('changed_at', 'desc')
    .limit(columnLimits.banks);
  await tx.deleteFrom('statement_columns').where('shape', 'not in', kept).execute();
}

/** The transfer of an application's proof, and the calendar day of which it is. */
export interface SeenTransfer {
  readonly applicationId: number;
  readonly day: string;
}

/**
 * Returns what a member may be told of a transfer (PAY-36). A statement that was compared in part, or of which rows could not be read, does not
 * tell that a transfer is missing.
 */
export async function readTransfersSeen(
  db: Db,
  transfers: readonly SeenTransfer[],
): Promise<(transfer: SeenTransfer) => TransferSeen> {
  if (transfers.length === 0) return () => 'not-read';
  const matches = await db
    .selectFrom('statement_matches')
    .select('application_id')
    .where(
      'application_id',
      'in',
      transfers.map(({ applicationId }) => applicationId),
    )
    .execute();
  const days = transfers.map(({ day }) => day).sort();
  const whole = await db
    .selectFrom('statement_imports')
    .select(['from_day', 'to_day'])
    .where('to_day', '>=', days[0] ?? '')
    .where('from_day', '<=', days.at(-1) ?? '')
    .where('unread', '=', 0)
    .whereRef('compared', '=', 'lines')
    .execute();
  const waiting = new Set(matches.map(({ application_id }) => application_id));
  return ({ applicationId, day }) => {
    if (waiting.has(applicationId)) return 'matching';
    return whole.some(({ from_day, to_day }) => from_day <= day && day <= to_day) ? 'missing' : 'not-read';
  };
}

export function createStatementImports({
  db,
  clock,
}: Pick<Infrastructure, 'db' | 'clock'>): StatementImports {
  return {
    statements: async () => {
      const rows = await db
        .selectFrom('statement_imports as import')
        .innerJoin('users', 'users.id', 'import.imported_by')
        .select([
          'import.id',
          'account',
          'from_day',
          'to_day',
          'lines',
          'compared',
          'confirmed',
          'unread',
          'imported_at',
          'users.name as imported_by',
        ])
        .select(({ selectFrom }) => [
          selectFrom('statement_matches')
            .whereRef('import_id', '=', 'import.id')
            .where(({ not }) => not(isConfirmed))
            .select(({ fn }) => fn.countAll<number>().as('waiting'))
            .as('waiting'),
          selectFrom('statement_matches')
            .whereRef('import_id', '=', 'import.id')
            .where(isConfirmed)
            .select(({ fn }) => fn.countAll<number>().as('done'))
            .as('done'),
        ])
        .orderBy('to_day', 'desc')
        .orderBy('import.id', 'desc')
        .limit(listed)
        .execute();
      const columns = await db.selectFrom('statement_columns').select(['shape', 'roles']).execute();
      return {
        imports: rows.map(({ waiting, done, confirmed, ...row }) => ({
          ...row,
          waiting: Number(waiting),
          confirmed: confirmed + Number(done),
        })),
        columns: columns.map(({ shape, roles }) => ({ shape, roles: roles.split(' ') as ColumnRole[] })),
      };
    },

    importStatement: async ({ columns, replaces, ...statement }, by) => {
      const { from_day, to_day } = statement;
      if (from_day > to_day || to_day > dateInLagos(clock()))
        throw invalid({ to_day: statementTexts.noPeriod });
      return db.transaction().execute(async (tx) => {
        const imported_at = stamp(clock);
        if (columns) await keepColumns(tx, columns, imported_at);
        if (replaces !== undefined) {
          await tx
            .deleteFrom('statement_imports')
            .where('id', '=', replaces)
            .where('imported_by', '=', by.id)
            .execute();
        }
        const { id } = await tx
          .insertInto('statement_imports')
          .values({ ...statement, imported_by: by.id, imported_at })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      });
    },

    keepCompared: (id, { compared, waiting }, by) =>
      db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('statement_imports')
          .set({ compared: sql<number>`case when compared < ${compared} then ${compared} else compared end` })
          .where('id', '=', id)
          .where('imported_by', '=', by.id)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw notFound();
        if (waiting.length === 0) return;
        await tx
          .insertInto('statement_matches')
          .values(waiting.map((line) => ({ import_id: id, ...line })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    sweepMatches: () =>
      db.transaction().execute(async (tx) => {
        const done = await tx
          .deleteFrom('statement_matches')
          .where(isConfirmed)
          .returning('import_id')
          .execute();
        for (const [id, lines] of Map.groupBy(done, ({ import_id }) => import_id)) {
          await tx
            .updateTable('statement_imports')
            .set(({ eb }) => ({ confirmed: eb('confirmed', '+', lines.length) }))
            .where('id', '=', id)
            .execute();
        }
      }),
  };
}
