import {
  ApiError,
  applicationHistoryQuery,
  callMutation,
  queryKeys,
  undoDecisionCall,
  useApiClient,
} from '@imc/api';
import { Button, Cluster, InlineMessage, Text } from '@imc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminApplication } from '../../../content/index.ts';
import { formatRecent } from '../../../shared/dates.ts';
import { useIsAhead } from '../../../shared/use-is-ahead.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { showStatus } from '../show-status.ts';

const texts = adminApplication.undo;

/** Undoes the admin's own last decision while that is possible (APP-60). */
export function UndoDecision({ id, onUndone }: { id: number; onUndone?: () => void }) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const history = useQuery(applicationHistoryQuery(client, id)).data;
  const until = history?.at(-1)?.undo_until ?? null;
  const isAhead = useIsAhead(until);
  const mayUndo = useMayCall()(undoDecisionCall);
  const undo = useMutation({
    ...callMutation(client, undoDecisionCall),
    onSuccess: async ({ application_status }) => {
      await showStatus(queryClient, id, application_status);
      onUndone?.();
    },
    // Another admin may have decided.
    onError: () =>
      Promise.all(
        [queryKeys.applicationReview(id), queryKeys.applicationHistory(id)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const { error } = undo;
  return (
    <>
      {until !== null && isAhead && mayUndo && (
        <Cluster noWrap space="3" role="status" data-print="none">
          <Button
            size="small"
            variant="secondary"
            loading={undo.isPending}
            onClick={() => undo.mutate({ application_id: id })}
          >
            {texts.action}
          </Button>
          <Text size="small">{texts.until(formatRecent(until, new Date()))}</Text>
        </Cluster>
      )}
      {error && (
        <InlineMessage role="alert" tone="failure">
          {(error instanceof ApiError && error.serverMessage) || texts.failed}
        </InlineMessage>
      )}
    </>
  );
}
