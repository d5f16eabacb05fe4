import type { ColumnRole, StatementColumns } from '@imc/api';
import { readRows } from './read-rows.ts';
import { areComplete, type StatementTable, tableOf } from './statement-columns.ts';
import { type Decisions, decisionsFor } from './statement-decisions.ts';
import { StatementError, type StatementFault } from './statement-error.ts';
import { readLines, type Statement } from './statement-lines.ts';

/** A file in three steps: what its columns hold, what is decided once, and the lines (PAY-21). */
export interface Reading {
  readonly table: StatementTable;
  readonly roles: readonly ColumnRole[];
  readonly decisions: Decisions;
  /** Undefined while a column that is needed is not known, or if nothing can be read. */
  readonly statement: Statement | undefined;
  /** Why there are no lines, though the columns are known. */
  readonly fault: StatementFault | undefined;
}

/** Reads a table anew, with other columns or decisions. `today`: calendar date. */
export function read(
  table: StatementTable,
  { roles, decisions, today }: { roles: readonly ColumnRole[]; decisions?: Decisions; today: string },
): Reading {
  const reading = { table, roles, decisions: decisions ?? decisionsFor(table, roles) };
  if (!areComplete(roles)) return { ...reading, statement: undefined, fault: undefined };
  try {
    return { ...reading, statement: readLines(table, { ...reading, today }), fault: undefined };
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    return { ...reading, statement: undefined, fault: error.fault };
  }
}

/** Throws a `StatementError` for a file that is no statement. `kept`: the columns of other files, which a file of the same shape has too. */
export async function readFile(
  bytes: Uint8Array,
  { kept, today }: { kept: readonly StatementColumns[]; today: string },
): Promise<Reading> {
  const table = tableOf(await readRows(bytes));
  const same = kept.find(({ shape, roles }) => shape === table.shape && roles.length === table.roles.length);
  return read(table, { roles: same?.roles ?? table.roles, today });
}
