import { isDueWithoutProof, isPayable, type Payment, paymentStatus, stillOpen } from '@imc/api/contract';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import {
  ImageViewer,
  type ImageViewerLabels,
} from '../../../components/content/image-viewer/image-viewer.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Table, type TableColumn } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';

export interface PaymentsTableLabels {
  /** Header of the reference column: 'Reference'. */
  reference: string;
  /** Header of the column with what is open, sent or not: 'Amount'. */
  due: string;
  /** Header of the column that says what is paid, and since when: 'For'. */
  about: string;
  /** Header of the column with what was paid, and before a part of it: 'Received'. */
  amount: string;
  /** Header of the status column: 'Status'. */
  status: string;
  /** Header of the column with the Institute's receipts, and before the number of one for screen readers: 'Receipt'. */
  receipt: string;
  /** Header of the column of proofs of payment: 'Proof of payment'. */
  proof: string;
  /** Text of the button that opens a proof: 'View proof'. The reference is appended for screen readers. */
  viewProof: string;
  /** Text for each payment state. The badge's colour depends on the state, not on the text. */
  states: Readonly<Record<Payment['state'], string>>;
  /** Under the state of a receipt that was taken back: 'on 6 May 2026'. */
  reversedOn: (day: string) => string;
  /** Text of the button that shows how to transfer: 'Pay Now'. The reference is appended for screen readers. */
  payNow: string;
  /** Text of the button for a transfer that was not found: 'Send a new proof'. The reference is appended for screen readers. */
  newProof: string;
  /** Title of the image viewer: 'Proof of payment for IMC-APP-412'. */
  proofTitle: (reference: string) => string;
  /** Alternative text of the image: 'Proof of payment for IMC-APP-412'. */
  proofAlt: (reference: string) => string;
  /** Shown instead of an image that could not be loaded. */
  proofFailed: ReactNode;
  /** Accessible names of the image viewer's buttons. */
  viewer: ImageViewerLabels;
}

export interface PaymentsTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'Pending Payments'. */
  caption: string;
  /** Payments, in the order shown; at least one. */
  payments: readonly Payment[];
  /** Texts of the table. */
  labels: PaymentsTableLabels;
  /** Formats a UTC ISO time as a date. */
  formatDay: (time: string) => string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Returns why a payment has its state, under it: 'We are checking your proof'. */
  reasonOf: (payment: Payment) => string | undefined;
  /** Returns the URL of a proof of payment from its file name. */
  proofUrl: (file: string) => string;
  /** Whether the transfer of a payment was not found, so that a new proof is needed. Default: never. */
  isNotFound?: (payment: Payment) => boolean;
  /** Called when the user wants to pay, or to send a new proof. Without it, no row has a button for it. */
  onPay?: (payment: Payment) => void;
  /** Called when the user opens the Institute's receipt. Without it, no row shows its number. */
  onReceipt?: (payment: Payment) => void;
}

const columnsFor = (
  { payments, labels, formatDay, formatAmount, reasonOf, isNotFound, onPay, onReceipt }: PaymentsTableProps,
  onProof: (payment: Payment) => void,
): TableColumn<Payment>[] => {
  const isDue = payments.some((payment) => stillOpen(payment) !== null || isPayable(payment));
  const columns: (TableColumn<Payment> | false)[] = [
    {
      key: 'reference',
      header: labels.reference,
      rowHeader: true,
      width: '14%',
      cell: ({ reference, grade, category }) => (
        <TableLines strong main={reference} sub={grade ?? category} />
      ),
    },
    {
      key: 'about',
      header: labels.about,
      area: 'line',
      ownLine: true,
      width: '14.5%',
      cell: ({ about, date }) => <TableLines main={about} sub={date && formatDay(date)} />,
    },
    {
      key: 'amount',
      header: isDue ? labels.due : labels.amount,
      area: 'aside',
      align: 'end',
      width: '10.5%',
      cell: (payment) => {
        const sum = isDue ? stillOpen(payment) : payment.amount;
        return sum !== null && sum > 0 && <TableLines strong main={formatAmount(sum)} />;
      },
    },
    {
      key: 'status',
      header: labels.status,
      area: 'status',
      cell: (payment) => {
        const { state, reversedAt, amount } = payment;
        const received = isDue && amount > 0;
        const reason = reversedAt ? labels.reversedOn(formatDay(reversedAt)) : reasonOf(payment);
        return (
          <TableLines
            apart
            main={<StatusBadge kind="payment" status={paymentStatus(state)} label={labels.states[state]} />}
            sub={
              (received || reason) && (
                <>
                  {received && <div>{`${labels.amount} ${formatAmount(amount)}`}</div>}
                  {reason}
                </>
              )
            }
          />
        );
      },
    },
    {
      key: 'proof',
      header: labels.proof,
      headerHidden: !payments.some(({ receipt }) => receipt !== null),
      area: 'menu',
      noWrap: true,
      width: '14.5%',
      cell: (payment) =>
        payment.receipt && (
          <Button size="small" variant="secondary" onClick={() => onProof(payment)}>
            {labels.viewProof}
            <VisuallyHidden> {payment.reference}</VisuallyHidden>
          </Button>
        ),
    },
    onReceipt !== undefined && {
      key: 'receipt-number',
      header: labels.receipt,
      headerHidden: !payments.some(({ receiptNumber }) => receiptNumber),
      area: 'action',
      noWrap: true,
      width: '19.5%',
      cell: (payment) =>
        payment.receiptNumber && (
          <>
            <Button size="small" variant="secondary" onClick={() => onReceipt(payment)}>
              <VisuallyHidden>{labels.receipt} </VisuallyHidden>
              {payment.receiptNumber}
            </Button>
            <span data-print="only">{payment.receiptNumber}</span>
          </>
        ),
    },
    onPay !== undefined && {
      key: 'pay',
      header: labels.payNow,
      headerHidden: true,
      area: 'action',
      align: 'end',
      noWrap: true,
      width: '19.5%',
      cell: (payment) => {
        // A member who is asked about a transfer must not pay twice.
        const toPay = payment.state !== 'queried' && (isPayable(payment) || isDueWithoutProof(payment));
        const action = isNotFound?.(payment) ? labels.newProof : toPay && labels.payNow;
        return (
          action && (
            <Button size="small" onClick={() => onPay(payment)}>
              {action}
              <VisuallyHidden> {payment.reference}</VisuallyHidden>
            </Button>
          )
        );
      },
    },
  ];
  return columns.filter((column) => column !== false);
};

/**
 * Table of a member's payments (S-2.63): reference and grade, fee and date, what is to be paid, status, the proof in an image viewer, and Pay Now where a
 * transfer is due. Its columns start at the same places whatever the payments are, so that two tables are in line.
 */
export function PaymentsTable(props: PaymentsTableProps) {
  const [viewed, setViewed] = useState<Payment>();
  const {
    payments,
    labels,
    formatDay,
    formatAmount,
    reasonOf,
    isNotFound,
    proofUrl,
    onPay,
    onReceipt,
    ...table
  } = props;
  return (
    <>
      <Table
        {...table}
        empty={null}
        columns={columnsFor(props, setViewed)}
        rows={payments}
        rowKey={({ key, state, receiptNumber }) => `${key} ${state === 'reversed' ? receiptNumber : ''}`}
      />
      {viewed?.receipt && (
        <ImageViewer
          open
          onClose={() => setViewed(undefined)}
          title={labels.proofTitle(viewed.reference)}
          src={proofUrl(viewed.receipt)}
          alt={labels.proofAlt(viewed.reference)}
          failedText={labels.proofFailed}
          labels={labels.viewer}
        />
      )}
    </>
  );
}
