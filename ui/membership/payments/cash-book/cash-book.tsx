import type { ReactNode } from 'react';
import { Table, type TableColumn } from '../../../components/data/table/table.tsx';
import type { TableFrameProps } from '../../../components/data/table/table-frame.tsx';
import { Text } from '../../../layout/text/text.tsx';

/** A line of the cash book. */
export interface CashBookLine {
  readonly id: number;
  /** Calendar date. */
  readonly date: string;
  /** Number of the receipt or credit note. Null for money that has none. */
  readonly number: string | null;
  /** 'Application fee, Mrs Nwosu Amaka Grace'. */
  readonly what: string;
  /** In naira. 0 for a line of the other direction. */
  readonly received: number;
  readonly paid: number;
  /** After this line, in naira. */
  readonly balance: number;
}

export interface CashBookLabels {
  columns: Readonly<Record<'date' | 'number' | 'what' | 'received' | 'paid' | 'balance', string>>;
  /** First and last row: 'Opening balance', 'Closing balance'. */
  opening: string;
  closing: string;
}

export interface CashBookProps extends Omit<TableFrameProps, 'head' | 'children'> {
  /** Balances before the first and after the last line, in naira. Undefined until they are loaded. */
  balances: { readonly opening: number; readonly closing: number } | undefined;
  /** In the order of their dates. */
  lines: readonly CashBookLine[];
  /** Texts of the table. */
  labels: CashBookLabels;
  /** Formats an amount in naira, also below 0. */
  formatAmount: (naira: number) => string;
  /** Formats a calendar date. */
  formatDay: (date: string) => string;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown between the balances if nothing was received or paid. */
  empty: string;
}

/** A line, or a row that only has a balance or a text. */
type Row = Partial<CashBookLine> & { readonly key: string; readonly what: string };

const columnsFor = ({
  labels,
  formatAmount,
  formatDay,
}: Pick<CashBookProps, 'labels' | 'formatAmount' | 'formatDay'>): readonly TableColumn<Row>[] => {
  const amount = (key: 'received' | 'paid' | 'balance'): TableColumn<Row> => ({
    key,
    header: labels.columns[key],
    align: 'end',
    noWrap: true,
    stacked: 'half-labelled',
    cell: ({ [key]: naira, id }) =>
      naira === undefined || (naira === 0 && key !== 'balance') ? (
        ''
      ) : (
        <Text as="span" size="small" weight={id === undefined ? 'strong' : 'regular'} tabular>
          {formatAmount(naira)}
        </Text>
      ),
  });
  return [
    {
      key: 'date',
      header: labels.columns.date,
      width: '7rem',
      noWrap: true,
      stacked: 'half',
      cell: ({ date }) => date && formatDay(date),
    },
    {
      key: 'number',
      header: labels.columns.number,
      width: '10rem',
      noWrap: true,
      stacked: 'half',
      cell: ({ number }) => number,
    },
    {
      key: 'what',
      header: labels.columns.what,
      rowHeader: true,
      width: '20rem',
      minWidth: '9rem',
      cell: ({ what, id }) => (id === undefined ? <strong>{what}</strong> : what),
    },
    amount('received'),
    amount('paid'),
    amount('balance'),
  ];
};

/** The lines of a period between its opening and its closing balance. */
export function CashBook({
  balances,
  lines,
  labels,
  formatAmount,
  formatDay,
  empty,
  ...table
}: CashBookProps) {
  const rows: readonly Row[] = balances
    ? [
        { key: 'opening', what: labels.opening, balance: balances.opening },
        ...lines.map((line) => ({ ...line, key: String(line.id) })),
        ...(lines.length === 0 ? [{ key: 'empty', what: empty }] : []),
        { key: 'closing', what: labels.closing, balance: balances.closing },
      ]
    : [];
  return (
    <Table
      {...table}
      density="dense"
      columns={columnsFor({ labels, formatAmount, formatDay })}
      rows={rows}
      rowKey={({ key }) => key}
      empty={null}
    />
  );
}
