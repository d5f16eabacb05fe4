import type { Row } from './statement-columns.ts';
import { type DateOrder, type DecimalMark, readAmount, readDate } from './statement-values.ts';

const patterns = {
  opening: /^\s*opening\b.*\bbalance|^\s*balance\s+(?:b|brought)\b|^\s*b\s*\/\s*f\b/i,
  closing: /^\s*closing\b.*\bbalance|^\s*balance\s+(?:c|carried)\b|^\s*c\s*\/\s*f\b/i,
} as const;
const total = /^\s*(?:sub\s*-?|grand\s+)?totals?\b/i;

export type Summary = 'opening' | 'closing' | 'total';

/** Returns what a row sums up. 'Total' may begin a payer's name, so it counts only without a date. */
export function summaryOf(cells: readonly string[], hasDate: boolean): Summary | undefined {
  for (const cell of cells) {
    if (patterns.opening.test(cell)) return 'opening';
    if (patterns.closing.test(cell)) return 'closing';
    if (!hasDate && total.test(cell)) return 'total';
  }
  return undefined;
}

/** What a statement says of itself above its header. Amounts in kobo. */
export interface Preamble {
  readonly account: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly opening: number | undefined;
  readonly closing: number | undefined;
  readonly credits: number | undefined;
  readonly debits: number | undefined;
}

/** Characters of a row of the preamble that are read. */
const longestRow = 300;

const labels = {
  opening: /opening\s+bal/i,
  closing: /closing\s+bal/i,
  credits: /total\s+(?:credit|lodg|deposit|inflow|money in)/i,
  debits: /total\s+(?:debit|withdraw|outflow|money out)/i,
} as const;

const amountIn = (text: string, mark: DecimalMark): number | undefined => {
  const written = /[-(]?[\d.,']+\)?\s?(?:CR|DR)?$/i.exec(text.trim())?.[0];
  const amount = written === undefined ? undefined : readAmount(written, mark);
  return amount ? (amount.direction === 'debit' ? -amount.kobo : amount.kobo) : undefined;
};

/** The first of several facts counts. */
export function preambleOf(rows: readonly Row[], mark: DecimalMark, order: DateOrder): Preamble {
  const texts = rows.map(({ cells }) => cells.filter(Boolean).join(' ').slice(0, longestRow));
  const days = texts.map((text) => ({
    text,
    dates: [...text.matchAll(/\d{1,4}[-/. ]\w{1,9}[-/., ]\d{2,4}/g)].flatMap(
      ([date]) => readDate(date, order) ?? [],
    ),
  }));
  const dayOf = (label: RegExp, place: number) =>
    days
      .find(({ text, dates }) => dates.length > 1 || (dates.length === 1 && label.test(text)))
      ?.dates.at(place);
  const amountOf = (fact: keyof typeof labels) => {
    const text = texts.find((row) => labels[fact].test(row));
    return text === undefined ? undefined : amountIn(text, mark);
  };
  const account = texts.flatMap(
    (text) => /(?:account|acct|a\/c)[^\d*]{0,40}[\d*x]*(\d{4})(?!\d)/i.exec(text)?.[1] ?? [],
  );
  return {
    account: account[0],
    from: dayOf(/\b(?:start|from)\b/i, 0),
    to: dayOf(/\b(?:end|to)\b/i, -1),
    opening: amountOf('opening'),
    closing: amountOf('closing'),
    credits: amountOf('credits'),
    debits: amountOf('debits'),
  };
}
