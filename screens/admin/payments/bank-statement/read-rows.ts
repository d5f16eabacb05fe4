import { statementLimits } from '@imc/api';
import { decodeText, startsWith } from './decode-text.ts';
import type { Row } from './statement-columns.ts';
import { StatementError } from './statement-error.ts';

/** Returns the rows of a file: CSV, XLSX, OFX or MT940, which its bytes tell. Throws a `StatementError`. The parsers load when they are needed. */
export async function readRows(bytes: Uint8Array): Promise<readonly Row[]> {
  if (bytes.length > statementLimits.bytes) throw new StatementError('tooLarge');
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) return (await import('./xlsx-rows.ts')).xlsxRows(bytes);
  const text = decodeText(bytes);
  const beginning = text.slice(0, 5000);
  if (/<OFX>/i.test(beginning)) return (await import('./ofx-rows.ts')).ofxRows(text);
  if (/^:20:/m.test(beginning) && /^:25:/m.test(beginning)) {
    return (await import('./mt940-rows.ts')).mt940Rows(text);
  }
  return (await import('./csv-rows.ts')).csvRows(text);
}
