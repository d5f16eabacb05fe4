import {
  type AdminPayment,
  type PaymentState,
  paymentStatus,
  type ShownPaymentState,
  type SortOrder,
} from '@imc/api/contract';
import { IconButton } from '../../../components/actions/icon-button/icon-button.tsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTablePagedLabels,
  type DataTableView,
  type ServerListProps,
} from '../../../components/data/data-table/data-table.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { ChevronsUpDown } from '../../../icons/icons.ts';
import { paymentColumns } from './admin-payments-table-columns.tsx';

/** State, search, order and page of the list. */
export interface AdminPaymentsView extends Omit<DataTableView, 'sort' | 'filters'> {
  /** State of the payments. Undefined for all. */
  state?: PaymentState | undefined;
  /** Order of the last change. Undefined for the usual one of the state. */
  order?: SortOrder | undefined;
}

export interface AdminPaymentsTableLabels extends DataTablePagedLabels {
  /** Label of the search field. */
  search: string;
  columns: Readonly<Record<'name' | 'amount' | 'note' | 'day', string>>;
  states: Readonly<Record<ShownPaymentState, string>>;
  /** Before the amount that is still due of a part payment: '₦20,000 missing'. */
  missing: (amount: string) => string;
  /** Shown if the applicant has withdrawn the application: 'Application withdrawn'. */
  withdrawn: string;
  /** Shown if the applicant has answered a question in words: 'Answered'. */
  answered: string;
  /** Shown if the applicant has sent a new proof after a question: 'New proof'. */
  newProof: string;
  /** Button that sorts by the last change: 'Sort by last change'. */
  change: string;
  /** Accessible name of the button that opens a payment: 'Open IMC-APP-412, Mrs Nwosu Amaka'. Ends with the name. */
  openOf: (reference: string, name: string) => string;
}

export interface AdminPaymentsTableProps
  extends Omit<
    ServerListProps,
    'view' | 'onViewChange' | 'search' | 'searchError' | 'filters' | 'toolbar' | 'lead'
  > {
  /** Payments of the current page, in the order shown. */
  payments: readonly AdminPayment[];
  /** Id of the application whose payment is open beside the list. */
  currentId?: number | undefined;
  /** State, search, order and page shown. */
  view: AdminPaymentsView;
  /** Called when the user searches, sorts or turns the page. */
  onViewChange: (view: AdminPaymentsView) => void;
  /** Called when the user opens a payment. */
  onOpen: (payment: AdminPayment) => void;
  /** Texts of the list. */
  labels: AdminPaymentsTableLabels;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
}

/** What tells a payment from the others of its state. */
function noteOf(
  { amount, fee, reply, receipt_number, withdrawn_at }: AdminPayment,
  { labels, formatAmount }: Pick<AdminPaymentsTableProps, 'labels' | 'formatAmount'>,
) {
  if (withdrawn_at !== null) return labels.withdrawn;
  if (reply) return reply.answer === null ? labels.newProof : labels.answered;
  // All of IMC-R-2026-00012 would be cut in the list's width.
  if (receipt_number) return receipt_number.replace(/^IMC-R-\d+-/, 'R-');
  if (amount !== null && fee !== null && amount < fee) return labels.missing(formatAmount(fee - amount));
  return undefined;
}

/** List of the payments beside the open one, in two lines each, searched, sorted and paged by the server (PAY-13). */
export function AdminPaymentsTable({
  payments,
  currentId,
  view,
  onViewChange,
  onOpen,
  labels,
  formatDay,
  formatAmount,
  ...table
}: AdminPaymentsTableProps) {
  const { state, order, ...shown } = view;
  const columns: readonly DataTableColumn<AdminPayment>[] = [
    ...paymentColumns<AdminPayment>({
      headers: labels.columns,
      nameOf: ({ name }) => name,
      openLabelOf: ({ reference, name }) => labels.openOf(reference, name),
      referenceOf: ({ reference }) => reference,
      amountOf: ({ state: of, amount, fee }) => {
        const sum = of === 'confirmed' ? amount : fee;
        return sum !== null && formatAmount(sum);
      },
      noteOf: (payment) =>
        state === undefined ? (
          <StatusBadge
            kind="payment"
            status={paymentStatus(payment.payment_state)}
            label={labels.states[payment.payment_state]}
          />
        ) : (
          noteOf(payment, { labels, formatAmount })
        ),
      onOpen,
    }),
    {
      key: 'day',
      header: labels.columns.day,
      area: 'aside',
      cell: ({ state: of, proof_uploaded_at, last_change, transfers }) => {
        const at =
          of === 'received' ? proof_uploaded_at : (transfers.at(-1)?.value_date ?? last_change?.changed_at);
        return at && formatDay(at);
      },
    },
  ];
  return (
    <DataTable
      {...table}
      density="dense"
      // Beside a payment it has no room for columns, so it has no head to keep in view, and prints upright.
      stickyHeader={false}
      columns={columns}
      rows={payments}
      rowKey={({ application_id }) => application_id}
      isCurrent={({ application_id }) => application_id === currentId}
      onRowClick={onOpen}
      search={labels.search}
      toolbar={
        <IconButton
          label={labels.change}
          title={labels.change}
          icon={<ChevronsUpDown />}
          onClick={() => onViewChange({ ...view, order: order === 'desc' ? 'asc' : 'desc', page: 1 })}
        />
      }
      view={shown}
      onViewChange={({ search, page }) => onViewChange({ state, order, search, page })}
      labels={labels}
    />
  );
}
