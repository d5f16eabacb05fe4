import {
  applicationReference,
  memberApplicationQuery,
  type User,
  useApiClient,
  useUploadUrl,
} from '@imc/api';
import {
  Button,
  Card,
  Cluster,
  EmptyState,
  ErrorState,
  Eyebrow,
  GradeSeal,
  Heading,
  Spinner,
  Stack,
} from '@imc/ui';
import { ApplicationReader } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { naira, applicationInFull as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';

/** Shown in place of an application that can't be shown. */
function NotShown({ text }: { text: string }) {
  return (
    <Card>
      <EmptyState title={texts.notShown} text={text} />
    </Card>
  );
}

/** One of the member's applications in full, as it was sent, with what became of it. */
export function ApplicationInFull({ user, id, onBack }: { user: User; id: number; onBack: () => void }) {
  const query = useQuery(memberApplicationQuery(useApiClient(), user.email, id));
  const { proof: proofUrl } = useUploadUrl();
  const retry = retryOf(query);
  const application = query.data;
  // Another provider does not know the id and answers the newest application.
  const asked = application?.id === id ? application : undefined;
  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Cluster space="4" noWrap>
          {asked?.grade && <GradeSeal grade={asked.grade} size="medium" />}
          <Stack space="1">
            <Eyebrow letters>{applicationReference(id)}</Eyebrow>
            <Heading level={1} tabIndex={-1}>
              {asked?.membershipCategory || texts.title}
            </Heading>
          </Stack>
        </Cluster>
        <Button variant="secondary" onClick={onBack}>
          {texts.back}
        </Button>
      </Cluster>
      {retry ? (
        <Card>
          <ErrorState message={texts.failed} {...retry} />
        </Card>
      ) : query.isPending ? (
        <Spinner label={texts.loading} />
      ) : asked ? (
        <ApplicationReader
          application={asked}
          labels={texts.reader}
          formatDay={formatDay}
          formatAmount={naira}
          proofUrl={proofUrl}
        />
      ) : (
        <NotShown text={application ? texts.onlyNewest : texts.notThere} />
      )}
    </Stack>
  );
}
