import {
  type AdminApplication,
  callMutation,
  closeInformationRequestCall,
  formProblems,
  informationRequestsQuery,
  queryKeys,
  requestInformationCall,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import { Button, Cluster, ErrorState, InlineMessage, Spinner, Stack, Text } from '@imc/ui';
import { ApplicationDeskSection, InformationRequestList, RequestInformationDialog } from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminInformationRequests as texts } from '../../../content/information-request.ts';
import { formatDay } from '../../../shared/dates.ts';
import { retryOf } from '../../../shared/retry.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';

/** Requests for information with their answers. A new one is possible for a pending application without an open one (APP-20, APP-23). */
export function InformationRequests({ application: { id, status } }: { application: AdminApplication }) {
  const queryClient = useQueryClient();
  const query = useQuery(informationRequestsQuery(useApiClient(), id));
  const retry = retryOf(query);
  const mayCall = useMayCall();
  const [isAsking, setIsAsking] = useState(false);
  const reload = () => {
    // Rows of the list show whether information was requested.
    void queryClient.invalidateQueries({ queryKey: queryKeys.adminApplications });
    return queryClient.invalidateQueries({ queryKey: queryKeys.informationRequests(id) });
  };
  const ask = useFormMutation((api) => callMutation(api, requestInformationCall), {
    onSuccess: async () => {
      await reload();
      setIsAsking(false);
    },
    onError: (error) => formProblems(error, { refused: texts.notSent, failed: texts.notSent }),
  });
  const close = useMutation({
    ...callMutation(useApiClient(), closeInformationRequestCall),
    // Also after a refusal: the applicant may have answered.
    onSettled: reload,
  });
  const hasOpen = query.data?.some(
    ({ answered_at, closed_at }) => answered_at === null && closed_at === null,
  );
  const isEmpty = query.data?.length === 0;
  const mayAsk = mayCall(requestInformationCall) && status === 'pending' && hasOpen === false;
  return (
    <ApplicationDeskSection title={texts.title}>
      <Stack space="4">
        {retry ? (
          <ErrorState message={texts.failed} {...retry} />
        ) : query.isPending ? (
          <Spinner label={texts.loading} />
        ) : (
          !isEmpty && (
            <InformationRequestList
              requests={query.data ?? []}
              labels={texts.list}
              formatDay={formatDay}
              closing={close.isPending}
              onClose={
                mayCall(closeInformationRequestCall)
                  ? (request) => close.mutate({ request_id: request.id })
                  : undefined
              }
            />
          )
        )}
        {close.isError && (
          <InlineMessage role="alert" tone="failure">
            {texts.notClosed}
          </InlineMessage>
        )}
        {(isEmpty || mayAsk) && (
          <Cluster justify="between" space="2">
            {isEmpty && (
              <Text as="span" size="small" tone="muted" data-empty="">
                {texts.none}
              </Text>
            )}
            {mayAsk && (
              <Button data-print="none" size="small" variant="quiet" onClick={() => setIsAsking(true)}>
                {texts.ask}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
      <RequestInformationDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onSubmit={(request) => ask({ application_id: id, ...request })}
        labels={texts.dialog}
      />
    </ApplicationDeskSection>
  );
}
