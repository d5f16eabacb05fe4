import { Button } from '../../../components/actions/button/button.tsx';
import { Table, type TableColumn, type TableProps } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Text } from '../../../layout/text/text.tsx';

/** Money that waits until somebody does something about it. */
export interface WaitingRow {
  readonly id: number;
  /** Whose money it is, and what identifies it. */
  readonly name: string;
  readonly reference: string;
  /** What waits: '₦5,000', and more about it: 'of ₦25,000'. */
  readonly amount: string;
  readonly amountNote?: string | false | undefined;
  /** Why it waits. Empty if nobody said. */
  readonly reason: string;
  readonly reasonNote?: string | false | undefined;
  /** Who recorded it, and when. */
  readonly by: string;
  readonly day: string;
  /** What the user can do. `of` tells the accessible name from those of other rows: 'IMC-R-2026-00012'. */
  readonly actions: readonly { readonly text: string; readonly of: string; readonly act: () => void }[];
  /** Shown instead of the buttons: 'You asked: another person must approve it'. */
  readonly note?: string | undefined;
}

export interface WaitingTableLabels {
  columns: Readonly<Record<'name' | 'amount' | 'reason' | 'by' | 'actions', string>>;
  /** Accessible name of a button: 'Approve: IMC-R-2026-00012'. Starts with its visible text. */
  actionOf: (action: string, of: string) => string;
}

export interface WaitingTableProps
  extends Omit<TableProps<WaitingRow>, 'columns' | 'rowKey' | 'isCurrent' | 'stickyHeader' | 'density'> {
  /** Texts of the table. */
  labels: WaitingTableLabels;
}

const columnsFor = ({ columns, actionOf }: WaitingTableLabels): readonly TableColumn<WaitingRow>[] => [
  {
    key: 'name',
    header: columns.name,
    rowHeader: true,
    width: '16rem',
    minWidth: '8rem',
    cell: ({ name, reference }) => <TableLines strong main={name} sub={reference} />,
  },
  {
    key: 'amount',
    header: columns.amount,
    align: 'end',
    noWrap: true,
    cell: ({ amount, amountNote }) => (
      <Text as="span" size="small" tabular>
        <TableLines main={amount} sub={amountNote} />
      </Text>
    ),
  },
  {
    key: 'reason',
    header: columns.reason,
    width: '16rem',
    minWidth: '8rem',
    cell: ({ reason, reasonNote }) =>
      (reason || reasonNote) && <TableLines main={reason || reasonNote} sub={reason && reasonNote} />,
  },
  {
    key: 'by',
    header: columns.by,
    width: '9rem',
    minWidth: '7rem',
    cell: ({ by, day }) => <TableLines main={by} sub={day} />,
  },
  {
    key: 'actions',
    header: columns.actions,
    headerHidden: true,
    stacked: 'plain',
    noWrap: true,
    cell: ({ actions, note }) =>
      note ? (
        <Text as="span" size="small" tone="muted">
          {note}
        </Text>
      ) : (
        <Cluster space="2">
          {actions.map(({ text, of, act }) => (
            <Button key={text} size="small" variant="secondary" aria-label={actionOf(text, of)} onClick={act}>
              {text}
            </Button>
          ))}
        </Cluster>
      ),
  },
];

/** Money that waits for somebody: transfers of which something is allocated to nobody, or confirmations to take back (PAY-29, PAY-30). */
export function WaitingTable({ labels, ...table }: WaitingTableProps) {
  return <Table {...table} density="dense" columns={columnsFor(labels)} rowKey={({ id }) => id} />;
}
