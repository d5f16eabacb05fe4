import {
  callMutation,
  deleteViewMutation,
  formProblems,
  queryKeys,
  type SavedView,
  savedViewsQuery,
  saveViewCall,
  serverMessage,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import { ErrorState, Spinner } from '@imc/ui';
import { SavedViews } from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminApplications } from '../../content/index.ts';
import { retryOf } from '../../shared/retry.ts';
import { type ListParams, listHref, paramsOfView, viewQuery } from './list-params.ts';

const texts = adminApplications.savedViews;

/** Opens, saves and deletes the user's views of the list (APP-41). */
export function SavedViewsMenu({ params }: { params: ListParams }) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const query = useQuery(savedViewsQuery(client));
  const retry = retryOf(query);
  const shown = viewQuery(params);
  const change = async (changed: (views: readonly SavedView[]) => readonly SavedView[]) => {
    await queryClient.cancelQueries({ queryKey: queryKeys.savedViews });
    queryClient.setQueryData<readonly SavedView[]>(queryKeys.savedViews, (views) => views && changed(views));
    // Another tab may have changed the other views.
    void queryClient.invalidateQueries({ queryKey: queryKeys.savedViews });
  };
  const save = useFormMutation((api) => callMutation(api, saveViewCall), {
    onSuccess: ({ view }) =>
      change((views) =>
        views.some(({ id }) => id === view.id)
          ? views.map((other) => (other.id === view.id ? view : other))
          : [...views, view],
      ),
    onError: (error) => formProblems(error, { refused: texts.notSaved, failed: texts.notSaved }),
  });
  const remove = useMutation(deleteViewMutation(client));
  return (
    <SavedViews
      size="small"
      views={query.data ?? []}
      isCurrent={(view) => viewQuery(paramsOfView(view.query)) === shown}
      viewHref={(view) => listHref(paramsOfView(view.query))}
      onSave={(name) => save({ name, query: shown })}
      onRemove={async ({ id }) => {
        try {
          await remove.mutateAsync(id);
        } catch (error) {
          return serverMessage(error) ?? texts.notRemoved;
        }
        await change((views) => views.filter((view) => view.id !== id));
        return undefined;
      }}
      placeholder={
        retry ? (
          <ErrorState message={texts.failed} {...retry} />
        ) : (
          query.isPending && <Spinner label={texts.loading} />
        )
      }
      labels={texts.labels}
    />
  );
}
