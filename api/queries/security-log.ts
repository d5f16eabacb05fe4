import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { type SecurityLogQuery, securityLogCall } from '../contract/calls/security-log.ts';
import { queryKeys } from './query-keys.ts';

export const securityLogQuery = (client: ApiClient, query: SecurityLogQuery) =>
  queryOptions({
    queryKey: [...queryKeys.securityLog, query],
    queryFn: ({ signal }) => client(securityLogCall, { query: { ...query }, signal }),
  });
