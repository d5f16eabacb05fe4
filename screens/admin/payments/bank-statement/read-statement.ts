import { paymentLimits, type StatementLine, statementLimits } from '@imc/api';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { StatementError } from './decode-text.ts';
import { columnsOf, readAmount, readDate, type StatementColumns } from './statement-columns.ts';

/** A credit line with its place in the file. */
export interface CreditLine extends StatementLine {
  /** Number of the line among all lines of the statement, from 1. */
  readonly number: number;
  /** Number of the first line that is equal to it. Undefined for the first one. */
  readonly duplicateOf: number | undefined;
}

const delimiters = [',', ';', '\t', '|'] as const;

/** Lines and characters in which the header is looked for, below account, period and opening balance. */
const preamble = { lines: 40, characters: 20_000 } as const;

const options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  bom: true,
  // A quotation mark that is never closed ends here, not at the end of the file.
  max_record_size: 20_000,
} as const;

/** Returns the delimiter with which the beginning has a header, its row and its columns. */
function findHeader(text: string): { delimiter: string; row: number; columns: StatementColumns } {
  const beginning = text.slice(0, preamble.characters);
  for (const delimiter of delimiters) {
    const rows = parse(beginning, { ...options, delimiter, to: preamble.lines });
    for (const [row, cells] of rows.entries()) {
      const columns = columnsOf(cells);
      if (columns) return { delimiter, row, columns };
    }
  }
  throw new StatementError('noHeader');
}

/** Returns the incoming amount of a row. Undefined for debits and rows without an amount. */
function creditOf(cells: readonly string[], { credit, amount, kind }: StatementColumns): number | undefined {
  const value = readAmount(cells[credit ?? amount ?? -1] ?? '');
  const isDebit = credit === undefined && kind !== undefined && /^\s*d/i.test(cells[kind] ?? '');
  return value === undefined || value <= 0 || isDebit ? undefined : value;
}

const cut = (text: string | undefined, longest: number): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();

/**
 * Returns the credit lines of a bank statement. Finds the delimiter and the columns by the header. Throws a `StatementError` if there is none, or
 * if there are too many lines.
 */
export function readStatement(text: string): CreditLine[] {
  try {
    const { delimiter, row, columns } = findHeader(text);
    const rows = parse(text, { ...options, delimiter, from: row + 2, to: row + 2 + statementLimits.lines });
    if (rows.length > statementLimits.lines) throw new StatementError('tooManyLines');
    const first = new Map<string, number>();
    return rows.flatMap((cells, index) => {
      const amount = creditOf(cells, columns);
      if (amount === undefined) return [];
      const number = index + 1;
      const line: StatementLine = {
        amount,
        value_date: readDate(cells[columns.date] ?? ''),
        narration: cut(cells[columns.narration], statementLimits.narration),
        bank_reference: cut(cells[columns.reference ?? -1], paymentLimits.bankReference),
      };
      const key = JSON.stringify(line);
      const duplicateOf = first.get(key);
      if (duplicateOf === undefined) first.set(key, number);
      return [{ ...line, number, duplicateOf }];
    });
  } catch (error) {
    throw error instanceof CsvError ? new StatementError('malformed') : error;
  }
}
