import { applicantName, applicationReference } from '@imc/api/contract';
import { clsx } from 'clsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import styles from './application-desk.module.css';
import { DeskFile } from './application-desk-file.tsx';
import type { ApplicationDeskProps } from './application-desk-props.ts';
import { DeskDecision, DeskPayment, DeskProof, DeskReferees } from './application-desk-rail.tsx';

/**
 * One application with everything to decide on it (APP-48): the file, and beside it from 1,024 px on the decision, the proof and the payment, which
 * stay in sight. On paper it is one document.
 */
export function ApplicationDesk({
  review,
  labels,
  formatDay,
  formatMoment,
  formatAmount,
  proofUrl,
  applicationHref,
  fee,
  pendingStatus,
  onStatus,
  onDecide,
  readOnly,
  requestNotice,
  recommended,
  warnings,
  onPrevious,
  onNext,
  undo,
  ruleSheet,
  requests,
  records,
  actions,
  headingRef,
  className,
  ref,
  ...rest
}: ApplicationDeskProps) {
  const { application } = review;
  const applicant = applicantName(application);
  const { grade } = application;
  return (
    <section
      {...rest}
      ref={ref}
      tabIndex={-1}
      aria-label={applicant}
      className={clsx(styles.root, className)}
    >
      <header className={styles.head}>
        <Cluster space="4" noWrap className={styles.name}>
          {grade && <GradeSeal grade={grade} size="medium" />}
          <Stack space="1">
            <Eyebrow letters>{applicationReference(application.id)}</Eyebrow>
            <Heading level={1} ref={headingRef} tabIndex={-1}>
              {applicant}
            </Heading>
          </Stack>
        </Cluster>
        <Cluster space="2" data-print="none">
          {onPrevious && (
            <Button variant="secondary" size="small" onClick={onPrevious}>
              {labels.previous}
            </Button>
          )}
          {onNext && (
            <Button variant="secondary" size="small" onClick={onNext}>
              {labels.next}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            {labels.print}
          </Button>
          {actions}
        </Cluster>
      </header>
      <aside aria-label={labels.rail} className={styles.rail}>
        <DeskDecision
          review={review}
          applicant={applicant}
          labels={labels}
          formatDay={formatDay}
          formatMoment={formatMoment}
          pendingStatus={pendingStatus}
          onStatus={onStatus}
          onDecide={onDecide}
          readOnly={readOnly}
          requestNotice={requestNotice}
          recommended={recommended}
          warnings={warnings}
          undo={undo}
        />
        <DeskProof
          review={review}
          labels={labels}
          proofUrl={proofUrl}
          applicationHref={applicationHref}
          formatDay={formatDay}
        />
        <DeskPayment review={review} labels={labels} fee={fee} formatAmount={formatAmount} />
        <DeskReferees review={review} labels={labels} />
      </aside>
      <div className={styles.file}>
        <DeskFile
          review={review}
          applicant={applicant}
          labels={labels}
          formatDay={formatDay}
          applicationHref={applicationHref}
          requests={requests}
          ruleSheet={ruleSheet}
        />
        {records}
      </div>
    </section>
  );
}
