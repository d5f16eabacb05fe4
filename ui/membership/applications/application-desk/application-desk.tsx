import { applicantName, applicationReference } from '@imc/api/contract';
import { clsx } from 'clsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { IconButton } from '../../../components/actions/icon-button/icon-button.tsx';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import { ArrowDown, ArrowUp, ChevronLeft } from '../../../icons/icons.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { DecisionBox } from '../decision-box/decision-box.tsx';
import { StatusSelect } from '../status-select/status-select.tsx';
import styles from './application-desk.module.css';
import { DeskFile } from './application-desk-file.tsx';
import { DeskProof } from './application-desk-proof.tsx';
import type { ApplicationDeskProps } from './application-desk-props.ts';

/**
 * One application with everything to decide on it (APP-48): first the decision with the proof, which stays in sight from 1,024 px on, then the file in one
 * sheet, and history and notes. On paper it is one document.
 */
export function ApplicationDesk({
  review,
  labels,
  formatDay,
  formatMoment,
  proofUrl,
  applicationHref,
  checks,
  pendingStatus,
  onStatus,
  onDecide,
  readOnly,
  recommended,
  onBack,
  place,
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
  const { application, decided } = review;
  const { grade, status, withdrawnAt } = application;
  const applicant = applicantName(application);
  const canDecide = withdrawnAt === null && readOnly === undefined;
  const file = { review, labels, formatDay, applicationHref };
  return (
    <section
      {...rest}
      ref={ref}
      tabIndex={-1}
      aria-label={applicant}
      className={clsx(styles.root, className)}
    >
      <header data-page-head className={styles.head}>
        <div className={styles.name}>
          {grade && <GradeSeal grade={grade} className={styles.seal} />}
          <div className={styles.title}>
            <Heading level={1} size="section" ref={headingRef} tabIndex={-1} data-document="">
              {applicant}
            </Heading>
            <Eyebrow letters data-document="">
              {applicationReference(application.id)}
            </Eyebrow>
          </div>
        </div>
        <Cluster space="1" className={styles.back} data-print="none">
          <Button variant="quiet" size="small" iconStart={<ChevronLeft />} onClick={onBack}>
            {labels.back}
          </Button>
          {actions}
        </Cluster>
        <Cluster space="1" data-print="none">
          {place && (
            <Text as="span" size="small" tone="muted">
              {place}
            </Text>
          )}
          {onPrevious && (
            <IconButton
              label={labels.previous}
              icon={<ArrowUp />}
              aria-keyshortcuts="K"
              onClick={onPrevious}
            />
          )}
          {onNext && (
            <IconButton label={labels.next} icon={<ArrowDown />} aria-keyshortcuts="J" onClick={onNext} />
          )}
          <Button variant="quiet" size="small" onClick={() => window.print()}>
            {labels.print}
          </Button>
        </Cluster>
      </header>
      <aside aria-label={labels.rail} className={styles.rail}>
        <DecisionBox
          className={styles.box}
          application={application}
          proof={<DeskProof {...file} proofUrl={proofUrl} />}
          checks={checks}
          labels={labels.box}
          readOnly={withdrawnAt === null ? readOnly : labels.withdrawn(formatDay(withdrawnAt))}
          onDecide={onDecide}
          select={
            canDecide && (
              <StatusSelect
                data-print="none"
                label={labels.statusOf(applicant)}
                labels={labels.statusSelect}
                size="small"
                mark
                status={status}
                pending={pendingStatus}
                onStatus={onStatus}
              />
            )
          }
        >
          {decided && (
            <Text size="small" tone="muted">
              {labels.decided(decided, formatMoment(decided.changed_at))}
            </Text>
          )}
          {recommended && <Text size="small">{recommended}</Text>}
          {undo}
        </DecisionBox>
      </aside>
      <DeskFile {...file} applicant={applicant} requests={requests} ruleSheet={ruleSheet} />
      <div className={styles.side}>{records}</div>
    </section>
  );
}
