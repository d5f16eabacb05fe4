import { type AdminApplicationAnswer, applicationReference } from '../entities/application.ts';
import type { PaymentState } from '../entities/payment.ts';
import { dateInLagos } from '../rules/dates.ts';

/** An application as it is exported. */
export type ExportedApplication = AdminApplicationAnswer & { readonly payment_state: PaymentState };

/** Headings and values of the exported columns, in order. */
const exportColumns: Readonly<Record<string, (application: ExportedApplication) => string>> = {
  Reference: ({ id }) => applicationReference(id),
  Title: ({ title }) => title,
  Surname: ({ surname }) => surname,
  'Other names': ({ otherNames }) => otherNames,
  Category: ({ membershipCategory }) => membershipCategory,
  Email: ({ email }) => email,
  Telephone: ({ tel }) => tel,
  WhatsApp: ({ whatsapp }) => whatsapp,
  Employer: ({ employer }) => employer,
  Position: ({ position }) => position,
  'Postal address': ({ postalAddress }) => postalAddress,
  'Marketer code': ({ marketerCode }) => marketerCode ?? '',
  Status: ({ status }) => status,
  Payment: ({ payment_state }) => payment_state,
  Submitted: ({ created_at }) => dateInLagos(new Date(created_at)),
};

/**
 * Returns a text as a field of a CSV file (RFC 4180). A spreadsheet would run a text that begins like a formula, so it gets an apostrophe first.
 */
export function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`;

/** First line of the export, with the byte order mark by which spreadsheets recognize UTF-8. */
export const exportHead = `\uFEFF${csvLine(Object.keys(exportColumns))}`;

/** Returns the line of an application. */
export const exportLine = (application: ExportedApplication): string =>
  csvLine(Object.values(exportColumns).map((textOf) => textOf(application)));
