const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export type DateOrder = 'dayFirst' | 'monthFirst';

/** Two numbers and a year. */
const numberedDate = /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/;

/** Null if there is no such date. */
function calendarDate(year: number, month: number, day: number): string | null {
  const time = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day
    ? time.toISOString().slice(0, 10)
    : null;
}

/**
 * A number over 12 proves the order, unless others contradict it. Otherwise it is the order in which the dates of the file only rise or only fall,
 * if that is true of one order alone. Otherwise the day is first.
 */
export function dateOrderOf(dates: readonly string[]): DateOrder {
  let order: DateOrder | undefined;
  for (const date of dates) {
    const [, first, second] = numberedDate.exec(date) ?? [];
    if (Number(first) > 12) return 'dayFirst';
    if (Number(second) > 12) order = 'monthFirst';
  }
  return order ?? (isSteady(dates, 'monthFirst') && !isSteady(dates, 'dayFirst') ? 'monthFirst' : 'dayFirst');
}

/** Whether the dates only rise or only fall. */
function isSteady(dates: readonly string[], order: DateOrder): boolean {
  const days = dates.flatMap((date) => readDate(date, order) ?? []);
  return (
    days.every((day, index) => day >= (days[index - 1] ?? day)) ||
    days.every((day, index) => day <= (days[index - 1] ?? day))
  );
}

/** Reads '2026-11-05', '05/11/2026' or '5-Nov-26'. Null if it can't be read in this order. */
export function readDate(text: string, order: DateOrder): string | null {
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = numberedDate.exec(text);
  if (numbers) {
    const [first, second, year] = numbers.slice(1).map(Number) as [number, number, number];
    return order === 'monthFirst' ? calendarDate(year, first, second) : calendarDate(year, second, first);
  }
  const named = /^\s*(\d{1,2})[-/. ]*([a-z]{3})[a-z]*[-/., ]*(\d{4}|\d{2})(?!\d)/i.exec(text);
  if (!named) return null;
  return calendarDate(Number(named[3]), months.indexOf((named[2] ?? '').toLowerCase()) + 1, Number(named[1]));
}

/** The character before the kobo. */
export type DecimalMark = '.' | ',';

export type Direction = 'credit' | 'debit';

/** An amount in kobo, without sign. `direction` comes from sign, parentheses, CR or DR. */
export interface Amount {
  readonly kobo: number;
  readonly direction: Direction | undefined;
}

const signs = /^[+−-]|[+−-]$/g;
const currency = /₦|=n=|ngn|^n(?=\s*\d)/gi;
const suffix = /(?<![a-z])(cr|dr|c|d)\.?$/i;

/** Longer texts are no amounts. In characters. */
const longestAmount = 40;

/** Returns the digits of an amount with their marks, and its direction. */
function partsOf(text: string): { digits: string; direction: Direction | undefined } {
  const bare = text.trim().slice(0, longestAmount).replace(currency, '').trim();
  const kind = suffix.exec(bare)?.[1]?.toLowerCase();
  const number = bare.replace(suffix, '').trim();
  const isNegative = /^\(.*\)$/.test(number) || /^[−-]|[−-]$/.test(number);
  const isPositive = /^\+|\+$/.test(number);
  const digits = number
    .replace(/^\(|\)$/g, '')
    .replace(signs, '')
    .trim();
  if (kind?.startsWith('d') || isNegative) return { digits, direction: 'debit' };
  return { digits, direction: kind || isPositive ? 'credit' : undefined };
}

/**
 * Returns the last '.' or ',' of the first cell where it is not followed by exactly three digits.
 * `readAmount` rejects amounts that contradict it.
 */
export function decimalMarkOf(amounts: Iterable<string>): DecimalMark {
  for (const text of amounts) {
    const [, mark, decimals] = /([.,])(\d+)$/.exec(partsOf(text).digits) ?? [];
    if (mark !== undefined && decimals?.length !== 3) return mark as DecimalMark;
  }
  return '.';
}

const formats: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(?:\d{1,3}(?:[,'\s]\d{3})+|\d+)?(?:\.(?:\d{1,2}|\d{4,})?)?$/,
  ',': /^(?:\d{1,3}(?:[.'\s]\d{3})+|\d+)?(?:,(?:\d{1,2}|\d{4,})?)?$/,
};

/** Reads '150,000.00', '₦5,000', '(200.00)', '-200' or '1,000.00CR'. Undefined for an empty cell or nil, null if unreadable. */
export function readAmount(text: string, mark: DecimalMark): Amount | null | undefined {
  const bare = text.trim();
  if (/^(?:[-–—]*|nil|n\/?a)$/i.test(bare)) return undefined;
  if (bare.length > longestAmount) return null;
  const { digits, direction } = partsOf(text);
  if (!/\d/.test(digits) || !formats[mark].test(digits)) return null;
  const plain = mark === ',' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  const kobo = Math.round(Number(plain.replace(/['\s]/g, '')) * 100);
  return kobo === 0 ? undefined : { kobo, direction };
}

/** Whether an amount is followed by CR or DR. */
export const hasWord = (amount: string): boolean => /\d/.test(amount) && suffix.test(amount.trim());

const directions: Readonly<Record<string, Direction>> = {
  cr: 'credit',
  c: 'credit',
  credit: 'credit',
  deposit: 'credit',
  in: 'credit',
  inflow: 'credit',
  incoming: 'credit',
  lodgement: 'credit',
  lodgment: 'credit',
  'money in': 'credit',
  '+': 'credit',
  dr: 'debit',
  d: 'debit',
  debit: 'debit',
  withdrawal: 'debit',
  out: 'debit',
  outflow: 'debit',
  outgoing: 'debit',
  payment: 'debit',
  'money out': 'debit',
  '-': 'debit',
};

/** Reads words for a direction: 'CR', 'Deposit', 'Outflow'. Undefined if unknown. */
export const readDirection = (text: string): Direction | undefined => directions[text.trim().toLowerCase()];
