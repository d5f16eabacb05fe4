import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import type { ApplicationQuery } from '../contract/application/list-query.ts';
import {
  type AdminApplicationsFilter,
  type AdminApplicationsPage,
  adminApplicationsCall,
  applicationNeighboursCall,
  type ExportFormat,
  exportApplicationsCall,
} from '../contract/calls/applications-admin.ts';
import { adminApplicationOf } from '../contract/entities/application.ts';
import { listPageSize } from '../contract/rules/list.ts';
import { nullIfNotFound } from './is-not-found.ts';
import { queryKeys } from './query-keys.ts';

/** Pages that stay in memory when they are left, so that going back shows them at once. */
const keptPages = 8;

/** Forgets the oldest pages, so that a tab that is open all day does not grow. */
function forgetOldPages(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const left = cache
    .findAll({ queryKey: queryKeys.adminApplications, type: 'inactive', fetchStatus: 'idle' })
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const query of left.slice(keptPages)) cache.remove(query);
}

export const adminApplicationsQuery = (
  client: ApiClient,
  { page = 1, limit = listPageSize.default, ...filters }: AdminApplicationsFilter = {},
) =>
  queryOptions({
    queryKey: [...queryKeys.adminApplications, { ...filters, page, limit }],
    queryFn: async ({ signal, client: queryClient }): Promise<AdminApplicationsPage> => {
      forgetOldPages(queryClient);
      const answer = await client(adminApplicationsCall, { query: { ...filters, page, limit }, signal });
      return { ...answer, applications: answer.applications.map(adminApplicationOf) };
    },
  });

/** Undefined at the ends. */
export interface ApplicationNeighbours {
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** On whatever page they are. Both are undefined if there is no such application. */
export const applicationNeighboursQuery = (
  client: ApiClient,
  applicationId: number,
  filters: ApplicationQuery = {},
) =>
  queryOptions({
    queryKey: [...queryKeys.applicationNeighbours, applicationId, filters],
    // Not cached: others decide and apply meanwhile.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<ApplicationNeighbours> => {
      const query = { ...filters, application_id: applicationId };
      const answer = await nullIfNotFound(client(applicationNeighboursCall, { query, signal }));
      return { previous: answer?.previous ?? undefined, next: answer?.next ?? undefined };
    },
  });

export const exportApplicationsMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ query, format }: { query: ApplicationQuery; format: ExportFormat }) =>
      client(exportApplicationsCall, { query: { ...query, format } }),
  });
