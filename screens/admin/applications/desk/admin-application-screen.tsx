import {
  type AdminApplication,
  ApiError,
  type ApplicationReview,
  type ApplicationStatus,
  applicationReviewQuery,
  canChooseStatus,
  checkGradeRules,
  updateApplicationStatusCall,
  useApiClient,
  useUploadUrl,
} from '@imc/api';
import { Button, ButtonLink, Card, Cluster, EmptyState, ErrorState, Spinner, Stack } from '@imc/ui';
import { ApplicationDesk, ApplicationDeskSection, ApplicationPanel, RuleList } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { adminApplications, gradeRequirements, adminApplication as texts } from '../../../content/index.ts';
import { adminRuleSheet } from '../../../content/rule-sheet.ts';
import { formatDay, formatMoment } from '../../../shared/dates.ts';
import { retryOf } from '../../../shared/retry.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { type PageShortcut, PageShortcuts } from '../page-shortcuts.tsx';
import { decisionShortcuts } from '../review-shortcuts.ts';
import { StatusOutcomeAlert } from '../status-outcome-alert.tsx';
import { useStatusUpdate } from '../use-status-update.ts';
import { DecideDialog, type DecideDialogProps } from './decide-dialog.tsx';
import { History, Notes } from './history-and-notes.tsx';
import { InformationRequests } from './information-requests.tsx';
import { UndoDecision } from './undo-decision.tsx';
import { useDecisionChecks } from './use-decision-warnings.ts';
import { useRecommended } from './use-recommended.ts';

export interface AdminApplicationScreenProps {
  id: number;
  /** The application from the list, shown if the full record can't be loaded. */
  listed?: AdminApplication | undefined;
  /** Id of the previous application in the filtered list. Undefined if there is none or the list is not loaded. */
  previousId?: number | undefined;
  /** As `previousId`, for the next one. */
  nextId?: number | undefined;
  /** Where in the list it is: '12 of 125'. Undefined if that is not known. */
  place?: string | undefined;
  /** Called with the id of the previous or next application. */
  onOpen: (id: number) => void;
  /** Called when the user returns to the list. */
  onBack: () => void;
}

const applicationHref = (id: number): string => `/admin/applications?application=${id}`;

/** The checked rules of the grade, as of the day of the application. */
function GradeRules({ application }: Pick<ApplicationReview, 'application'>) {
  const { grade, createdAt } = application;
  return (
    grade && (
      <ApplicationDeskSection title={adminRuleSheet.title(grade)}>
        <RuleList
          dense
          requirements={gradeRequirements[grade]}
          checks={checkGradeRules(grade, application, new Date(createdAt))}
          labels={adminRuleSheet}
        />
      </ApplicationDeskSection>
    )
  );
}

const toDashboard = (
  <ButtonLink to={adminApplications.toDashboard.to} variant="quiet" size="small">
    {adminApplications.toDashboard.label}
  </ButtonLink>
);

const neighbourShortcuts = ({
  previousId,
  nextId,
  onOpen,
}: Pick<AdminApplicationScreenProps, 'previousId' | 'nextId' | 'onOpen'>): PageShortcut[] => {
  const { next, previous } = adminApplications.shortcuts;
  return [
    ...(nextId === undefined ? [] : [{ key: 'J', action: next, run: () => onOpen(nextId) }]),
    ...(previousId === undefined ? [] : [{ key: 'K', action: previous, run: () => onOpen(previousId) }]),
  ];
};

function Desk({
  review,
  place,
  previousId,
  nextId,
  onOpen,
  onBack,
}: Omit<AdminApplicationScreenProps, 'id' | 'listed'> & { review: ApplicationReview }) {
  const { application } = review;
  const { id } = application;
  const { proof: proofUrl } = useUploadUrl();
  const update = useStatusUpdate();
  const [deciding, setDeciding] = useState<Pick<DecideDialogProps, 'status' | 'onDecided'>>();
  const recommended = useRecommended(id);
  const mayDecide = useMayCall()(updateApplicationStatusCall);
  const canDecide = mayDecide && application.withdrawnAt === null;
  const checks = useDecisionChecks(id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <ApplicationDesk
        review={review}
        labels={texts.desk}
        formatDay={formatDay}
        formatMoment={formatMoment}
        proofUrl={proofUrl}
        applicationHref={applicationHref}
        checks={checks}
        pendingStatus={update.pendingStatus(id)}
        onStatus={(status) => {
          // The dialog asks for the reason of a rejection.
          if (status === 'rejected') setDeciding({ status, onDecided: update.showSaved });
          else void update.setStatus({ id, status, seen: application.status });
        }}
        onDecide={(status) => setDeciding({ status })}
        readOnly={mayDecide ? undefined : adminApplications.readOnly}
        recommended={recommended}
        onBack={onBack}
        place={place}
        onPrevious={previousId === undefined ? undefined : () => onOpen(previousId)}
        onNext={nextId === undefined ? undefined : () => onOpen(nextId)}
        undo={<UndoDecision id={id} />}
        ruleSheet={<GradeRules application={application} />}
        requests={<InformationRequests application={application} />}
        records={
          <>
            <Notes id={id} />
            <History id={id} />
          </>
        }
        actions={toDashboard}
        headingRef={heading}
      />
      <PageShortcuts
        shortcuts={[
          ...neighbourShortcuts({ previousId, nextId, onOpen }),
          ...(canDecide
            ? decisionShortcuts((status) => {
                if (canChooseStatus(application, status)) setDeciding({ status });
              })
            : []),
        ]}
      />
      {deciding && (
        <DecideDialog application={application} {...deciding} onClose={() => setDeciding(undefined)} />
      )}
      <StatusOutcomeAlert update={update} />
    </>
  );
}

/** The application from the list, with its decision, while the full record is missing (S-2.67). */
function Listed({
  application,
  onRetry,
  onBack,
}: Pick<AdminApplicationScreenProps, 'onBack'> & {
  application: AdminApplication;
  onRetry: () => void;
}) {
  const { id } = application;
  const { proof: proofUrl } = useUploadUrl();
  const update = useStatusUpdate();
  const [deciding, setDeciding] = useState<ApplicationStatus>();
  const mayDecide = useMayCall()(updateApplicationStatusCall);
  return (
    <>
      <ApplicationPanel
        application={application}
        labels={adminApplications.panel}
        formatDay={formatDay}
        proofUrl={proofUrl}
        pendingStatus={update.pendingStatus(id)}
        onStatus={setDeciding}
        readOnly={mayDecide ? undefined : adminApplications.readOnly}
        onOpen={onRetry}
        onClose={onBack}
      />
      {deciding && (
        <DecideDialog
          application={application}
          status={deciding}
          onClose={() => setDeciding(undefined)}
          onDecided={update.showSaved}
        />
      )}
      <StatusOutcomeAlert update={update} />
    </>
  );
}

/** One application with everything that a decision needs, at its own address (APP-47, S-2.67). */
export function AdminApplicationScreen({ id, listed, ...rest }: AdminApplicationScreenProps) {
  const query = useQuery(applicationReviewQuery(useApiClient(), id));
  if (query.data) return <Desk review={query.data} {...rest} />;
  const refusal = query.error instanceof ApiError && query.error.httpStatus === 403 ? query.error : undefined;
  const retry = retryOf(query);
  const isMissing = query.data === null;
  return (
    <Stack space="6">
      <Cluster>
        <Button variant="secondary" size="small" onClick={rest.onBack}>
          {adminApplications.toList}
        </Button>
        {toDashboard}
      </Cluster>
      {isMissing ? (
        <Card>
          <EmptyState {...(listed ? texts.onlyListed : texts.notThere)} />
        </Card>
      ) : refusal ? (
        <Card>
          <EmptyState title={texts.notYours} text={refusal.serverMessage} />
        </Card>
      ) : retry ? (
        <Card>
          <ErrorState message={texts.failed} {...retry} />
        </Card>
      ) : (
        <Spinner label={texts.loading} />
      )}
      {listed && !refusal && (isMissing || retry) && (
        <Listed application={listed} onRetry={() => void query.refetch()} onBack={rest.onBack} />
      )}
      <PageShortcuts shortcuts={neighbourShortcuts(rest)} />
    </Stack>
  );
}
