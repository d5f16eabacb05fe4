import { columnLimits, statementLimits } from '@imc/api';
import { unzipSync } from 'fflate';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import type { Row } from './statement-columns.ts';
import { StatementError } from './statement-error.ts';

/** Of all parts of a workbook, unpacked, in bytes: 100,000 lines of 1,500. */
const unpackedBytes = 150 * 1024 ** 2;

/** Throws for a workbook that unpacks to more than a statement. The parser unpacks no part beyond the size that the workbook states. */
function requireSmall(bytes: Uint8Array): void {
  let sum = 0;
  unzipSync(bytes, {
    filter: ({ originalSize, size }) => {
      // Of an empty part the parser has no limit.
      if (originalSize === 0 && size > 2) throw new StatementError('hugeWorkbook');
      sum += originalSize;
      if (sum > unpackedBytes) throw new StatementError('hugeWorkbook');
      return false;
    },
  });
}

function textOf(value: CellValue | undefined): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value);
  // A longer number has lost its last digits, and must not pass for a reference.
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return value.toExponential();
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/**
 * Returns the rows of the workbook's one sheet. Throws a `StatementError` for formulas, because what they show may be older than their cells, and
 * for several sheets with rows.
 */
export async function xlsxRows(bytes: Uint8Array): Promise<Row[]> {
  try {
    requireSmall(bytes);
    const { sheets } = await readXlsx(bytes, { maxRows: statementLimits.lines + 200 });
    const filled = sheets.filter(({ rows }) => rows.some((cells) => cells.some((cell) => cell !== null)));
    const [sheet] = filled;
    if (!sheet) throw new StatementError('empty');
    if (filled.length > 1) throw new StatementError('sheets');
    if (sheet.rows.some((cells) => cells.length > columnLimits.columns))
      throw new StatementError('tooManyColumns');
    for (const { formula } of sheet.cells?.values() ?? []) {
      if (formula !== undefined) throw new StatementError('formulas');
    }
    return sheet.rows.flatMap((cells, row) => {
      const texts = cells.map(textOf);
      return texts.some((text) => text.trim() !== '') ? [{ cells: texts, number: row + 1 }] : [];
    });
  } catch (error) {
    throw error instanceof StatementError ? error : new StatementError('malformed');
  }
}
