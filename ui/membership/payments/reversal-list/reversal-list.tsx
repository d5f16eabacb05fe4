import type { AdminCharge, TakeBack } from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { Table, type TableColumn, type TableProps } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Text } from '../../../layout/text/text.tsx';

/** A charge of which somebody asks to take back what was paid. */
export interface WaitingReversal extends AdminCharge {
  readonly take_back: TakeBack;
}

export interface ReversalListLabels {
  columns: Readonly<Record<'payment' | 'amount' | 'reason' | 'asked' | 'actions', string>>;
  /** Shown to the one who asked: 'Another person must agree'. */
  own: string;
  /** Shown if it is the user's own payment: 'Your own payment'. */
  ownCharge: string;
  /** Under the reason, if the money never came. */
  notReceived: string;
  /** Buttons: 'Agree', 'Refuse'. */
  agree: string;
  refuse: string;
  /** Accessible name of a button in a row: 'Agree: IMC-R-2026-00012'. Starts with its visible text. */
  actionOf: (action: string, reference: string) => string;
}

export interface ReversalListProps
  extends Omit<
    TableProps<WaitingReversal>,
    'columns' | 'rows' | 'rowKey' | 'isCurrent' | 'captionShown' | 'stickyHeader' | 'density'
  > {
  /** Oldest first. */
  reversals: readonly WaitingReversal[];
  /** Texts of the table. */
  labels: ReversalListLabels;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Formats a UTC ISO time as a date. */
  formatDay: (time: string) => string;
  /** Called with the answer when a second person has decided. Default: the user may not decide. */
  onAnswer?: ((reversal: WaitingReversal, agrees: boolean) => void) | undefined;
}

/** The number of the receipt that would be reversed. */
const receiptOf = ({ receipts }: AdminCharge) => receipts.findLast(({ reversed_at }) => !reversed_at)?.number;

const columnsFor = ({
  labels,
  formatAmount,
  formatDay,
  onAnswer,
}: Pick<
  ReversalListProps,
  'labels' | 'formatAmount' | 'formatDay' | 'onAnswer'
>): readonly TableColumn<WaitingReversal>[] => [
  {
    key: 'payment',
    header: labels.columns.payment,
    rowHeader: true,
    width: '14rem',
    minWidth: '8rem',
    cell: (charge) => (
      <TableLines
        strong
        main={charge.name}
        sub={[charge.reference, charge.about, receiptOf(charge)].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    key: 'amount',
    header: labels.columns.amount,
    align: 'end',
    noWrap: true,
    cell: ({ take_back }) => (
      <Text as="span" size="small" tabular>
        {formatAmount(take_back.amount)}
      </Text>
    ),
  },
  {
    key: 'reason',
    header: labels.columns.reason,
    width: '16rem',
    minWidth: '8rem',
    cell: ({ take_back }) => (
      <TableLines main={take_back.reason} sub={take_back.not_received && labels.notReceived} />
    ),
  },
  {
    key: 'asked',
    header: labels.columns.asked,
    width: '9rem',
    minWidth: '7rem',
    cell: ({ take_back }) => <TableLines main={take_back.asked_by} sub={formatDay(take_back.asked_at)} />,
  },
  {
    key: 'actions',
    header: labels.columns.actions,
    headerHidden: true,
    stacked: 'plain',
    minWidth: '9rem',
    cell: (reversal) =>
      reversal.take_back.is_own || reversal.is_own ? (
        <Text as="span" size="small" tone="muted">
          {reversal.take_back.is_own ? labels.own : labels.ownCharge}
        </Text>
      ) : (
        onAnswer && (
          <Cluster space="2">
            {([true, false] as const).map((agrees) => {
              const text = agrees ? labels.agree : labels.refuse;
              return (
                <Button
                  key={text}
                  size="small"
                  variant="secondary"
                  aria-label={labels.actionOf(text, receiptOf(reversal) ?? reversal.reference)}
                  onClick={() => onAnswer(reversal, agrees)}
                >
                  {text}
                </Button>
              );
            })}
          </Cluster>
        )
      ),
  },
];

/** Confirmations that wait for a second person before they are taken back. */
export function ReversalList({
  reversals,
  labels,
  formatAmount,
  formatDay,
  onAnswer,
  ...table
}: ReversalListProps) {
  return (
    <Table
      {...table}
      density="dense"
      columns={columnsFor({ labels, formatAmount, formatDay, onAnswer })}
      rows={reversals}
      rowKey={({ id }) => id}
    />
  );
}
