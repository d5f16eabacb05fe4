import {
  type ApplicationStatus,
  applicationReference,
  canChooseStatus,
  paymentStatus,
} from '@imc/api/contract';
import { Fragment, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import type { Definition } from '../../../components/content/definition-list/definition-list.tsx';
import { LazyImageViewer } from '../../../components/content/image-viewer/image-viewer-lazy.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { SameProofs } from '../../payments/same-proofs/same-proofs.tsx';
import { PartCard } from '../application-reader/application-reader-parts.tsx';
import { DecisionWarnings } from '../decision-dialog/decision-warnings.tsx';
import { StatusSelect } from '../status-select/status-select.tsx';
import styles from './application-desk.module.css';
import { DeskPicture } from './application-desk-picture.tsx';
import type { ApplicationDeskProps } from './application-desk-props.ts';

/** The buttons, in the order of APP-52. */
const choices = ['approved', 'pending', 'rejected'] as const satisfies readonly ApplicationStatus[];

/** Status, select and the three buttons. */
export function DeskDecision({
  review: { application, decided },
  applicant,
  labels,
  formatDay,
  formatMoment,
  pendingStatus,
  onStatus,
  onDecide,
  readOnly,
  requestNotice,
  recommended,
  warnings = [],
  undo,
}: Pick<
  ApplicationDeskProps,
  | 'review'
  | 'labels'
  | 'formatDay'
  | 'formatMoment'
  | 'pendingStatus'
  | 'onStatus'
  | 'onDecide'
  | 'readOnly'
  | 'requestNotice'
  | 'recommended'
  | 'warnings'
  | 'undo'
> & { applicant: string }) {
  const { status, withdrawnAt } = application;
  return (
    <PartCard title={labels.status} compact whole>
      <Stack space="3">
        <Cluster justify="between" space="3">
          <StatusBadge kind="application" status={status} />
          {withdrawnAt === null && readOnly === undefined && (
            <StatusSelect
              data-print="none"
              label={labels.statusOf(applicant)}
              labels={labels.statusSelect}
              size="small"
              status={status}
              pending={pendingStatus}
              onStatus={onStatus}
            />
          )}
        </Cluster>
        {requestNotice && <Text size="small">{requestNotice}</Text>}
        {recommended && <Text size="small">{recommended}</Text>}
        <Text size="small" tone="muted">
          {decided ? labels.decided(decided, formatMoment(decided.changed_at)) : labels.undecided}
        </Text>
        {undo}
        {withdrawnAt !== null ? (
          <InlineMessage>{labels.withdrawn(formatDay(withdrawnAt))}</InlineMessage>
        ) : readOnly === undefined ? (
          <Stack space="2" data-print="none">
            <DecisionWarnings title={labels.warnings} warnings={warnings} />
            {choices.map((choice) => (
              <Button
                key={choice}
                size="small"
                variant={choice === 'approved' ? 'primary' : 'secondary'}
                disabled={!canChooseStatus(application, choice)}
                onClick={() => onDecide(choice)}
              >
                {labels.decide[choice]}
              </Button>
            ))}
          </Stack>
        ) : (
          <Text size="small" data-print="none">
            {readOnly}
          </Text>
        )}
      </Stack>
    </PartCard>
  );
}

/** The proof as a picture that opens the viewer, and where else the picture is used. It is not printed. */
export function DeskProof(
  props: Pick<ApplicationDeskProps, 'review' | 'labels' | 'proofUrl' | 'applicationHref' | 'formatDay'>,
) {
  const {
    review: { application, same_proofs },
    labels,
    proofUrl,
    applicationHref,
    formatDay,
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { id, proofOfPayment: file } = application;
  if (!file) return null;
  const reference = applicationReference(id);
  return (
    <div data-print="none">
      <PartCard title={labels.proof} compact>
        <Stack space="4">
          <Stack space="2">
            <DeskPicture
              src={proofUrl(file)}
              alt={labels.proofAlt(reference)}
              enlarge={labels.viewProof}
              labels={labels.viewer}
              failedText={labels.pictureFailed}
              onEnlarge={() => setIsOpen(true)}
            />
            <Link href={proofUrl(file)} newTab>
              {labels.openProof}
            </Link>
          </Stack>
          <SameProofs
            proofs={same_proofs}
            labels={labels.sameProof}
            applicationHref={applicationHref}
            formatDay={formatDay}
          />
        </Stack>
        <LazyImageViewer
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={labels.proofTitle(reference)}
          src={proofUrl(file)}
          alt={labels.proofAlt(reference)}
          failedText={labels.proofFailed}
          labels={labels.viewer}
        />
      </PartCard>
    </div>
  );
}

/** What is due for the grade beside what has been paid. */
export function DeskPayment({
  review: { application },
  labels: { payment, paymentStates, amountUnknown },
  fee,
  formatAmount,
}: Pick<ApplicationDeskProps, 'review' | 'labels' | 'fee' | 'formatAmount'>) {
  const { paymentState, paymentFee, paymentAmount, paymentQuestion } = application;
  const difference = fee === undefined || paymentAmount === null ? 0 : paymentAmount - fee;
  const items: Definition[] = [
    ...(fee === undefined ? [] : [{ term: payment.fee[paymentFee], description: formatAmount(fee) }]),
    {
      term: payment.state,
      description: (
        <StatusBadge
          kind="payment"
          status={paymentStatus(paymentState)}
          label={paymentStates[paymentState]}
        />
      ),
    },
    {
      term: payment.amount,
      description:
        paymentAmount === null ? (
          amountUnknown
        ) : (
          <>
            <span>{formatAmount(paymentAmount)}</span>
            {difference !== 0 && (
              <Text size="small" className={styles.differs}>
                {difference < 0
                  ? payment.less(formatAmount(-difference))
                  : payment.more(formatAmount(difference))}
              </Text>
            )}
          </>
        ),
    },
    ...(paymentQuestion ? [{ term: payment.question, description: paymentQuestion }] : []),
  ];
  return (
    <PartCard title={payment.title} compact whole>
      <dl className={styles.facts}>
        {items.map(({ term, description }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </Fragment>
        ))}
      </dl>
    </PartCard>
  );
}

/** The referees with what is needed to call them. */
export function DeskReferees({
  review: { application },
  labels,
}: Pick<ApplicationDeskProps, 'review' | 'labels'>) {
  const { referees } = application;
  if (referees.length === 0) return null;
  return (
    <div data-print="none">
      <PartCard title={labels.refereesInShort} compact>
        <ul className={styles.referees}>
          {referees.map(({ name, position, institution, tel }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: records are read-only and identified by their index.
            <li key={index}>
              <strong>{name}</strong>
              <Text size="small" tone="muted">
                {[position, institution].filter(Boolean).join(', ')}
              </Text>
              {tel && <Link href={`tel:${tel.replace(/[^+\d]/g, '')}`}>{tel}</Link>}
            </li>
          ))}
        </ul>
      </PartCard>
    </div>
  );
}
