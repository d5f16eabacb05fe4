import type { Transfer } from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { Table, type TableColumn, type TableProps } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Text } from '../../../layout/text/text.tsx';

export interface UnallocatedTransfersLabels {
  columns: Readonly<Record<'transfer' | 'payer' | 'amount' | 'rest' | 'recorded' | 'actions', string>>;
  /** Shown instead of an unknown value: 'No date', 'Not named'. */
  noDate: string;
  noPayer: string;
  /** Under the payer, if the money is a person's: 'Credit of Mrs Nwosu Amaka Grace'. */
  creditOf: (name: string) => string;
  /** Button that allocates the rest: 'Allocate'. */
  allocate: string;
  /** Button that records that the rest was sent back: 'Sent back'. */
  sendBack: string;
  /** Accessible name of a button in a row: 'Allocate ₦5,000 of Zenith Works'. Starts with its visible text. */
  actionOf: (action: string, rest: string, payer: string) => string;
}

export interface UnallocatedTransfersProps
  extends Omit<
    TableProps<Transfer>,
    'columns' | 'rows' | 'rowKey' | 'isCurrent' | 'captionShown' | 'stickyHeader' | 'density'
  > {
  /** Oldest first. */
  transfers: readonly Transfer[];
  /** Texts of the table. */
  labels: UnallocatedTransfersLabels;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Called when the user wants to allocate the rest of a transfer. Default: the user may not. */
  onAllocate?: ((transfer: Transfer) => void) | undefined;
  /** Called when the user wants to record that the rest was sent back. Default: the user may not. */
  onSendBack?: ((transfer: Transfer) => void) | undefined;
}

const columnsFor = ({
  labels,
  formatAmount,
  formatDay,
  onAllocate,
  onSendBack,
}: Pick<
  UnallocatedTransfersProps,
  'labels' | 'formatAmount' | 'formatDay' | 'onAllocate' | 'onSendBack'
>): readonly TableColumn<Transfer>[] => {
  const amountOf = (naira: number) => (
    <Text as="span" size="small" tabular>
      {formatAmount(naira)}
    </Text>
  );
  return [
    {
      key: 'payer',
      header: labels.columns.payer,
      rowHeader: true,
      width: '16rem',
      minWidth: '8rem',
      cell: ({ payer, account, reason }) => (
        <TableLines
          strong
          main={payer ?? labels.noPayer}
          sub={account ? labels.creditOf(account.name) : reason}
        />
      ),
    },
    {
      key: 'transfer',
      header: labels.columns.transfer,
      width: '10rem',
      minWidth: '7rem',
      cell: ({ value_date, bank_reference }) => (
        <TableLines main={value_date ? formatDay(value_date) : labels.noDate} sub={bank_reference} />
      ),
    },
    {
      key: 'amount',
      header: labels.columns.amount,
      align: 'end',
      stacked: 'half-labelled',
      noWrap: true,
      cell: ({ amount }) => amountOf(amount),
    },
    {
      key: 'rest',
      header: labels.columns.rest,
      align: 'end',
      stacked: 'half-labelled',
      noWrap: true,
      cell: ({ not_allocated }) => <strong>{amountOf(not_allocated)}</strong>,
    },
    {
      key: 'recorded',
      header: labels.columns.recorded,
      width: '9rem',
      minWidth: '7rem',
      cell: ({ recorded_by, recorded_at }) => <TableLines main={formatDay(recorded_at)} sub={recorded_by} />,
    },
    {
      key: 'actions',
      header: labels.columns.actions,
      headerHidden: true,
      stacked: 'plain',
      noWrap: true,
      cell: (transfer) => (
        <Cluster space="2">
          {(
            [
              [labels.allocate, onAllocate],
              [labels.sendBack, onSendBack],
            ] as const
          ).map(
            ([text, act]) =>
              act && (
                <Button
                  key={text}
                  size="small"
                  variant="secondary"
                  aria-label={labels.actionOf(
                    text,
                    formatAmount(transfer.not_allocated),
                    transfer.payer ?? labels.noPayer,
                  )}
                  onClick={() => act(transfer)}
                >
                  {text}
                </Button>
              ),
          )}
        </Cluster>
      ),
    },
  ];
};

/** Transfers of which something is allocated to nobody, until it is allocated or was sent back. */
export function UnallocatedTransfers({
  transfers,
  labels,
  formatAmount,
  formatDay,
  onAllocate,
  onSendBack,
  ...table
}: UnallocatedTransfersProps) {
  return (
    <Table
      {...table}
      density="dense"
      columns={columnsFor({ labels, formatAmount, formatDay, onAllocate, onSendBack })}
      rows={transfers}
      rowKey={({ id }) => id}
    />
  );
}
