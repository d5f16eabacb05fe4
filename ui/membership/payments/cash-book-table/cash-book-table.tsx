import type { CashBook, CashBookLine } from '@imc/api/contract';
import { Table, type TableColumn, type TableProps } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { Text } from '../../../layout/text/text.tsx';

export interface CashBookLabels {
  columns: Readonly<
    Record<'date' | 'number' | 'reference' | 'payer' | 'received' | 'paid' | 'balance', string>
  >;
  /** First and last row: 'Opening balance', 'Closing balance'. */
  opening: string;
  closing: string;
  /** The row with the sums of the period: 'Total'. */
  total: string;
  /** What happened to money that left: 'Sent back', 'Never received'. */
  kinds: Readonly<Record<Exclude<CashBookLine['kind'], 'received'>, string>>;
}

export interface CashBookTableProps
  extends Omit<
    TableProps<CashBookLine>,
    'columns' | 'rows' | 'rowKey' | 'isCurrent' | 'empty' | 'stickyHeader' | 'density'
  > {
  /** The period with its lines. Undefined until it is loaded. */
  book: CashBook | undefined;
  /** Texts of the table. */
  labels: CashBookLabels;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Formats a calendar date. */
  formatDay: (date: string) => string;
  /** Shown between the balances if nothing was received or paid. */
  empty: string;
}

/** A line, or a row that has a text, perhaps with a balance and the totals of the period. */
type Row = Partial<CashBookLine & Pick<CashBook, 'received' | 'sent_back'>> & {
  readonly key: string;
  readonly text?: string;
};

const columnsFor = ({
  labels,
  formatAmount,
  formatDay,
}: Pick<CashBookTableProps, 'labels' | 'formatAmount' | 'formatDay'>): readonly TableColumn<Row>[] => {
  const amountOf = (naira: number | undefined, isLine: boolean) =>
    naira === undefined ? (
      ''
    ) : (
      <Text as="span" size="small" weight={isLine ? 'regular' : 'strong'} tabular>
        {naira < 0 ? `−${formatAmount(-naira)}` : formatAmount(naira)}
      </Text>
    );
  return [
    {
      key: 'date',
      header: labels.columns.date,
      area: 'line',
      width: '7rem',
      noWrap: true,
      cell: ({ booked_on }) => booked_on && formatDay(booked_on),
    },
    {
      key: 'number',
      header: labels.columns.number,
      area: 'none',
      width: '10rem',
      cell: ({ numbers = [] }) => numbers.join(', '),
    },
    {
      key: 'reference',
      header: labels.columns.reference,
      area: 'none',
      width: '8.5rem',
      cell: ({ bank_reference }) => bank_reference,
    },
    {
      key: 'payer',
      header: labels.columns.payer,
      rowHeader: true,
      cell: ({ text, kind, payer, references = [], reason }) =>
        kind === undefined ? (
          <strong>{text}</strong>
        ) : (
          <TableLines
            oneLine
            main={[kind !== 'received' && labels.kinds[kind], payer].filter(Boolean).join(', ')}
            sub={[references.join(', '), reason].filter(Boolean).join(' · ')}
          />
        ),
    },
    {
      key: 'received',
      header: labels.columns.received,
      align: 'end',
      noWrap: true,
      area: 'status',
      width: '7rem',
      cell: ({ amount = 0, kind, received = amount }) =>
        amountOf(received > 0 ? received : undefined, kind !== undefined),
    },
    {
      key: 'paid',
      header: labels.columns.paid,
      align: 'end',
      noWrap: true,
      area: 'status',
      width: '7rem',
      cell: ({ amount = 0, kind, sent_back = -amount }) =>
        amountOf(sent_back > 0 ? sent_back : undefined, kind !== undefined),
    },
    {
      key: 'balance',
      header: labels.columns.balance,
      align: 'end',
      noWrap: true,
      area: 'aside',
      width: '8rem',
      cell: ({ balance, kind }) => amountOf(balance, kind !== undefined),
    },
  ];
};

/** The lines of a period of the cash book, between its opening and its closing balance. */
export function CashBookTable({
  book,
  labels,
  formatAmount,
  formatDay,
  empty,
  ...table
}: CashBookTableProps) {
  const rows: readonly Row[] = book
    ? [
        { key: 'opening', text: labels.opening, balance: book.opening },
        ...book.lines.map((line) => ({ ...line, key: `${line.kind} ${line.id}` })),
        ...(book.lines.length === 0 ? [{ key: 'empty', text: empty }] : []),
        { key: 'total', text: labels.total, received: book.received, sent_back: book.sent_back },
        { key: 'closing', text: labels.closing, balance: book.closing },
      ]
    : [];
  return (
    <Table
      {...table}
      density="dense"
      columns={columnsFor({ labels, formatAmount, formatDay }).filter(
        // Money seldom leaves: no empty column in the months without.
        ({ key }) => key !== 'paid' || book?.sent_back,
      )}
      rows={rows}
      rowKey={({ key }) => key}
      empty={null}
    />
  );
}
