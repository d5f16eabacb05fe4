import { statementLimits } from '@imc/api';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { isHeader, type Row } from './statement-columns.ts';
import { StatementError } from './statement-error.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** Lines and characters in which the header is looked for, below account, period and opening balance. */
const preamble = { lines: 40, characters: 20_000 } as const;

const options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  bom: true,
  // An unclosed quotation mark ends here, not at the end of the file.
  max_record_size: 20_000,
} as const;

/** Returns the delimiter of the header, or, if no header is known, the one that makes the most cells. */
function delimiterOf(text: string): string {
  const cut = text.slice(0, preamble.characters);
  // Not within a cell.
  const beginning = cut.length < text.length ? cut.slice(0, cut.lastIndexOf('\n') + 1) || cut : cut;
  let best = { delimiter: ',', cells: 0 };
  for (const delimiter of delimiters) {
    const rows = parse(beginning, { ...options, delimiter, to: preamble.lines });
    if (rows.some(isHeader)) return delimiter;
    const cells = rows.reduce((sum, row) => sum + row.length, 0);
    if (cells > best.cells) best = { delimiter, cells };
  }
  return best.delimiter;
}

/** Throws a `StatementError` for a quotation mark that is never closed. */
export function csvRows(text: string): Row[] {
  try {
    const rows: Row[] = [];
    parse(text, {
      ...options,
      delimiter: delimiterOf(text),
      to: statementLimits.lines + 200,
      on_record: (cells: string[], { lines }) => {
        rows.push({ cells, number: lines });
        return null;
      },
    });
    return rows;
  } catch (error) {
    throw error instanceof CsvError ? new StatementError('malformed') : error;
  }
}
