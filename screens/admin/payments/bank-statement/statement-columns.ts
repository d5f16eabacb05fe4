/** Which column of a statement has which fact, counted from 0. */
export interface StatementColumns {
  readonly date: number;
  readonly narration: number;
  /** Column of incoming amounts. If undefined, `amount` has all amounts. */
  readonly credit: number | undefined;
  /** Column of all amounts, which are debits if negative or if `kind` says so. */
  readonly amount: number | undefined;
  /** Column with CR or DR. */
  readonly kind: number | undefined;
  readonly reference: number | undefined;
}

/** Names of the columns as Nigerian banks write them, best first, in lower case without currency and punctuation. */
const names = {
  date: [
    'value date',
    'val date',
    'valuedate',
    'date',
    'transaction date',
    'trans date',
    'tran date',
    'txn date',
    'posting date',
    'posted date',
    'post date',
    'entry date',
    'booking date',
    'effective date',
    'transaction time',
    'date time',
  ],
  narration: [
    'narration',
    'narrative',
    'description',
    'transaction description',
    'transaction details',
    'details',
    'particulars',
    'remarks',
    'remark',
    'transaction remarks',
    'memo',
    'to from',
  ],
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
  amount: ['amount', 'transaction amount', 'txn amount', 'trans amount', 'value'],
  kind: [
    'type',
    'dr cr',
    'cr dr',
    'd c',
    'c d',
    'transaction type',
    'txn type',
    'debit credit',
    'credit debit',
  ],
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

const plain = (header: string): string =>
  header
    .toLowerCase()
    .replace(/\([^)]*\)|\bngn\b|₦|=n=/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** Returns the columns of a statement by its header. Undefined if a row is no header. */
export function columnsOf(row: readonly string[]): StatementColumns | undefined {
  const headers = row.map(plain);
  const find = (list: readonly string[]): number | undefined => {
    const name = list.find((known) => headers.includes(known));
    return name === undefined ? undefined : headers.indexOf(name);
  };
  const date = find(names.date);
  const narration = find(names.narration);
  const credit = find(names.credit);
  const amount = find(names.amount);
  if (date === undefined || narration === undefined || (credit ?? amount) === undefined) return undefined;
  return { date, narration, credit, amount, kind: find(names.kind), reference: find(names.reference) };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns a calendar date, or null if there is none. */
function calendarDate(year: number, month: number, day: number): string | null {
  const time = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day
    ? time.toISOString().slice(0, 10)
    : null;
}

/** Reads a date as banks write it: '2026-11-05', '05/11/2026', '5-Nov-26'. The day is first unless it can't be. Null if it can't be read. */
export function readDate(text: string): string | null {
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/.exec(text);
  if (numbers) {
    const [first, second, year] = numbers.slice(1).map(Number) as [number, number, number];
    return second > 12 ? calendarDate(year, first, second) : calendarDate(year, second, first);
  }
  const named = /^\s*(\d{1,2})[-/. ]*([a-z]{3})[a-z]*[-/., ]*(\d{4}|\d{2})(?!\d)/i.exec(text);
  if (!named) return null;
  return calendarDate(Number(named[3]), months.indexOf((named[2] ?? '').toLowerCase()) + 1, Number(named[1]));
}

/** Reads an amount with its sign, in whole naira: '150,000.00', '₦5,000', '(200.00)', '-200', '1,000.00 CR'. Undefined if there is none. */
export function readAmount(text: string): number | undefined {
  const isDebit = /^\s*\(.*\)\s*$|-|\bdr\b/i.test(text);
  const digits = text.replace(/₦|ngn|=n=|\b[cd]r\b|[\s()+,-]/gi, '');
  if (!/^\d+(\.\d*)?$/.test(digits)) return undefined;
  const amount = Math.floor(Number(digits));
  return isDebit ? -amount : amount;
}
