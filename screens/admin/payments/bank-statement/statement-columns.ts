/** Columns of a statement, counted from 0. */
export interface StatementColumns {
  readonly date: number;
  readonly narration: number;
  /** Column of incoming amounts. */
  readonly credit: number | undefined;
  /** Column of outgoing amounts. */
  readonly debit: number | undefined;
  /** Columns of all amounts. 'Debit/Credit' comes after 'Amount'. */
  readonly amounts: readonly number[];
  /** Columns that may say whether an amount is a credit or a debit. Their values decide. */
  readonly kinds: readonly number[];
  readonly balance: number | undefined;
  readonly reference: number | undefined;
  /** Number of columns, without empty ones at the end. */
  readonly count: number;
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

const plain = (header: string): string =>
  header
    .toLowerCase()
    .replace(/\([^)]*\)|\bngn\b|₦|=n=/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

export const withoutEmptyEnd = (row: readonly string[]): readonly string[] =>
  row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);

/** Returns the columns that a header names. Undefined if the row is not a header. */
export function columnsOf(row: readonly string[]): StatementColumns | undefined {
  const headers = row.map(plain);
  const findAll = (list: readonly string[]): number[] =>
    list.map((name) => headers.indexOf(name)).filter((index) => index >= 0);
  const find = (list: readonly string[], word?: RegExp): number | undefined => {
    const [known = word ? headers.findIndex((header) => word.test(header)) : -1] = findAll(list);
    return known < 0 ? undefined : known;
  };
  const date = find(names.date, words.date);
  const narration = find(names.narration, words.narration);
  const credit = find(names.credit);
  const amounts = findAll([...names.amount, ...names.signed]);
  if (date === undefined || narration === undefined) return undefined;
  if (credit === undefined && amounts.length === 0) return undefined;
  return {
    date,
    narration,
    credit,
    debit: find(names.debit),
    amounts,
    kinds: findAll([...names.signed, ...names.kind]),
    balance: find(names.balance),
    reference: find(names.reference),
    count: withoutEmptyEnd(row).length,
  };
}
