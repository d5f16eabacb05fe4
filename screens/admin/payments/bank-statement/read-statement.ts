import { paymentLimits, type StatementLine, statementLimits } from '@imc/api';
import type { UnreadLine, UnreadReason } from '@imc/ui/membership';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { StatementError } from './decode-text.ts';
import { columnsOf, type StatementColumns, withoutEmptyEnd } from './statement-columns.ts';
import {
  type Amount,
  type DateOrder,
  type DecimalMark,
  type Direction,
  dateOrderOf,
  decimalMarkOf,
  readAmount,
  readDate,
  readDirection,
} from './statement-values.ts';

export interface CreditLine extends StatementLine {
  /** Line number in the file, from 1. */
  readonly number: number;
  /** Number of the first line that is equal. Undefined for the first one. */
  readonly duplicateOf: number | undefined;
}

export interface Statement {
  readonly lines: readonly CreditLine[];
  /** Lines with an uncertain amount. */
  readonly unread: readonly UnreadLine[];
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
}

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

/** Returns the delimiter, row and columns of the header. */
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

/** A row below the header. */
interface Row {
  readonly cells: readonly string[];
  /** Line number in the file, from 1. */
  readonly number: number;
}

/** Where the amounts and their directions are, and how they are written. */
interface Layout extends StatementColumns {
  readonly amount: number | undefined;
  readonly kind: number | undefined;
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  /** Outgoing amounts are negative, so those without a sign are incoming. */
  readonly isSigned: boolean;
}

function layoutOf(columns: StatementColumns, rows: readonly Row[]): Layout {
  const values = (index: number | undefined) =>
    index === undefined ? [] : rows.map(({ cells }) => cells[index] ?? '');
  const filled = (index: number, fits: (text: string) => unknown) => values(index).filter(fits).length;
  const isDirection = (text: string) => readDirection(text) !== undefined;
  const kind = columns.kinds
    .map((index) => ({ index, known: filled(index, isDirection) }))
    .sort((a, b) => b.known - a.known)
    .find(({ known }) => known > 0)?.index;
  const amount = columns.credit === undefined ? columns.amounts.find((index) => index !== kind) : undefined;
  const decimalMark = decimalMarkOf(
    [columns.credit, columns.debit, amount, columns.balance].flatMap((index) => values(index)),
  );
  return {
    ...columns,
    amount,
    kind,
    decimalMark,
    dateOrder: dateOrderOf(values(columns.date)),
    isSigned: values(amount).some((text) => readAmount(text, decimalMark)?.direction === 'debit'),
  };
}

/** Totals of a page or period. 'Total' may begin a payer's name, so it counts only without a date. */
const summary =
  /^\s*(?:opening|closing)\b.*\bbalance|^\s*balance\s+(?:b|c|brought|carried)\b|^\s*[bc]\s*\/\s*f\b/i;
const total = /^\s*(?:sub\s*-?|grand\s+)?totals?\b/i;

/** An amount, with its direction if the row has one. */
interface Transfer {
  readonly kobo: number;
  readonly direction: Direction | undefined;
}

const isTransfer = (read: Transfer | UnreadReason | undefined): read is Transfer => typeof read === 'object';

/** Reads an amount from two columns, one for each direction. */
function transferOfTwo(
  credit: Amount | null | undefined,
  debit: Amount | null | undefined,
): Transfer | UnreadReason | undefined {
  if (credit === null || debit === null) return 'amount';
  if (credit && debit) return 'direction';
  // A negative credit reverses an earlier one.
  if (credit) return { kobo: credit.kobo, direction: credit.direction ?? 'credit' };
  return debit && { kobo: debit.kobo, direction: 'debit' };
}

/** Reads an amount by its sign and the word beside it. */
function transferOfOne(
  amount: Amount | null | undefined,
  wordDirection: Direction | undefined,
  isSigned: boolean,
): Transfer | UnreadReason | undefined {
  if (!amount) return amount === null ? 'amount' : undefined;
  // Some banks write debits with DR and without a sign. A credit with a minus is none.
  if (amount.direction === 'debit' && wordDirection === 'credit') return 'direction';
  return {
    kobo: amount.kobo,
    direction: amount.direction ?? wordDirection ?? (isSigned ? 'credit' : undefined),
  };
}

/** A row that has an amount or a balance. */
interface Entry {
  readonly row: Row;
  readonly narration: string;
  /** Undefined if the row has only a balance. */
  readonly transfer: Transfer | UnreadReason | undefined;
  /** In kobo. Undefined if unknown. */
  readonly balance: number | undefined;
}

function entryOf(row: Row, layout: Layout): Entry {
  const cells = withoutEmptyEnd(row.cells);
  const text = (index: number | undefined) => (index === undefined ? '' : (cells[index]?.trim() ?? ''));
  const amount = (index: number | undefined) => readAmount(text(index), layout.decimalMark);
  const narration = text(layout.narration);
  const hasDate = text(layout.date) !== '';
  if (cells.length > layout.count) return { row, narration, transfer: 'cells', balance: undefined };
  const read = amount(layout.balance);
  const balance = read ? (read.direction === 'debit' ? -read.kobo : read.kobo) : undefined;
  const isSummary = cells.some((cell) => summary.test(cell) || (!hasDate && total.test(cell)));
  // Some banks repeat the header on each page.
  if (isSummary || columnsOf(cells)) return { row, narration, transfer: undefined, balance };
  const transfer =
    layout.credit === undefined
      ? transferOfOne(amount(layout.amount), readDirection(text(layout.kind)), layout.isSigned)
      : transferOfTwo(amount(layout.credit), amount(layout.debit));
  return { row, narration, transfer, balance };
}

/** Returns the rows that have an amount or a balance. A row with only a narration continues the row above. */
function entriesOf(rows: readonly Row[], layout: Layout): Entry[] {
  const entries: Entry[] = [];
  const hasOnlyNarration = (cells: readonly string[]) =>
    cells.every((cell, index) => (cell.trim() !== '') === (index === layout.narration));
  for (const row of rows) {
    const last = entries.at(-1);
    if (last && hasOnlyNarration(row.cells)) {
      entries[entries.length - 1] = {
        ...last,
        narration: `${last.narration} ${row.cells[layout.narration]}`,
      };
      continue;
    }
    const entry = entryOf(row, layout);
    if (entry.transfer !== undefined || entry.balance !== undefined) entries.push(entry);
  }
  return entries;
}

/**
 * Returns how many kobo each entry moved the balance. Undefined if unknown, and for all entries if most
 * balances do not match the amounts. The newest line may come first.
 */
function balanceMoves(entries: readonly Entry[]): readonly (number | undefined)[] {
  const moves = (step: 1 | -1) =>
    entries.map(({ balance }, index) => {
      const before = entries[index + step]?.balance;
      return balance === undefined || before === undefined ? undefined : balance - before;
    });
  const agreeing = (moved: readonly (number | undefined)[]) =>
    moved.filter((kobo, index) => {
      const transfer = entries[index]?.transfer;
      return kobo !== undefined && isTransfer(transfer) && Math.abs(kobo) === transfer.kobo;
    }).length;
  const [oldestFirst, newestFirst] = [moves(-1), moves(1)];
  const best = agreeing(oldestFirst) >= agreeing(newestFirst) ? oldestFirst : newestFirst;
  const known = best.filter(
    (kobo, index) => kobo !== undefined && isTransfer(entries[index]?.transfer),
  ).length;
  return agreeing(best) * 2 > known ? best : [];
}

/** Returns the incoming amount in whole naira, undefined if there is none, or the reason why it is uncertain. */
function creditOf({ transfer }: Entry, moved: number | undefined): number | UnreadReason | undefined {
  if (!isTransfer(transfer)) return transfer;
  const { kobo, direction } = transfer;
  const proven = moved === kobo ? 'credit' : moved === -kobo ? 'debit' : undefined;
  if (proven && direction && proven !== direction) return 'balance';
  const certain = direction ?? proven;
  if (certain === undefined) return 'direction';
  return certain === 'credit' ? Math.floor(kobo / 100) || undefined : undefined;
}

const cut = (text: string | undefined, longest: number): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();

function readRows(rows: readonly Row[], columns: StatementColumns): Statement {
  const layout = layoutOf(columns, rows);
  const entries = entriesOf(rows, layout);
  if (rows.length > 0 && entries.every(({ transfer }) => transfer === undefined)) {
    throw new StatementError('nothingRead');
  }
  const moves = balanceMoves(entries);
  const lines: CreditLine[] = [];
  const unread: UnreadLine[] = [];
  const first = new Map<string, number>();
  for (const [index, entry] of entries.entries()) {
    const { cells, number } = entry.row;
    const amount = creditOf(entry, moves[index]);
    if (amount === undefined) continue;
    if (typeof amount === 'string') {
      const text = cut(cells.filter((cell) => cell.trim() !== '').join(' | '), statementLimits.narration);
      unread.push({ number, text, reason: amount });
      continue;
    }
    const line: StatementLine = {
      amount,
      value_date: readDate(cells[columns.date] ?? '', layout.dateOrder),
      narration: cut(entry.narration, statementLimits.narration),
      bank_reference: cut(cells[columns.reference ?? -1], paymentLimits.bankReference),
    };
    // Two equal transfers have different balances.
    const key = JSON.stringify([line, entry.balance]);
    const duplicateOf = first.get(key);
    if (duplicateOf === undefined) first.set(key, number);
    lines.push({ ...line, number, duplicateOf });
  }
  return { lines, unread, decimalMark: layout.decimalMark, dateOrder: layout.dateOrder };
}

/**
 * Reads the credit lines of a bank statement with any delimiter and columns that the header names. An amount counts as a credit only if its
 * column, sign, word or balance says so. Throws a `StatementError` without a header, without an amount, or for too many lines.
 */
export function readStatement(text: string): Statement {
  try {
    const { delimiter, row, columns } = findHeader(text);
    const rows: Row[] = [];
    parse(text, {
      ...options,
      delimiter,
      from: row + 2,
      to: row + 2 + statementLimits.lines,
      on_record: (cells: string[], { lines }) => {
        rows.push({ cells, number: lines });
        return null;
      },
    });
    if (rows.length > statementLimits.lines) throw new StatementError('tooManyLines');
    return readRows(rows, columns);
  } catch (error) {
    throw error instanceof CsvError ? new StatementError('malformed') : error;
  }
}
