import type { CashBook, CashBookLine } from '../entities/charge.ts';
import { csvLine } from './csv-export.ts';
import { cellText } from './xlsx-export.ts';

const kinds: Readonly<Record<CashBookLine['kind'], string>> = {
  received: 'Received',
  'sent-back': 'Sent back',
  'not-received': 'Not received',
};

type Value = string | number | null;

/** The same in every format. */
const columns: readonly {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
  readonly isDate?: true;
  readonly cellOf: (line: CashBookLine) => Value;
}[] = [
  { heading: 'Booked on', width: 12, isDate: true, cellOf: ({ booked_on }) => booked_on },
  { heading: 'Value date', width: 12, isDate: true, cellOf: ({ value_date }) => value_date },
  { heading: 'Kind', width: 14, cellOf: ({ kind }) => kinds[kind] },
  { heading: 'Number', width: 24, cellOf: ({ numbers }) => numbers.join('; ') || null },
  { heading: 'Bank reference', width: 24, cellOf: ({ bank_reference }) => bank_reference },
  { heading: 'Payer', width: 28, cellOf: ({ payer }) => payer },
  { heading: 'For', width: 28, cellOf: ({ references }) => references.join('; ') || null },
  { heading: 'In', width: 12, cellOf: ({ amount }) => (amount > 0 ? amount : null) },
  { heading: 'Out', width: 12, cellOf: ({ amount }) => (amount < 0 ? -amount : null) },
  { heading: 'Balance', width: 14, cellOf: ({ balance }) => balance },
  { heading: 'Reason', width: 32, cellOf: ({ reason }) => reason },
  { heading: 'Recorded by', width: 24, cellOf: ({ by }) => by || null },
];

/** 'cash-book-2026-10-01-to-2026-10-31'. */
export const cashBookName = ({ from, to }: Pick<CashBook, 'from' | 'to'>): string =>
  `cash-book-${from}-to-${to}`;

/** The first lines of the CSV file: the headings and the opening balance, with the byte order mark by which spreadsheets recognize UTF-8. */
export const cashBookHead = ({ from, opening }: Pick<CashBook, 'from' | 'opening'>): string =>
  `\uFEFF${csvLine(columns.map(({ heading }) => heading))}${csvLine(
    columns.map(({ heading }) =>
      heading === 'Booked on'
        ? from
        : heading === 'Kind'
          ? 'Opening'
          : heading === 'Balance'
            ? String(opening)
            : '',
    ),
  )}`;

export const cashBookLine = (line: CashBookLine): string =>
  csvLine(columns.map(({ cellOf }) => String(cellOf(line) ?? '')));

/** For `writeXlsxStream` of hucre. */
export const cashBookSheet = ({ from, to }: Pick<CashBook, 'from' | 'to'>) => ({
  name: `${from} to ${to}`,
  columns: columns.map(({ heading, width, isDate }) => ({
    header: heading,
    width,
    ...(isDate ? { numFmt: 'yyyy-mm-dd' } : {}),
  })),
  freezePane: { rows: 1 },
});

/** Texts are typed as texts, which spreadsheets never run as formulas. */
export const cashBookCells = (line: CashBookLine): (string | number | Date | null)[] =>
  columns.map(({ cellOf, isDate }) => {
    const value = cellOf(line);
    if (value === null || typeof value === 'number') return value;
    return isDate ? new Date(`${value}T00:00:00Z`) : cellText(value);
  });
