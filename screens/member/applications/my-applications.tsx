import {
  type ApplicationDraft,
  applicationDraftQuery,
  applicationSections,
  memberApplicationsQuery,
  type User,
  useApiClient,
} from '@imc/api';
import { Button, Card, Cluster, ErrorState, Eyebrow, Heading, Spinner, Stack, Text } from '@imc/ui';
import { ApplicationList, openSections } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { applications as texts } from '../../content/index.ts';
import { formatRecent } from '../../shared/dates.ts';
import { EmptyList } from '../../shared/empty-list.tsx';
import { retryOf } from '../../shared/retry.ts';
import { openDraft } from '../overview/next-action.ts';

export const readButtonId = (id: number): string => `read-${id}`;

/** The open draft, apart from submitted applications (APP-13). */
function OpenDraft({
  user,
  draft: open,
  onContinue,
}: {
  user: User;
  draft: ApplicationDraft;
  onContinue: () => void;
}) {
  const { draft } = texts;
  const { reference, saved_at, data } = open;
  const state = saved_at
    ? draft.saved(formatRecent(saved_at, new Date()))
    : data?.surname && draft.fromEarlier;
  const ready = draft.ready(
    applicationSections.length - openSections(user, open).length,
    applicationSections.length,
  );
  return (
    <Card>
      <Cluster justify="between" space="4">
        <Stack space="1">
          <Eyebrow>{draft.title}</Eyebrow>
          <Text>{state ? `${state}, ${ready}` : ready}</Text>
        </Stack>
        <Button onClick={onContinue}>{draft.continue(reference)}</Button>
      </Cluster>
    </Card>
  );
}

/** The open draft, and applications with the newest first (S-2.62). */
export function MyApplications({
  user,
  onNew,
  onRead,
}: {
  /** The signed-in member. */
  user: User;
  /** Called for a new application and for the open draft. */
  onNew: () => void;
  /** Called with the id of the application to open. */
  onRead: (id: number) => void;
}) {
  const client = useApiClient();
  const applications = useQuery(memberApplicationsQuery(client, user.email));
  // The form saves the draft without updating this query.
  const { data: draft } = useQuery({ ...applicationDraftQuery(client), refetchOnMount: 'always' });
  const open = openDraft(draft, applications.data);
  const retry = retryOf(applications);
  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Heading level={1}>{texts.title}</Heading>
        <Button variant={open ? 'secondary' : 'primary'} onClick={onNew}>
          {texts.new}
        </Button>
      </Cluster>
      {open && <OpenDraft user={user} draft={open} onContinue={onNew} />}
      {/* Beside a draft, an empty list would contradict it. */}
      {!(open && applications.data?.length === 0) && (
        <ApplicationList
          caption={texts.title}
          applications={applications.data ?? []}
          labels={texts.table}
          onRead={onRead}
          readButtonId={readButtonId}
          loading={applications.isPending && <Spinner label={texts.loading} />}
          error={retry && <ErrorState message={texts.failed} {...retry} />}
          empty={<EmptyList text={texts.empty} />}
        />
      )}
    </Stack>
  );
}
