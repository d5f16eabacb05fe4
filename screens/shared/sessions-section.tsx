import {
  ApiError,
  endOtherSessionsMutation,
  endSessionMutation,
  queryKeys,
  serverMessage,
  sessionsQuery,
  useApiClient,
} from '@imc/api';
import {
  Card,
  ErrorState,
  InlineMessage,
  SettingsSection,
  type SettingsSectionProps,
  Spinner,
  Stack,
  VisuallyHidden,
} from '@imc/ui';
import { SessionList } from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profileSections, sessionListLabels, sessionTexts } from '../content/account-settings.ts';
import { formatMoment } from './dates.ts';
import { retryOf } from './retry.ts';

/** Devices that are signed in (ACC-11). */
export function SessionsSection({ folds }: Pick<SettingsSectionProps, 'folds'>) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery(client));
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
  const endOne = useMutation({ ...endSessionMutation(client), onSettled: refresh });
  const endOthers = useMutation({ ...endOtherSessionsMutation(client), onSettled: refresh });
  const retry = retryOf(sessions);
  const ended = endOne.isSuccess ? endOne.data : endOthers.data;
  // If the session has already ended, refresh the list instead of showing an error.
  const isGone = endOne.error instanceof ApiError && endOne.error.httpStatus === 404;
  const error = isGone ? endOthers.error : (endOne.error ?? endOthers.error);
  return (
    <SettingsSection {...profileSections.sessions} folds={folds}>
      <Stack space="4">
        {error && (
          <InlineMessage tone="failure" role="alert">
            {serverMessage(error) ?? sessionTexts.endFailed}
          </InlineMessage>
        )}
        {retry ? (
          <Card>
            <ErrorState message={sessionTexts.failed} {...retry} />
          </Card>
        ) : (
          <SessionList
            sessions={sessions.data}
            labels={sessionListLabels}
            formatTime={formatMoment}
            onEnd={({ id }) => {
              endOthers.reset();
              endOne.mutate(id);
            }}
            onEndOthers={() => {
              endOne.reset();
              endOthers.mutate();
            }}
            ending={[
              ...(endOne.isPending ? [endOne.variables] : []),
              ...(endOthers.isPending ? ['others'] : []),
            ]}
          />
        )}
        {sessions.isPending && (
          <VisuallyHidden>
            <Spinner label={sessionTexts.loading} />
          </VisuallyHidden>
        )}
        <VisuallyHidden role="status">{ended?.message}</VisuallyHidden>
      </Stack>
    </SettingsSection>
  );
}
