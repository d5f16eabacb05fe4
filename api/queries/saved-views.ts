import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { deleteViewCall, savedViewsCall } from '../contract/calls/saved-views.ts';
import type { SavedView } from '../contract/entities/saved-view.ts';
import { nullIfNotFound } from './is-not-found.ts';
import { queryKeys } from './query-keys.ts';

/** The user's own, oldest first. */
export const savedViewsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.savedViews,
    queryFn: async ({ signal }): Promise<readonly SavedView[]> =>
      (await client(savedViewsCall, { signal })).views,
  });

/** Succeeds for a view that was deleted before, in another tab. */
export const deleteViewMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (id: number) => nullIfNotFound(client(deleteViewCall, { query: { id } })),
  });
