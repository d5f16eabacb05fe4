import { type ExportedApplication, exportColumns } from './export-columns.ts';

/** An international telephone number: nothing but digits, spaces, brackets, dots and hyphens after its plus sign. */
const isTelephone = /^\+\d[\d ().-]*$/;

/**
 * Returns a text as a field of a CSV file (RFC 4180). A spreadsheet would run a text that begins like a formula, so it gets an apostrophe first. A
 * telephone number can't do harm and stays as it is. Quoted also for the semicolon, which is the separator of some spreadsheets.
 */
export function csvField(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !isTelephone.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns texts as a line of a CSV file. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`;

/** First line of the export, with the byte order mark by which spreadsheets recognize UTF-8. */
export const exportHead = `\uFEFF${csvLine(exportColumns.map(({ heading }) => heading))}`;

/** Returns the line of an application. */
export const exportLine = (application: ExportedApplication): string =>
  csvLine(exportColumns.map(({ textOf }) => textOf(application)));
