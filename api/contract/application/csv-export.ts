import { type ExportedApplication, exportColumns } from './export-columns.ts';

/** An international telephone number: nothing but digits, spaces, brackets, dots and hyphens after its plus sign. */
const isTelephone = /^\+\d[\d ().-]*$/;

/**
 * Returns a text as a field of a CSV file (RFC 4180). Spreadsheets run a text that begins like a formula, so it gets an apostrophe first, unless
 * it is a telephone number. Quoted also for the semicolon, which some spreadsheets use as separator.
 */
export function csvField(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !isTelephone.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`;

/** First line of the export, with the byte order mark by which spreadsheets recognize UTF-8. */
export const exportHead = `\uFEFF${csvLine(exportColumns.map(({ heading }) => heading))}`;

export const exportLine = (application: ExportedApplication): string =>
  csvLine(exportColumns.map(({ textOf }) => textOf(application)));
