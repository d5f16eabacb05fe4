import {
  applicationNumbersIn,
  bankReferenceKey,
  type ColumnRole,
  isReversal,
  paymentLimits,
  type StatementLine,
  statementLimits,
  withoutReversal,
} from '@imc/api';
import type { StatementSums, UnreadLine, UnreadReason } from '@imc/ui/membership';
import { type Row, type StatementTable, withoutEmptyEnd } from './statement-columns.ts';
import type { Decisions } from './statement-decisions.ts';
import { StatementError } from './statement-error.ts';
import { type Preamble, preambleOf, type Summary, summaryOf } from './statement-summaries.ts';
import { type Direction, readAmount, readDate, readDirection } from './statement-values.ts';

export interface CreditLine extends StatementLine {
  /** Line number in the file, from 1. */
  readonly number: number;
  /** Number of the first line that is equal. Undefined for the first one. */
  readonly duplicateOf: number | undefined;
  /** Number of the line that takes this credit back. */
  readonly reversedBy: number | undefined;
}

export interface Statement {
  readonly lines: readonly CreditLine[];
  /** Rows that are not certain. */
  readonly unread: readonly UnreadLine[];
  readonly sums: StatementSums;
  /** The last four digits of the account. Null if the file does not name it. */
  readonly account: string | null;
  /** The days that it covers: those it names, or those of its lines. Undefined without any. */
  readonly period: { readonly from: string; readonly to: string } | undefined;
}

/** An amount, with its direction if the row has one. */
interface Transfer {
  readonly kobo: number;
  readonly direction: Direction | undefined;
}

/** Why a row is not certain, and the column that says so. */
interface Doubt {
  readonly reason: UnreadReason;
  readonly role?: ColumnRole;
}

/** A row that has an amount or a balance. */
interface Entry {
  readonly row: Row;
  /** Of all columns with a narration, and of the rows that go on with it. */
  readonly narration: string;
  /** Null if it can't be read. */
  readonly date: string | null;
  /** Undefined if the row has only a balance. */
  readonly found: Transfer | Doubt | undefined;
  /** In kobo. Undefined if unknown. */
  readonly balance: number | undefined;
  readonly summary?: Summary;
  /** Of a row of totals, in kobo. */
  readonly totals?: Pick<StatementSums['own'], 'credits' | 'debits'>;
}

const isTransfer = <T extends Transfer>(found: T | Doubt | undefined): found is T =>
  found !== undefined && 'kobo' in found;

/** Reads the cells of a row by what their columns hold. */
function rowReader(
  table: StatementTable,
  roles: readonly ColumnRole[],
  { decimalMark, dateOrder, directionBy }: Decisions,
) {
  const header = table.header.join('|');
  const columns = Map.groupBy(roles.keys(), (column) => roles[column]);
  const text = (cells: readonly string[], role: ColumnRole): string =>
    (columns.get(role) ?? [])
      .map((column) => cells[column]?.trim() ?? '')
      .join(' ')
      .trim();
  const amount = (cells: readonly string[], role: ColumnRole) => readAmount(text(cells, role), decimalMark);

  /** Reads an amount from two columns, one for each direction. */
  function ofTwo(cells: readonly string[]): Transfer | Doubt | undefined {
    const credit = amount(cells, 'credit');
    const debit = amount(cells, 'debit');
    if (credit === null || debit === null)
      return { reason: 'amount', role: credit === null ? 'credit' : 'debit' };
    if (credit && debit) return { reason: 'direction', role: 'debit' };
    // A negative credit reverses an earlier one.
    if (credit) return { kobo: credit.kobo, direction: credit.direction ?? 'credit' };
    return debit && { kobo: debit.kobo, direction: 'debit' };
  }

  /** Reads an amount by the word or the sign beside it. */
  function ofOne(cells: readonly string[]): Transfer | Doubt | undefined {
    const read = amount(cells, 'amount');
    if (!read) return read === null ? { reason: 'amount', role: 'amount' } : undefined;
    const word = text(cells, 'direction');
    const byWord = readDirection(word);
    const bySign = read.direction ?? (directionBy === 'sign' ? 'credit' : undefined);
    // Some banks write debits with DR and without a sign. A credit with a minus is none.
    if (byWord && bySign && byWord !== bySign) return { reason: 'direction', role: 'direction' };
    // A word that is not known says nothing.
    return { kobo: read.kobo, direction: directionBy === 'words' && word !== '' ? byWord : bySign };
  }

  const balanceIn = (cells: readonly string[]): number | undefined => {
    const read = amount(cells, 'balance');
    if (!read) return read === undefined && /\d/.test(text(cells, 'balance')) ? 0 : undefined;
    return read.direction === 'debit' ? -read.kobo : read.kobo;
  };

  return (row: Row): Entry => {
    const cells = withoutEmptyEnd(row.cells);
    const date = text(cells, 'date');
    const payer = text(cells, 'payer');
    const narration = text(cells, 'narration') + (payer === '' ? '' : ` / ${payer}`);
    const entry = { row, narration, date: readDate(date, dateOrder), balance: undefined };
    if (cells.length > roles.length) return { ...entry, found: { reason: 'cells' } };
    const balance = balanceIn(cells);
    const summary = summaryOf(cells, date !== '');
    if (summary) {
      const totals = {
        credits: amount(cells, 'credit')?.kobo,
        debits: amount(cells, 'debit')?.kobo,
      };
      return { ...entry, found: undefined, balance, summary, totals };
    }
    // Some banks repeat the header on each page.
    if (cells.join('|') === header) return { ...entry, found: undefined };
    const found = directionBy === 'columns' ? ofTwo(cells) : ofOne(cells);
    if (found && entry.date === null && date !== '')
      return { ...entry, found: { reason: 'date', role: 'date' }, balance };
    const hasAmount = ['credit', 'debit', 'amount'].some((role) => text(cells, role as ColumnRole) !== '');
    if (entry.date !== null && !hasAmount && balance === undefined) {
      return { ...entry, found: { reason: 'noAmount' }, balance };
    }
    return { ...entry, found, balance };
  };
}

const continuing: readonly (ColumnRole | undefined)[] = ['narration', 'payer', 'reference'];

/** Returns the rows that have an amount or a balance. A row with only a narration continues the row above. */
function entriesOf(table: StatementTable, roles: readonly ColumnRole[], decisions: Decisions): Entry[] {
  const read = rowReader(table, roles, decisions);
  const entries: Entry[] = [];
  for (const row of table.rows) {
    const filled = row.cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]));
    const last = entries.at(-1);
    const goesOn =
      last !== undefined &&
      filled.some((column) => roles[column] === 'narration') &&
      filled.every((column) => continuing.includes(roles[column]));
    if (goesOn) {
      const narration = `${last.narration} ${filled.map((column) => row.cells[column]).join(' ')}`;
      entries[entries.length - 1] = { ...last, narration };
      continue;
    }
    const entry = read(row);
    if (entry.found || entry.summary || entry.balance !== undefined) entries.push(entry);
  }
  return entries;
}

/**
 * Returns how many kobo each entry moved the balance. Undefined if unknown, and for all entries if most
 * balances do not match the amounts. The newest line may come first.
 */
function balanceMoves(entries: readonly Entry[]): {
  readonly moves: readonly (number | undefined)[];
  readonly isNewestFirst: boolean;
} {
  const movesBy = (step: 1 | -1) =>
    entries.map(({ balance }, index) => {
      const before = entries[index + step]?.balance;
      return balance === undefined || before === undefined ? undefined : balance - before;
    });
  const compared = (moves: readonly (number | undefined)[]) =>
    moves.flatMap((kobo, index) => {
      const found = entries[index]?.found;
      return kobo !== undefined && isTransfer(found) ? [Math.abs(kobo) === found.kobo] : [];
    });
  const agreeing = (moves: readonly (number | undefined)[]) => compared(moves).filter(Boolean).length;
  const [oldestFirst, newestFirst] = [movesBy(-1), movesBy(1)];
  const isNewestFirst = agreeing(newestFirst) > agreeing(oldestFirst);
  const best = isNewestFirst ? newestFirst : oldestFirst;
  return { moves: agreeing(best) * 2 > compared(best).length ? best : [], isNewestFirst };
}

/** Returns the transfer with its certain direction, or why it is uncertain. */
function settled({ kobo, direction }: Transfer, moved: number | undefined): Required<Transfer> | Doubt {
  if (moved !== undefined) {
    const proven = moved === kobo ? 'credit' : moved === -kobo ? 'debit' : undefined;
    if (proven === undefined || (direction && proven !== direction))
      return { reason: 'balance', role: 'balance' };
    return { kobo, direction: proven };
  }
  return direction === undefined ? { reason: 'direction', role: 'direction' } : { kobo, direction };
}

const cut = (text: string | undefined, longest: number): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();

/** Returns the texts by which a reversal names what it takes back, each with the amount. */
function namesOf({ amount, narration, bank_reference }: StatementLine): string[] {
  const text = withoutReversal(narration)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const names = [bankReferenceKey(bank_reference), text || null, ...applicationNumbersIn(narration)];
  return names.flatMap((name) => (name === null ? [] : `${amount} ${name}`));
}

/** Marks the credits that debits take back: those say so, and name the reference, application or narration, or there is one such amount. */
function withReversals(lines: readonly CreditLine[], debits: readonly CreditLine[]): readonly CreditLine[] {
  if (debits.length === 0) return lines;
  const reversedBy = new Map<number, number>();
  const byName = Map.groupBy(
    lines.flatMap((line) => [...namesOf(line), `${line.amount}`].map((name) => ({ name, line }))),
    ({ name }) => name,
  );
  for (const debit of debits) {
    const alone = byName.get(`${debit.amount}`)?.length === 1 ? [`${debit.amount}`] : [];
    for (const name of [...namesOf(debit), ...alone]) {
      const named = byName.get(name) ?? [];
      // Each credit is looked at once.
      let credit = named.pop()?.line;
      while (credit && reversedBy.has(credit.number)) credit = named.pop()?.line;
      if (!credit) continue;
      reversedBy.set(credit.number, debit.number);
      break;
    }
  }
  return lines.map((line) => ({ ...line, reversedBy: reversedBy.get(line.number) }));
}

/** A reference on several different lines names none of them. */
function withoutSharedReferences(lines: readonly CreditLine[]): CreditLine[] {
  const uses = new Map<string, number>();
  for (const { bank_reference, duplicateOf } of lines) {
    const key = bankReferenceKey(bank_reference);
    if (key !== null && duplicateOf === undefined) uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return lines.map((line) =>
    (uses.get(bankReferenceKey(line.bank_reference) ?? '') ?? 0) > 1 ? { ...line, bank_reference: '' } : line,
  );
}

/** In kobo, with the sign of what it does to the balance. */
const signed = ({ kobo, direction }: Required<Transfer>): number => (direction === 'credit' ? kobo : -kobo);

/** Returns the sums that the statement states itself. */
function ownSums(
  entries: readonly Entry[],
  {
    preamble,
    isNewestFirst,
    hasBalances,
  }: { preamble: Preamble; isNewestFirst: boolean; hasBalances: boolean },
): StatementSums['own'] {
  const totals = entries.filter(({ summary }) => summary === 'total');
  const total = totals.length === 1 ? totals[0] : undefined;
  const ordered = isNewestFirst ? entries.toReversed() : entries;
  const balances = ordered.filter(({ balance }) => balance !== undefined);
  const balanceOf = (summary: Summary) => ordered.find((entry) => entry.summary === summary)?.balance;
  const first = balances[0];
  const before = first && isTransfer(first.found) ? first.found : undefined;
  const started =
    first?.balance === undefined || (first.found && !before?.direction)
      ? undefined
      : first.balance - (before ? signed(before as Required<Transfer>) : 0);
  const opening = preamble.opening ?? balanceOf('opening') ?? (hasBalances ? started : undefined);
  const closing =
    preamble.closing ?? balanceOf('closing') ?? (hasBalances ? balances.at(-1)?.balance : undefined);
  return {
    credits: preamble.credits ?? total?.totals?.credits,
    debits: preamble.debits ?? total?.totals?.debits,
    change: opening === undefined || closing === undefined ? undefined : closing - opening,
  };
}

/** Days that are not over are not covered, unless a line has them. */
function periodOf({ from, to }: Preamble, dates: readonly string[], today: string): Statement['period'] {
  const days = dates.toSorted();
  const [first = from, last = to] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const end = to !== undefined && to < today && to > last ? to : last;
  const start = from !== undefined && from < first ? from : first;
  return start <= end ? { from: start, to: end } : undefined;
}

/** Makes lines of entries, and finds those that are equal to an earlier one. */
function lineMaker(roles: readonly ColumnRole[]) {
  const reference = roles.indexOf('reference');
  const first = new Map<string, number>();
  return ({ row, narration, date, balance }: Entry, transfer: Transfer): CreditLine => {
    const line = {
      amount: Math.floor(transfer.kobo / 100),
      value_date: date,
      narration: cut(narration, statementLimits.narration),
      bank_reference: cut(row.cells[reference], paymentLimits.bankReference),
    };
    // Two equal transfers have different balances.
    const key = JSON.stringify([line, transfer, balance]);
    const duplicateOf = first.get(key);
    if (duplicateOf === undefined) first.set(key, row.number);
    return { ...line, number: row.number, duplicateOf, reversedBy: undefined };
  };
}

function unreadLine(table: StatementTable, roles: readonly ColumnRole[], row: Row, doubt: Doubt): UnreadLine {
  const column = doubt.role === undefined ? -1 : roles.indexOf(doubt.role);
  return {
    number: row.number,
    text: cut(row.cells.filter((cell) => cell.trim() !== '').join(' | '), statementLimits.narration),
    reason: doubt.reason,
    cell: column < 0 ? undefined : { name: table.header[column] ?? '', text: cut(row.cells[column], 60) },
  };
}

/**
 * Reads the lines of a statement. An amount counts as a credit only if its column, word, sign or balance says so and nothing contradicts. Throws
 * a `StatementError` without an amount. `today`: calendar date.
 */
export function readLines(
  table: StatementTable,
  { roles, decisions, today }: { roles: readonly ColumnRole[]; decisions: Decisions; today: string },
): Statement {
  const entries = entriesOf(table, roles, decisions);
  const hasNothing = ({ found }: Entry) =>
    found === undefined || (!isTransfer(found) && found.reason === 'noAmount');
  if (table.rows.length > 0 && entries.every(hasNothing)) throw new StatementError('nothingRead');
  const { moves, isNewestFirst } = balanceMoves(entries);
  const lines: CreditLine[] = [];
  const reversals: CreditLine[] = [];
  const unread: UnreadLine[] = [];
  const sums = { credits: 0, debits: 0, unread: 0 };
  const lineOf = lineMaker(roles);
  const place = (entry: Entry, found: Transfer, moved: number | undefined) => {
    const line = lineOf(entry, found);
    // A repeated row has the balance of the first one.
    const isRepeated = line.duplicateOf !== undefined && entry.balance !== undefined;
    const read = settled(found, isRepeated ? undefined : moved);
    if (!isTransfer(read)) {
      unread.push(unreadLine(table, roles, entry.row, read));
      sums.unread += found.kobo;
      return;
    }
    sums[read.direction === 'credit' ? 'credits' : 'debits'] += read.kobo;
    // Less than a naira pays nothing.
    if (read.direction === 'credit' && line.amount > 0) lines.push(line);
    if (read.direction === 'debit' && isReversal(line.narration)) reversals.push(line);
  };
  for (const [index, entry] of entries.entries()) {
    if (isTransfer(entry.found)) place(entry, entry.found, moves[index]);
    else if (entry.found) unread.push(unreadLine(table, roles, entry.row, entry.found));
  }
  const preamble = preambleOf(table.preamble, decisions.decimalMark, decisions.dateOrder);
  const dates = entries.flatMap(({ found, date }) => (found === undefined ? [] : (date ?? [])));
  return {
    lines: withReversals(withoutSharedReferences(lines), reversals),
    unread,
    sums: { ...sums, own: ownSums(entries, { preamble, isNewestFirst, hasBalances: moves.length > 0 }) },
    account: preamble.account ?? null,
    period: periodOf(preamble, dates, today),
  };
}
