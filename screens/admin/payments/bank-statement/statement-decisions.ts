import type { ColumnRole } from '@imc/api';
import type { StatementTable } from './statement-columns.ts';
import {
  type DateOrder,
  type DecimalMark,
  dateOrderOf,
  decimalMarkOf,
  hasWord,
  readAmount,
  readDirection,
} from './statement-values.ts';

/**
 * What says whether an amount came in or went out: two columns; a word in a column of its own or after the amount; the sign, so that an amount
 * without one came in; or only the balance.
 */
export const directionSources = ['columns', 'words', 'sign', 'balance'] as const;
export type DirectionSource = (typeof directionSources)[number];

/** How a file is read, decided once for all its lines. */
export interface Decisions {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  readonly directionBy: DirectionSource;
}

/** Returns the values of the columns with one of the roles, row by row. */
const valuesOf = ({ rows }: StatementTable, roles: readonly ColumnRole[], ...wanted: ColumnRole[]) =>
  roles.flatMap((role, column) =>
    wanted.includes(role) ? rows.map(({ cells }) => cells[column] ?? '') : [],
  );

export function decisionsFor(table: StatementTable, roles: readonly ColumnRole[]): Decisions {
  const decimalMark = decimalMarkOf(valuesOf(table, roles, 'credit', 'debit', 'amount', 'balance'));
  const directionBy = (): DirectionSource => {
    if (roles.includes('credit')) return 'columns';
    const amounts = valuesOf(table, roles, 'amount');
    const words = valuesOf(table, roles, 'direction');
    if (words.some((text) => readDirection(text) !== undefined) || amounts.some(hasWord)) return 'words';
    return amounts.some((text) => readAmount(text, decimalMark)?.direction !== undefined)
      ? 'sign'
      : 'balance';
  };
  return {
    decimalMark,
    dateOrder: dateOrderOf(valuesOf(table, roles, 'date')),
    directionBy: directionBy(),
  };
}
