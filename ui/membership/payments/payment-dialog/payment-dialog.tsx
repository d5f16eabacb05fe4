import {
  type AdminPayment,
  type FeeKind,
  type FormProblems,
  gradeLabels,
  type SameProof,
} from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { FactList } from '../../../components/content/fact-list/fact-list.tsx';
import { LazyImageViewer } from '../../../components/content/image-viewer/image-viewer-lazy.tsx';
import { Dialog, type DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Tabs } from '../../../components/navigation/tabs/tabs.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { SameProofs } from '../same-proofs/same-proofs.tsx';
import { ConfirmPaymentForm, PartPaymentForm } from './confirm-payment-form.tsx';
import styles from './payment-dialog.module.css';
import type { PaymentDialogLabels } from './payment-dialog-labels.ts';
import { PaymentQuestionForm } from './payment-question-form.tsx';
import type { EnteredTransfer } from './transfer-form.tsx';

export interface PaymentDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose' | 'onSubmit'> {
  /** The payment. Once it is confirmed, its receipt is shown instead of the forms. */
  payment: AdminPayment;
  /** Other applications with the same picture as proof. Default: none. */
  sameProofs?: readonly SameProof[] | undefined;
  /** Returns the address of an application, for those with the same picture. */
  applicationHref: (id: number) => string;
  /** The charges with their transfers: a `ChargeList`. Default: not shown. */
  charges?: ReactNode;
  /** Called when the transfer pays for several people. Default: only this person can be entered. */
  onSeveral?: (() => void) | undefined;
  /** Who has confirmed the payment in the meantime, shown instead of the forms. Default: not shown. */
  notice?: string | undefined;
  /** Called when the user closes the dialog. */
  onClose: () => void;
  /** Confirms the payment. Resolves to undefined on success, otherwise to the problems to show: the fields keep their values. */
  onConfirm: (transfer: EnteredTransfer) => Promise<FormProblems | undefined>;
  /** Records a part payment. Resolves as `onConfirm`. */
  onPart: (transfer: EnteredTransfer) => Promise<FormProblems | undefined>;
  /** Undoes the confirmation, until `payment.undo_until`. Default: it can't be undone. */
  onUndo?: (() => void) | undefined;
  /** Asks the member. Resolves as `onConfirm`. */
  onQuery: (question: string) => Promise<FormProblems | undefined>;
  /** Why the user can't record payments, shown instead of the forms. Default: the user can. */
  readOnly?: string | undefined;
  /** Returns the URL of a proof of payment from its file name. */
  proofUrl: (file: string) => string;
  /** Returns the address of the receipt for a fee. */
  receiptTo: (fee: FeeKind) => string;
  /** Texts of the dialog. */
  labels: PaymentDialogLabels;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Formats a UTC ISO time of today. */
  formatTime: (time: string) => string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
}

type PartProps = Omit<PaymentDialogProps, 'open'>;

function Facts({
  payment,
  labels,
  formatAmount,
  formatDay,
  receiptTo,
}: Pick<PartProps, 'payment' | 'labels' | 'formatAmount' | 'formatDay' | 'receiptTo'>) {
  const earlier = payment.receipts.filter(({ fee }) => fee !== payment.fee_kind);
  const amount = (naira: number | null) =>
    naira === null ? labels.none : <span className={styles.amount}>{formatAmount(naira)}</span>;
  const { grade, receipt_number, last_change, reply } = payment;
  const question = payment.question ?? reply?.question;
  return (
    <FactList
      items={[
        { label: labels.facts.applicant, value: payment.name },
        { label: labels.facts.grade, value: grade ? gradeLabels[grade].category : labels.none },
        { label: labels.fees[payment.fee_kind], value: amount(payment.fee) },
        { label: labels.facts.received, value: amount(payment.amount) },
        { label: labels.facts.state, value: labels.states[payment.state] },
        ...(last_change
          ? [
              {
                label: labels.facts.change,
                value: labels.recordedBy(last_change.changed_by, formatDay(last_change.changed_at)),
              },
            ]
          : []),
        ...(question ? [{ label: labels.facts.question, value: question }] : []),
        ...(reply
          ? [
              {
                label: labels.facts.answer,
                value: [reply.answer, reply.new_proof && labels.newProof].filter(Boolean).join('\n'),
              },
            ]
          : []),
        ...(receipt_number ? [{ label: labels.facts.receipt, value: receipt_number }] : []),
        ...earlier.map(({ fee, number }) => ({
          label: labels.facts.earlierReceipt(labels.fees[fee]),
          value: <Link to={receiptTo(fee)}>{number}</Link>,
        })),
      ]}
    />
  );
}

function Proof({ payment, labels, proofUrl }: Pick<PartProps, 'payment' | 'labels' | 'proofUrl'>) {
  const [isEnlarged, setIsEnlarged] = useState(false);
  const { proof, reference } = payment;
  if (proof === null) return null;
  return (
    <>
      <button
        type="button"
        className={styles.proof}
        aria-label={labels.enlarge}
        onClick={() => setIsEnlarged(true)}
      >
        <img src={proofUrl(proof)} alt="" className={styles.picture} />
      </button>
      <LazyImageViewer
        open={isEnlarged}
        onClose={() => setIsEnlarged(false)}
        title={labels.proofTitle(reference)}
        src={proofUrl(proof)}
        alt={labels.proofAlt(reference)}
        failedText={labels.proofFailed}
        labels={labels.viewer}
      />
    </>
  );
}

function Actions({
  payment,
  labels,
  receiptTo,
  notice,
  formatAmount,
  formatTime,
  onConfirm,
  onPart,
  onUndo,
  onQuery,
  onSeveral,
  readOnly,
}: Omit<PartProps, 'onClose' | 'proofUrl' | 'formatDay' | 'sameProofs' | 'applicationHref' | 'charges'>) {
  if (payment.state === 'confirmed') {
    return (
      <Stack space="4">
        {notice && (
          <InlineMessage tone="warning" role="alert">
            {notice}
          </InlineMessage>
        )}
        {payment.withdrawn_at !== null && <InlineMessage tone="warning">{labels.withdrawn}</InlineMessage>}
        {onUndo && payment.undo_until ? (
          <InlineMessage
            tone="success"
            role="status"
            title={labels.confirmed}
            action={
              <Button size="small" variant="secondary" onClick={onUndo}>
                {labels.undo}
              </Button>
            }
          >
            {labels.undoUntil(formatTime(payment.undo_until))}
          </InlineMessage>
        ) : (
          <InlineMessage
            tone="success"
            role="status"
            title={labels.confirmed}
            action={
              payment.receipt_number && <Link to={receiptTo(payment.fee_kind)}>{labels.openReceipt}</Link>
            }
          >
            {payment.receipt_number ?? labels.receiptFollows}
          </InlineMessage>
        )}
      </Stack>
    );
  }
  if (readOnly !== undefined) return <Text>{readOnly}</Text>;
  if (payment.is_own) return <InlineMessage tone="warning">{labels.own}</InlineMessage>;
  const { confirm, part, query, unavailable } = labels;
  const form = { payment, labels, formatAmount };
  return (
    <Stack space="4">
      <Tabs
        label={labels.actions}
        items={[
          {
            key: 'confirm',
            label: confirm.tab,
            content: <ConfirmPaymentForm {...form} onSubmit={onConfirm} />,
          },
          {
            key: 'part',
            label: part.tab,
            content: <PartPaymentForm {...form} onSubmit={onPart} />,
          },
          {
            key: 'query',
            label: query.tab,
            content: (
              <PaymentQuestionForm
                name={query.tab}
                text={query.text}
                labels={labels.question}
                unavailable={unavailable}
                onSubmit={onQuery}
              />
            ),
          },
        ]}
      />
      {onSeveral && (
        <Cluster>
          <Button variant="quiet" size="small" onClick={onSeveral}>
            {labels.several}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** Dialog in which an admin compares a proof of payment with its facts, and confirms the payment, records a part of it or asks the member (PAY-15). */
export function PaymentDialog({
  payment,
  sameProofs = [],
  applicationHref,
  charges,
  onSeveral,
  notice,
  onClose,
  onConfirm,
  onPart,
  onUndo,
  onQuery,
  readOnly,
  proofUrl,
  receiptTo,
  labels,
  formatDay,
  formatTime,
  formatAmount,
  className,
  ...dialog
}: PaymentDialogProps) {
  return (
    <Dialog
      {...dialog}
      className={clsx(styles.root, className)}
      onClose={onClose}
      closeLabel={labels.close}
      title={labels.title(payment.reference)}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {labels.close}
        </Button>
      }
    >
      <div className={styles.columns}>
        <Stack space="5">
          <Proof payment={payment} labels={labels} proofUrl={proofUrl} />
          <SameProofs
            proofs={sameProofs}
            labels={labels.sameProof}
            applicationHref={applicationHref}
            formatDay={formatDay}
          />
          <Facts {...{ payment, labels, formatAmount, formatDay, receiptTo }} />
        </Stack>
        <Stack space="6">
          <Actions
            payment={payment}
            labels={labels}
            receiptTo={receiptTo}
            notice={notice}
            formatAmount={formatAmount}
            formatTime={formatTime}
            onConfirm={onConfirm}
            onPart={onPart}
            onUndo={onUndo}
            onQuery={onQuery}
            onSeveral={onSeveral}
            readOnly={readOnly}
          />
          {charges}
        </Stack>
      </div>
    </Dialog>
  );
}
