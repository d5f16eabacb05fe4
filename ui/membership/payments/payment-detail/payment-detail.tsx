import {
  type AdminPayment,
  type FeeKind,
  type FormProblems,
  gradeLabels,
  paymentStatus,
  type SameProof,
} from '@imc/api/contract';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { IconButton } from '../../../components/actions/icon-button/icon-button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Tabs } from '../../../components/navigation/tabs/tabs.tsx';
import { ArrowDown, ArrowUp } from '../../../icons/icons.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { ProofPicture } from '../../shared/proof-picture.tsx';
import { SameProofs } from '../same-proofs/same-proofs.tsx';
import styles from './payment-detail.module.css';
import type { PaymentDetailLabels } from './payment-detail-labels.ts';
import { PaymentQuestionForm } from './payment-question-form.tsx';
import { type EnteredTransfer, TransferForm } from './transfer-form.tsx';

export interface PaymentDetailProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'style' | 'onSubmit'> {
  /** The payment. Once it is confirmed, its receipt is shown instead of the forms. */
  payment: AdminPayment;
  /** Other applications with the same picture as proof. Default: none. */
  sameProofs?: readonly SameProof[] | undefined;
  /** Returns the address of an application, for those with the same picture. */
  applicationHref: (id: number) => string;
  /** The charges with their transfers: a `ChargeList`. Default: not shown. */
  charges?: ReactNode;
  /** Opens the payment before this one in the list. Default: there is none. */
  onPrevious?: (() => void) | undefined;
  /** Opens the payment after this one in the list. Default: there is none. */
  onNext?: (() => void) | undefined;
  /** Called when the transfer pays for several people. Default: only this person can be entered. */
  onSeveral?: (() => void) | undefined;
  /** Who has confirmed the payment in the meantime, shown instead of the forms. Default: not shown. */
  notice?: string | undefined;
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
  /** Texts of the detail. */
  labels: PaymentDetailLabels;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Formats a UTC ISO time of today. */
  formatTime: (time: string) => string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
}

function Facts({ payment, labels, formatDay }: Pick<PaymentDetailProps, 'payment' | 'labels' | 'formatDay'>) {
  const { last_change, reply } = payment;
  const question =
    payment.question ?? reply?.question ?? (payment.state === 'queried' ? labels.unknownQuestion : null);
  const items = [
    { term: labels.facts.question, description: question },
    {
      term: labels.facts.answer,
      description: reply && [reply.answer, reply.new_proof && labels.newProof].filter(Boolean).join('\n'),
    },
    {
      term: labels.facts.change,
      description:
        last_change && labels.recordedBy(last_change.changed_by, formatDay(last_change.changed_at)),
    },
  ].filter(({ description }) => description);
  return items.length > 0 && <DefinitionList items={items} />;
}

/** What is charged, and what of it was received, if anything. */
function Sums({
  payment: { fee, fee_kind, amount },
  labels,
  formatAmount,
}: Pick<PaymentDetailProps, 'payment' | 'labels' | 'formatAmount'>) {
  return (
    <dl className={styles.sums}>
      {[
        { label: labels.fees[fee_kind], naira: fee },
        { label: labels.facts.received, naira: amount },
      ].map(
        ({ label, naira }) =>
          naira !== null && (
            <div key={label}>
              <Text as="dt" size="caption" tone="muted">
                {label}
              </Text>
              <dd className={styles.fee}>{formatAmount(naira)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Proof({
  payment: { proof, reference },
  labels,
  proofUrl,
}: Pick<PaymentDetailProps, 'payment' | 'labels' | 'proofUrl'>) {
  return proof === null ? (
    <EmptyState text={labels.noProof} />
  ) : (
    <ProofPicture
      key={proof}
      src={proofUrl(proof)}
      alt={labels.proofAlt(reference)}
      title={labels.proofTitle(reference)}
      enlarge={labels.enlarge}
      labels={labels.viewer}
      failedText={labels.proofFailed}
    />
  );
}

function Actions({
  payment,
  labels,
  receiptTo,
  notice,
  formatAmount,
  formatDay,
  formatTime,
  onConfirm,
  onPart,
  onUndo,
  onQuery,
  onSeveral,
  readOnly,
}: Omit<PaymentDetailProps, 'proofUrl' | 'applicationHref'>) {
  if (payment.state === 'confirmed') {
    const { receipt_number, undo_until } = payment;
    const undoUntil = onUndo && undo_until;
    return (
      <Stack space="4">
        {notice && (
          <InlineMessage tone="warning" role="alert">
            {notice}
          </InlineMessage>
        )}
        {payment.withdrawn_at !== null && <InlineMessage tone="warning">{labels.withdrawn}</InlineMessage>}
        <InlineMessage
          tone="success"
          role="status"
          title={labels.confirmed}
          action={
            undoUntil ? (
              <Button size="small" variant="secondary" onClick={onUndo}>
                {labels.undo}
              </Button>
            ) : (
              receipt_number && <Link to={receiptTo(payment.fee_kind)}>{labels.openReceipt}</Link>
            )
          }
        >
          {undoUntil ? labels.undoUntil(formatTime(undoUntil)) : (receipt_number ?? labels.receiptFollows)}
        </InlineMessage>
      </Stack>
    );
  }
  if (readOnly !== undefined) return <Text>{readOnly}</Text>;
  if (payment.is_own) return <InlineMessage tone="warning">{labels.own}</InlineMessage>;
  const { confirm, part, query, unavailable } = labels;
  const { last_change } = payment;
  const form = { payment, labels, formatAmount };
  return (
    <Stack space="4">
      {payment.payment_state === 'closed' && <InlineMessage tone="warning">{labels.closed}</InlineMessage>}
      <Tabs
        label={labels.actions}
        defaultTab={payment.state === 'queried' ? 'query' : 'confirm'}
        items={[
          {
            key: 'confirm',
            label: confirm.tab,
            content: (
              <TransferForm
                {...form}
                name={confirm.tab}
                text={payment.transfers.length > 0 ? labels.confirmRest : confirm.text}
                submit={confirm.submit}
                onSubmit={onConfirm}
              />
            ),
          },
          {
            key: 'part',
            label: part.tab,
            content: (
              <TransferForm
                {...form}
                isPart
                name={part.tab}
                text={part.text}
                submit={part.submit}
                onSubmit={onPart}
              />
            ),
          },
          {
            key: 'query',
            label: query.tab,
            content: (
              <PaymentQuestionForm
                name={query.tab}
                text={
                  payment.state === 'queried' && last_change
                    ? query.asked(formatDay(last_change.changed_at))
                    : query.text
                }
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
          <Button variant="quiet" size="small" className={styles.several} onClick={onSeveral}>
            {labels.several}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** A proof of payment beside its charge, with the forms that confirm the payment, record a part of it or ask the member (PAY-15). */
export function PaymentDetail({
  payment,
  sameProofs = [],
  applicationHref,
  charges,
  onPrevious,
  onNext,
  onSeveral,
  notice,
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
  ...rest
}: PaymentDetailProps) {
  const { name, reference, grade, payment_state: state } = payment;
  const steps = [
    { label: labels.previous, icon: <ArrowUp />, onClick: onPrevious },
    { label: labels.next, icon: <ArrowDown />, onClick: onNext },
  ];
  return (
    <section {...rest} aria-label={labels.title(reference)} className={clsx(styles.root, className)}>
      <header className={styles.head}>
        <Stack space="1" className={styles.who}>
          <Heading level={2} size="card" tabIndex={-1}>
            {name}
          </Heading>
          <Cluster space="3">
            <Text as="span" size="small" tone="muted">
              {[reference, grade && gradeLabels[grade].category].filter(Boolean).join(' · ')}
            </Text>
            <StatusBadge kind="payment" status={paymentStatus(state)} label={labels.states[state]} />
          </Cluster>
        </Stack>
        <div className={styles.steps}>
          {steps.map(({ label, icon, onClick }) => (
            <IconButton key={label} label={label} icon={icon} disabled={!onClick} onClick={onClick} />
          ))}
        </div>
      </header>
      <div className={styles.columns}>
        <Proof payment={payment} labels={labels} proofUrl={proofUrl} />
        <Stack space="4" className={styles.forms}>
          <Sums {...{ payment, labels, formatAmount }} />
          <Actions
            {...{ payment, labels, receiptTo, notice, readOnly, formatAmount, formatDay, formatTime }}
            {...{ onConfirm, onPart, onUndo, onQuery, onSeveral }}
          />
        </Stack>
        <Stack space="4">
          <SameProofs
            proofs={sameProofs}
            labels={labels.sameProof}
            applicationHref={applicationHref}
            formatDay={formatDay}
          />
          <Facts {...{ payment, labels, formatDay }} />
          {charges}
        </Stack>
      </div>
    </section>
  );
}
