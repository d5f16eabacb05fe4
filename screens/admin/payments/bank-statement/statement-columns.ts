import { type ColumnRole, columnLimits, statementLimits } from '@imc/api';
import { StatementError } from './statement-error.ts';
import { readAmount, readDate, readDirection } from './statement-values.ts';

/** A row of a file, whatever its format. */
export interface Row {
  readonly cells: readonly string[];
  /** Line, row or entry in the file, from 1. */
  readonly number: number;
}

/** A file's rows, divided by its header. */
export interface StatementTable {
  /** Names of the columns, empty if the file has none. */
  readonly header: readonly string[];
  /** Equal for the files of one bank: the names of the columns, never what a line says. */
  readonly shape: string;
  /** What each column holds. */
  readonly roles: readonly ColumnRole[];
  /** Rows above the header: account, period, balances. */
  readonly preamble: readonly Row[];
  readonly rows: readonly Row[];
}

/** Column names of Nigerian banks, best first, in lower case without currency and punctuation. */
const names = {
  date: ['value date', 'val date', 'valuedate', 'date', 'transaction time', 'date time'],
  narration: ['narration', 'narrative', 'description', 'remarks', 'details', 'to from'],
  credit: [
    'credit',
    'credits',
    'credit amount',
    'amount credited',
    'settlement credit',
    'deposit',
    'deposits',
    'lodgement',
    'lodgements',
    'lodgment',
    'lodgments',
    'paid in',
    'money in',
    'pay in',
    'cr',
    'cr amount',
  ],
  debit: [
    'debit',
    'debits',
    'debit amount',
    'amount debited',
    'settlement debit',
    'withdrawal',
    'withdrawals',
    'paid out',
    'money out',
    'pay out',
    'dr',
    'dr amount',
  ],
  amount: ['amount', 'transaction amount', 'txn amount', 'trans amount', 'value'],
  /** Signed amounts at some banks, CR and DR at others. */
  signed: ['debit credit', 'credit debit'],
  payer: ['payer', 'payer name', 'sender', 'sender name', 'counterparty', 'originator', 'depositor', 'from'],
  kind: ['dr cr', 'cr dr', 'd c', 'c d', 'in out', 'direction', 'type', 'transaction type', 'txn type'],
  balance: ['balance', 'running balance', 'closing balance', 'available balance', 'balance after'],
  reference: [
    'bank reference',
    'transaction reference',
    'transaction ref',
    'trans ref',
    'txn ref',
    'transaction id',
    'tran id',
    'session id',
    'reference number',
    'reference no',
    'reference',
    'ref number',
    'ref no',
    'ref',
    'instrument no',
  ],
} as const;

/** Words that name a column within a longer name: 'Date Posted', 'TransDate', 'Narration / Remarks'. */
const words = {
  date: /date\b|\bdate/,
  narration: /\b(narration|narrative|description|details|particulars|remarks?|memo)\b/,
} as const;

/** Longer texts are no names. In characters. */
const longestName = 60;

const plain = (header: string): string =>
  header
    .slice(0, longestName)
    .toLowerCase()
    .replace(/\([^)]*\)|\bngn\b|₦|=n=/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

export const withoutEmptyEnd = (row: readonly string[]): readonly string[] =>
  row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);

/** Whether the lines can be read: the columns with date, narration and incoming amounts are known. */
export const areComplete = (roles: readonly ColumnRole[]): boolean =>
  roles.includes('date') &&
  roles.includes('narration') &&
  (roles.includes('credit') || roles.includes('amount'));

/** Gives a column a role. Only narrations may be in several columns, so another one loses it. */
export const withRole = (roles: readonly ColumnRole[], column: number, role: ColumnRole): ColumnRole[] =>
  roles.map((now, index) =>
    index === column ? role : now === role && role !== 'narration' ? 'ignore' : now,
  );

/** Returns what each column holds, by its name. Which one says the direction depends on the values. */
function rolesOf(header: readonly string[], rows: readonly Row[]): ColumnRole[] {
  const plainNames = header.map(plain);
  const roles = header.map((): ColumnRole => 'ignore');
  const free = (list: readonly string[]): number[] =>
    list
      .map((name) => plainNames.indexOf(name))
      .filter((column) => column >= 0 && roles[column] === 'ignore');
  const give = (role: ColumnRole, column: number | undefined): void => {
    if (column !== undefined && column >= 0) roles[column] = role;
  };
  const directions = (column: number): number =>
    rows.filter(({ cells }) => readDirection(cells[column] ?? '') !== undefined).length;
  const kinds = free([...names.signed, ...names.kind]).map((column) => [directions(column), column] as const);
  give('direction', kinds.sort(([a], [b]) => b - a).find(([known]) => known > 0)?.[1]);
  give('date', free(names.date)[0] ?? plainNames.findIndex((name) => words.date.test(name)));
  for (const role of ['credit', 'debit', 'balance', 'reference', 'payer'] as const) {
    give(role, free(names[role])[0]);
  }
  if (!roles.includes('credit')) give('amount', free([...names.amount, ...names.signed])[0]);
  const narrations = free(names.narration);
  for (const column of narrations) give('narration', column);
  if (narrations.length === 0) {
    give(
      'narration',
      plainNames.findIndex((name, column) => roles[column] === 'ignore' && words.narration.test(name)),
    );
  }
  return roles;
}

/** Whether a row names the columns that every statement needs. */
export const isHeader = (cells: readonly string[]): boolean => areComplete(rolesOf(cells, []));

/** Rows in which the header is looked for. */
const firstRows = 40;

const isDate = (text: string): boolean =>
  (readDate(text, 'dayFirst') ?? readDate(text, 'monthFirst')) !== null;
const isValue = (text: string): boolean => isDate(text) || Boolean(readAmount(text, '.'));

/** Returns the row of the header: the first one that names the columns, otherwise the first texts above the first date. */
function headerRow(rows: readonly Row[]): number {
  const known = rows.findIndex(({ cells }, row) => row < firstRows && isHeader(cells));
  if (known >= 0) return known;
  const first = rows.slice(0, firstRows).findIndex(({ cells }) => cells.length > 2 && cells.some(isDate));
  if (first < 0) throw new StatementError('noHeader');
  const count = withoutEmptyEnd(rows[first]?.cells ?? []).length;
  const isNamed = (cells: readonly string[]) => cells.length >= count && !cells.some(isValue);
  return rows.slice(0, first).findLastIndex(({ cells }) => isNamed(withoutEmptyEnd(cells)));
}

/** Divides the rows of a file. Throws a `StatementError` if nothing in it looks like a header or a line. */
export function tableOf(rows: readonly Row[]): StatementTable {
  const at = headerRow(rows);
  const below = rows.slice(at + 1);
  if (below.length > statementLimits.lines) throw new StatementError('tooManyLines');
  const widest = Math.max(...below.slice(0, firstRows).map(({ cells }) => withoutEmptyEnd(cells).length));
  const header = at < 0 ? Array<string>(widest).fill('') : withoutEmptyEnd(rows[at]?.cells ?? []);
  if (header.length > columnLimits.columns) throw new StatementError('tooManyColumns');
  const shape = at < 0 ? `${header.length} columns` : header.map(plain).join('|');
  return {
    header,
    shape: shape.slice(0, columnLimits.shape),
    roles: rolesOf(header, below),
    preamble: rows.slice(0, Math.max(at, 0)),
    rows: below,
  };
}
