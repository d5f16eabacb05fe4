import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { deleteViewCall, savedViewsCall, saveViewCall } from '../contract/calls/saved-views.ts';
import type { NewSavedView, SavedView } from '../contract/entities/saved-view.ts';
import { isNotFound } from './is-not-found.ts';
import { queryKeys } from './query-keys.ts';

/** Returns the user's saved views, oldest first. */
export const savedViewsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.savedViews,
    queryFn: async ({ signal }): Promise<readonly SavedView[]> =>
      (await client(savedViewsCall, { signal })).views,
  });

/** Saves a view, or replaces the one of that name. */
export const saveViewMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (body: NewSavedView) => client(saveViewCall, { body }) });

/** Deletes a view. One that was deleted before, in another tab, is deleted as well. */
export const deleteViewMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (id: number): Promise<void> => {
      try {
        await client(deleteViewCall, { query: { id } });
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
  });
