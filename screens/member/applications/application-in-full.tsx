import {
  applicationReference,
  documentName,
  memberApplicationQuery,
  shownStatus,
  type User,
  useApiClient,
  useUploadUrl,
} from '@imc/api';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  ErrorState,
  Eyebrow,
  GradeSeal,
  Heading,
  Spinner,
  Stack,
  Text,
} from '@imc/ui';
import { ApplicationReader } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { decisionLetter, naira, overview, applicationInFull as texts } from '../../content/index.ts';
import { formatDay, formatMoment } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';
import { DecisionReason } from '../decision-reason.tsx';
import { Expected } from '../overview/overview-answer.tsx';
import { paymentReason, useOwnPayments } from '../payment-details.tsx';
import { OpenRequest } from './open-request.tsx';
import { applicationPaths } from './paths.ts';
import { WithdrawApplication } from './withdraw-application.tsx';

/**
 * One of the member's applications with all data, status and payment. It prints on A4 (APP-18) and can be withdrawn while pending (APP-19).
 */
export function ApplicationInFull({
  user,
  id,
  onBack,
}: {
  /** The signed-in member. */
  user: User;
  /** Id of the application. */
  id: number;
  /** Called when the user returns to the list. */
  onBack: () => void;
}) {
  const query = useQuery(memberApplicationQuery(useApiClient(), user.email, id));
  const { proof: proofUrl } = useUploadUrl();
  const retry = retryOf(query);
  const application = query.data;
  const { pending, history, isLoading } = useOwnPayments(user);
  const isPending = application && shownStatus(application) === 'pending';
  const isDecided = application && ['approved', 'rejected'].includes(shownStatus(application));
  return (
    <Stack space="6">
      <Cluster space="4" noWrap>
        {application?.grade && <GradeSeal grade={application.grade} size="large" />}
        <Stack space="1">
          <Eyebrow letters data-document="">
            {applicationReference(id)}
          </Eyebrow>
          <Heading level={1} tabIndex={-1}>
            {application?.membershipCategory && <span data-print="only">{texts.printed} </span>}
            {application?.membershipCategory || texts.title}
          </Heading>
          {application && (
            <Text as="span" data-print="only" data-document="">
              {documentName(application)}
            </Text>
          )}
        </Stack>
      </Cluster>
      {application?.informationRequest && <OpenRequest request={application.informationRequest} />}
      {application && <DecisionReason application={application} isWhole />}
      {isPending && !application.informationRequest && (
        <Text tone="muted" measure data-print="none">
          <Expected {...application} />
        </Text>
      )}
      {/* What to do comes after the answer, also on a phone. */}
      <Cluster data-print="none">
        {isPending && application.paymentState === 'queried' && (
          <ButtonLink size="small" to="/dashboard/payments">
            {overview.actions.answer}
          </ButtonLink>
        )}
        {isDecided && (
          <ButtonLink size="small" variant="secondary" to={applicationPaths.letter(id)}>
            {decisionLetter.link}
          </ButtonLink>
        )}
        {application && (
          <Button size="small" variant="secondary" onClick={() => window.print()}>
            {texts.print}
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={onBack}>
          {texts.back}
        </Button>
      </Cluster>
      {retry ? (
        <Card>
          <ErrorState message={texts.failed} {...retry} />
        </Card>
      ) : query.isPending || isLoading ? (
        <Spinner label={texts.loading} />
      ) : application ? (
        <>
          <ApplicationReader
            application={application}
            payments={[...pending, ...history]
              .filter(({ applicationId, state }) => applicationId === id && state !== 'reversed')
              .reverse()}
            labels={texts.reader}
            formatDay={formatDay}
            formatMoment={formatMoment}
            formatAmount={naira}
            reasonOf={paymentReason}
            receiptPath={({ key }) => `/dashboard/payments?receipt=${key}`}
            proofUrl={proofUrl}
          />
          <WithdrawApplication application={application} />
        </>
      ) : (
        <Card>
          <EmptyState title={texts.notShown} text={texts.notThere} />
        </Card>
      )}
    </Stack>
  );
}
