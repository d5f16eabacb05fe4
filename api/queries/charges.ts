import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { memberChargesCall } from '../contract/calls/ledger.ts';
import { queryKeys } from './query-keys.ts';

/** What the signed-in user was charged, newest first, and the money that is not allocated. */
export const memberChargesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.memberCharges,
    queryFn: ({ signal }) => client(memberChargesCall, { signal }),
  });
