import * as z from 'zod/mini';
import { described } from './described.ts';
import { idSchema } from './id.ts';
import { statementLimits } from './payment.ts';
import { calendarDateSchema, textUpTo } from './text.ts';
import { accountName, calendarDate, count, rowId, timestamp } from './values.ts';

/** What a column of a bank statement holds. */
export const columnRoles = [
  'date',
  'narration',
  'credit',
  'debit',
  'amount',
  'direction',
  'balance',
  'reference',
  'payer',
  'ignore',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

export const columnLimits = {
  /** More are no bank statement. */
  columns: 100,
  /** Of the texts of a header. In characters: within what PostgreSQL can index. */
  shape: 600,
  /** Banks whose columns are kept. */
  banks: 100,
} as const;

/** The columns of the files of one bank, as the treasurer has corrected them. */
export const statementColumnsSchema = z.object({
  shape: described('The names of the columns.', textUpTo(columnLimits.shape)),
  roles: z.array(z.enum(columnRoles)).check(z.minLength(1), z.maxLength(columnLimits.columns)),
});
export type StatementColumns = z.infer<typeof statementColumnsSchema>;

/** What is kept of a statement: what it covers, and how much of it was read (PAY-35). */
const importFacts = {
  account: described('The last four digits. Null if the file has none.', z.nullable(textUpTo(4))),
} as const;

const rowCount = z
  .number()
  .check(z.int('Must be a whole number'), z.gte(0, 'Must not be negative'), z.lte(statementLimits.lines));

export const newImportSchema = z.object({
  ...importFacts,
  lines: described('Incoming transfers.', rowCount),
  unread: described('Rows that could not be read.', rowCount),
  from_day: calendarDateSchema,
  to_day: calendarDateSchema,
  columns: described('To keep for files of this bank.', z.optional(statementColumnsSchema)),
  replaces: described(
    'An own import of the same file, which was read again in another way.',
    z.optional(idSchema),
  ),
});
export type NewImport = z.infer<typeof newImportSchema>;

export const statementImportSchema = z.object({
  id: rowId,
  ...importFacts,
  from_day: calendarDate,
  to_day: calendarDate,
  lines: described('Incoming transfers.', count),
  unread: described('Rows that could not be read.', count),
  imported_at: timestamp,
  imported_by: accountName,
  compared: described('Incoming transfers that were compared with the payments. Others follow.', count),
  waiting: described('Those that fit an open payment and are not confirmed.', count),
  confirmed: described('Those that fitted an open payment and are confirmed.', count),
});
export type StatementImport = z.infer<typeof statementImportSchema>;

/**
 * What a member may be told of a transfer (PAY-36): the statement of its day was not read, or not all of it; it was read, and the transfer is not
 * in it; it is in it, and being matched.
 */
export const transfersSeen = ['not-read', 'missing', 'matching'] as const;
export type TransferSeen = (typeof transfersSeen)[number];
