import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import {
  exportNewsletterCall,
  newsletterPostsCall,
  newsletterReadersCall,
  type ReadersQuery,
} from '../contract/calls/newsletter.ts';
import { queryKeys } from './query-keys.ts';

/** By address, with the number in each state. */
export const newsletterReadersQuery = (client: ApiClient, query: ReadersQuery) =>
  queryOptions({
    queryKey: [...queryKeys.newsletter, 'readers', query],
    queryFn: ({ signal }) => client(newsletterReadersCall, { query: { ...query }, signal }),
  });

/** With the number of readers who got each post. */
export const newsletterPostsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [...queryKeys.newsletter, 'posts'],
    queryFn: async ({ signal }) => (await client(newsletterPostsCall, { signal })).posts,
  });

export const exportNewsletterMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (query: Pick<ReadersQuery, 'q' | 'state'>) =>
      client(exportNewsletterCall, { query: { ...query } }),
  });
