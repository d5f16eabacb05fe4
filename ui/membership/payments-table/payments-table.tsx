import { isPayable, type Payment, type PaymentState, paymentStatus } from '@imc/api/contract';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { ImageViewer, type ImageViewerLabels } from '../../components/content/image-viewer/image-viewer.tsx';
import { StatusBadge } from '../../components/data/status-badge/status-badge.tsx';
import { Table, type TableColumn } from '../../components/data/table/table.tsx';
import { Text } from '../../layout/text/text.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { GradeCell } from '../grade-cell/grade-cell.tsx';

/** Every word of a payments table. */
export interface PaymentsTableLabels {
  /** Head of the references: 'Reference'. */
  reference: string;
  /** Head of the grades: 'Grade'. */
  grade: string;
  /** Head of the dates: 'Date'. */
  date: string;
  /** Head of the amounts: 'Amount'. */
  amount: string;
  /** Head of the states: 'Status'. */
  status: string;
  /** Head of the pictures of transfers: 'Receipt'. */
  receipt: string;
  /** Text of the button that opens one, which the reference follows for those who listen: 'View receipt'. */
  viewReceipt: string;
  /** Stands where there is no picture: 'None yet'. */
  noReceipt: string;
  /** Stands where a grade, date or amount is not known: 'Not yet known'. */
  unknown: string;
  /** The word for each state. Its colour follows the state, not the word. */
  states: Readonly<Record<PaymentState, string>>;
  /** Text of the button that shows how to transfer, which the reference follows for those who listen: 'Pay Now'. */
  payNow: string;
  /** Title of the picture in the viewer: 'Receipt for IMC-APP-412'. */
  receiptTitle: (reference: string) => string;
  /** What the picture shows: 'Picture of the transfer for IMC-APP-412'. */
  receiptAlt: (reference: string) => string;
  /** Stands in place of a picture that does not come. */
  receiptFailed: ReactNode;
  /** Names of the viewer's buttons. */
  viewer: ImageViewerLabels;
}

export interface PaymentsTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** What the table shows; its name: 'Pending Payments'. */
  caption: string;
  /** The payments, in the order shown. */
  payments: readonly Payment[];
  /** Every word of the table. */
  labels: PaymentsTableLabels;
  /** Writes a UTC ISO time as a day. */
  formatDay: (time: string) => string;
  /** Writes an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Address of the picture of a transfer, by its file name. */
  receiptUrl: (file: string) => string;
  /** Shows how to transfer. Without it no row offers to pay. */
  onPay?: (payment: Payment) => void;
  /** Stands in place of the rows while they are on their way. */
  loading?: ReactNode;
  /** Stands in place of the rows when they could not be had. */
  error?: ReactNode;
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
}

const columnsFor = ({
  payments,
  labels,
  formatDay,
  formatAmount,
  onPay,
  onReceipt,
}: Pick<PaymentsTableProps, 'payments' | 'labels' | 'formatDay' | 'formatAmount' | 'onPay'> & {
  onReceipt: (payment: Payment) => void;
}): TableColumn<Payment>[] => {
  const quiet = (words: string) => (
    <Text as="span" size="small" tone="muted">
      {words}
    </Text>
  );
  const columns: (TableColumn<Payment> | false)[] = [
    {
      key: 'reference',
      header: labels.reference,
      rowHeader: true,
      noWrap: true,
      cell: ({ reference }) => (
        <Text as="span" weight="strong" tabular>
          {reference}
        </Text>
      ),
    },
    {
      key: 'grade',
      header: labels.grade,
      cell: ({ grade, category }) =>
        category ? <GradeCell grade={grade} category={category} /> : quiet(labels.unknown),
    },
    {
      key: 'date',
      header: labels.date,
      noWrap: true,
      cell: ({ date }) => (date ? formatDay(date) : quiet(labels.unknown)),
    },
    payments.some(({ amount }) => amount !== null) && {
      key: 'amount',
      header: labels.amount,
      noWrap: true,
      cell: ({ amount }) => (amount === null ? quiet(labels.unknown) : formatAmount(amount)),
    },
    {
      key: 'status',
      header: labels.status,
      cell: ({ state }) => (
        <StatusBadge kind="payment" status={paymentStatus(state)} label={labels.states[state]} />
      ),
    },
    {
      key: 'receipt',
      header: labels.receipt,
      noWrap: true,
      cell: (payment) =>
        payment.receipt === null ? (
          quiet(labels.noReceipt)
        ) : (
          <Button size="small" variant="secondary" onClick={() => onReceipt(payment)}>
            {labels.viewReceipt}
            <VisuallyHidden> {payment.reference}</VisuallyHidden>
          </Button>
        ),
    },
    onPay !== undefined && {
      key: 'pay',
      header: labels.payNow,
      headerHidden: true,
      align: 'end',
      noWrap: true,
      cell: (payment) =>
        isPayable(payment) && (
          <Button size="small" onClick={() => onPay(payment)}>
            {labels.payNow}
            <VisuallyHidden> {payment.reference}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return columns.filter((column) => column !== false);
};

/**
 * The payments of one member (S-2.63): reference, grade, date, state, the receipt in a viewer of its own, and Pay Now where a
 * transfer is due. Amounts have a column as soon as one of them is known.
 */
export function PaymentsTable({
  payments,
  labels,
  formatDay,
  formatAmount,
  receiptUrl,
  onPay,
  ...table
}: PaymentsTableProps) {
  const [viewed, setViewed] = useState<Payment>();
  return (
    <>
      <Table
        {...table}
        columns={columnsFor({ payments, labels, formatDay, formatAmount, onPay, onReceipt: setViewed })}
        rows={payments}
        rowKey={({ applicationId }) => applicationId}
      />
      {viewed?.receipt && (
        <ImageViewer
          open
          onClose={() => setViewed(undefined)}
          title={labels.receiptTitle(viewed.reference)}
          src={receiptUrl(viewed.receipt)}
          alt={labels.receiptAlt(viewed.reference)}
          failedText={labels.receiptFailed}
          labels={labels.viewer}
        />
      )}
    </>
  );
}
