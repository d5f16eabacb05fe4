import type { ColumnRole } from '@imc/api';
import type { StatementDecisions } from '@imc/ui/membership';
import type { StatementTable } from './statement-columns.ts';
import { dateOrderOf, decimalMarkOf, hasWord, readAmount, readDirection } from './statement-values.ts';

/** Returns the values of the columns with one of the roles, row by row. */
const valuesOf = ({ rows }: StatementTable, roles: readonly ColumnRole[], ...wanted: ColumnRole[]) =>
  roles.flatMap((role, column) =>
    wanted.includes(role) ? rows.map(({ cells }) => cells[column] ?? '') : [],
  );

/** Decides how a file is read, once for all its lines. */
export function decisionsFor(table: StatementTable, roles: readonly ColumnRole[]): StatementDecisions {
  const decimalMark = decimalMarkOf(valuesOf(table, roles, 'credit', 'debit', 'amount', 'balance'));
  const directionBy = (): StatementDecisions['directionBy'] => {
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
