import { memberApplicationsQuery, type User, useApiClient } from '@imc/api';
import { Button, Cluster, EmptyState, ErrorState, Heading, Spinner, Stack } from '@imc/ui';
import { ApplicationList } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { applications as texts } from '../../content/index.ts';
import { retryOf } from '../../shared/retry.ts';

/** Returns the id of the button that opens an application, used to restore the focus. */
export const readButtonId = (id: number): string => `read-${id}`;

/** The member's applications, newest first, with a button for a new one (S-2.62). */
export function MyApplications({
  user,
  onNew,
  onRead,
}: {
  user: User;
  onNew: () => void;
  onRead: (id: number) => void;
}) {
  const applications = useQuery(memberApplicationsQuery(useApiClient(), user.email));
  const retry = retryOf(applications);
  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Heading level={1}>{texts.title}</Heading>
        <Button onClick={onNew}>{texts.new}</Button>
      </Cluster>
      <ApplicationList
        caption={texts.title}
        applications={applications.data ?? []}
        labels={texts.table}
        onRead={onRead}
        readButtonId={readButtonId}
        loading={applications.isPending && <Spinner label={texts.loading} />}
        error={retry && <ErrorState message={texts.failed} {...retry} />}
        empty={<EmptyState text={texts.empty} />}
      />
    </Stack>
  );
}
