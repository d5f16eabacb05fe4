import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import {
  exportNewsletterCall,
  newsletterPostsCall,
  newsletterReadersCall,
  type ReadersQuery,
  sendNewsletterCall,
} from '../contract/calls/newsletter.ts';
import { queryKeys } from './query-keys.ts';

/** Returns one page of the newsletter's subscriptions, by address, with the number in each state. */
export const newsletterReadersQuery = (client: ApiClient, query: ReadersQuery) =>
  queryOptions({
    queryKey: [...queryKeys.newsletter, 'readers', query],
    queryFn: ({ signal }) => client(newsletterReadersCall, { query: { ...query }, signal }),
  });

/** Returns the posts of the blog with the number of readers who got each. */
export const newsletterPostsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [...queryKeys.newsletter, 'posts'],
    queryFn: async ({ signal }) => (await client(newsletterPostsCall, { signal })).posts,
  });

/** Returns all subscriptions of a search as a CSV file. */
export const exportNewsletterMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (query: Pick<ReadersQuery, 'q' | 'state'>) =>
      client(exportNewsletterCall, { query: { ...query } }),
  });

/** Sends a post to the confirmed readers who did not get it yet, by its id. */
export const sendNewsletterMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (post_id: string) => client(sendNewsletterCall, { body: { post_id } }),
  });
