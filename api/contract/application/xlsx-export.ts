import { type ExportedApplication, exportColumns } from './export-columns.ts';

/** Maximum number of UTF-16 code units in a cell of a workbook. */
const longestCell = 32_767;

const cutMark = ' […]';

/**
 * Returns a text as the content of a text cell. Removes the characters that XML does not allow and cuts what is longer than a cell.
 * Spreadsheets read `_x0041_` in a cell as the letter A, so its first underscore is written as `_x005F_`, and they break lines at LF alone.
 */
export function cellText(text: string): string {
  const allowed = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '');
  const cut =
    allowed.length > longestCell
      ? `${allowed.slice(0, longestCell - cutMark.length).replace(/[\uD800-\uDBFF]$/, '')}${cutMark}`
      : allowed;
  return cut.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

/** The sheet of the export for `writeXlsxStream` of hucre. After 1,048,576 rows it continues on another one, with the same headings. */
export const exportSheet = {
  name: 'Applications',
  columns: exportColumns.map(({ heading, width, isDate }) => ({
    header: heading,
    width,
    ...(isDate ? { numFmt: 'yyyy-mm-dd' } : {}),
  })),
  freezePane: { rows: 1 },
};

/** Texts are typed as texts, which spreadsheets never run as formulas. Null is an empty cell. */
export const exportCells = (application: ExportedApplication): (string | number | Date | null)[] =>
  exportColumns.map(({ textOf, isDate, isNumber }) => {
    const value = textOf(application);
    if (value === '') return null;
    if (isNumber) return Number(value);
    // A cell has no time zone: midnight UTC is the day itself.
    return isDate ? new Date(`${value}T00:00:00Z`) : cellText(value);
  });
