import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import { type AccountsQuery, accountsCall, correctAccountCall } from '../contract/calls/people.ts';
import { queryKeys } from './query-keys.ts';

export const accountsQuery = (client: ApiClient, query: AccountsQuery) =>
  queryOptions({
    queryKey: [...queryKeys.accounts, query],
    queryFn: ({ signal }) => client(accountsCall, { query: { ...query }, signal }),
  });

export const correctAccountMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof correctAccountCall.body>) => client(correctAccountCall, { body }),
  });
