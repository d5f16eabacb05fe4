import {
  type AdminPayment,
  gradeLabels,
  type PaymentState,
  paymentStates,
  paymentStatus,
  type SortOrder,
} from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import type { DataTableColumn } from '../../../components/data/data-table/data-table.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import {
  TabbedTable,
  type TabbedTableLabels,
  type TabbedTableListProps,
  type TabbedTableView,
} from '../../../components/data/tabbed-table/tabbed-table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { GradeCell } from '../../grades/grade-cell/grade-cell.tsx';
import styles from './admin-payments-table.module.css';

/** State, search, order and page of the table. */
export interface AdminPaymentsView extends Omit<TabbedTableView<PaymentState>, 'sort' | 'filters'> {
  /** Order of the last change. Undefined for the usual one of the state. */
  order?: SortOrder | undefined;
}

export interface AdminPaymentsTableLabels extends TabbedTableLabels<PaymentState> {
  columns: Readonly<
    Record<'applicant' | 'grade' | 'amount' | 'state' | 'proof' | 'change' | 'actions', string>
  >;
  /** Under the amount if it is less than the fee: '₦20,000 missing'. */
  missing: (amount: string) => string;
  /** Under the state if the applicant has withdrawn the application: 'Application withdrawn'. */
  withdrawn: string;
  /** Under the state if the applicant has answered a question in words: 'Answered'. */
  answered: string;
  /** Under the state if the applicant has sent a new proof after a question: 'New proof'. */
  newProof: string;
  /** Shown instead of an unknown date, amount or proof: 'None yet'. */
  none: string;
  /** Text of the button that opens a payment: 'Open'. */
  open: string;
  /** Accessible name of that button: 'Open IMC-APP-412, Mrs Nwosu Amaka'. Starts with its visible text. */
  openOf: (reference: string, name: string) => string;
}

export interface AdminPaymentsTableProps
  extends Omit<TabbedTableListProps<PaymentState>, 'view' | 'onViewChange'> {
  /** Payments of the current page, in the order shown. */
  payments: readonly AdminPayment[];
  /** State, search, order and page shown. */
  view: AdminPaymentsView;
  /** Called when the user searches, sorts or turns the page. */
  onViewChange: (view: AdminPaymentsView) => void;
  /** Called when the user opens a payment. */
  onOpen: (payment: AdminPayment) => void;
  /** Texts of the table. */
  labels: AdminPaymentsTableLabels;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
}

const changeColumn = 'change';

const columnsFor = ({
  labels,
  formatDay,
  formatAmount,
  onOpen,
}: Pick<
  AdminPaymentsTableProps,
  'labels' | 'formatDay' | 'formatAmount' | 'onOpen'
>): readonly DataTableColumn<AdminPayment>[] => {
  const none = (
    <Text as="span" size="small" tone="muted">
      {labels.none}
    </Text>
  );
  const amountOf = (naira: number | null) =>
    naira === null ? none : <span className={styles.amount}>{formatAmount(naira)}</span>;
  return [
    {
      key: 'applicant',
      header: labels.columns.applicant,
      rowHeader: true,
      recipe: 'name',
      cell: ({ name, reference }) => <TableLines strong oneLine main={name} sub={reference} />,
    },
    {
      key: 'grade',
      header: labels.columns.grade,
      area: 'line',
      width: '12.25rem',
      cell: ({ grade, fee }) =>
        grade ? (
          <GradeCell grade={grade} category={gradeLabels[grade].category} sub={amountOf(fee)} />
        ) : (
          amountOf(fee)
        ),
    },
    {
      key: 'amount',
      header: labels.columns.amount,
      align: 'end',
      area: 'extra',
      width: '8.5rem',
      cell: ({ amount, fee, transfers }) => {
        if (amount === null) return none;
        const day = transfers.at(-1)?.value_date;
        const isPart = fee !== null && amount < fee;
        return (
          <TableLines
            main={amountOf(amount)}
            sub={isPart ? labels.missing(formatAmount(fee - amount)) : day && formatDay(day)}
          />
        );
      },
    },
    {
      key: 'state',
      header: labels.columns.state,
      area: 'status',
      width: '9rem',
      noWrap: true,
      cell: ({ state, receipt_number, withdrawn_at, reply }) => (
        <TableLines
          main={<StatusBadge kind="payment" status={paymentStatus(state)} label={labels.states[state]} />}
          sub={
            withdrawn_at === null ? (
              (receipt_number ?? (reply && (reply.answer === null ? labels.newProof : labels.answered)))
            ) : (
              <>
                {receipt_number && <>{receipt_number}, </>}
                {labels.withdrawn}
              </>
            )
          }
        />
      ),
    },
    {
      key: 'proof',
      header: labels.columns.proof,
      area: 'none',
      width: '7rem',
      noWrap: true,
      cell: ({ proof_uploaded_at }) => (proof_uploaded_at ? formatDay(proof_uploaded_at) : none),
    },
    {
      key: changeColumn,
      header: labels.columns.change,
      sortValue: true,
      sortFirst: 'descending',
      area: 'aside',
      width: '7.75rem',
      cell: ({ last_change }) =>
        last_change ? (
          <TableLines oneLine main={formatDay(last_change.changed_at)} sub={last_change.changed_by} />
        ) : (
          none
        ),
    },
    {
      key: 'actions',
      header: labels.columns.actions,
      headerHidden: true,
      area: 'menu',
      width: '5.5rem',
      noWrap: true,
      cell: (payment) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={labels.openOf(payment.reference, payment.name)}
          onClick={() => onOpen(payment)}
        >
          {labels.open}
        </Button>
      ),
    },
  ];
};

/** What waits for the Institute is first. */
const states = new Set<PaymentState>(['received', 'queried', 'confirmed', ...paymentStates]);

/** Table of the payments by state, searched, sorted and paged by the server, with a tab for each state (PAY-13). */
export function AdminPaymentsTable({
  payments,
  view: { order, ...view },
  onViewChange,
  onOpen,
  labels,
  formatDay,
  formatAmount,
  ...table
}: AdminPaymentsTableProps) {
  return (
    <TabbedTable
      {...table}
      tabs={[...states, 'all']}
      columns={columnsFor({ labels, formatDay, formatAmount, onOpen })}
      rows={payments}
      rowKey={({ application_id }) => application_id}
      onRowClick={onOpen}
      view={{
        ...view,
        sort: order && { key: changeColumn, direction: order === 'asc' ? 'ascending' : 'descending' },
      }}
      onViewChange={({ sort, ...next }) =>
        onViewChange({ ...next, order: sort && (sort.direction === 'ascending' ? 'asc' : 'desc') })
      }
      labels={labels}
    />
  );
}
