import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import {
  addMarketerCall,
  adminApplicationsCall,
  dashboardStatsCall,
  deleteMarketerCall,
  marketersCall,
  updateApplicationStatusCall,
} from '../contract/calls/admin.ts';
import type { ApplicationStatus } from '../contract/entities/application.ts';
import { queryKeys } from './query-keys.ts';

/** What the admin list shows: a state or all of them, and a page from 1. */
export interface AdminApplicationsFilter {
  readonly status?: ApplicationStatus | undefined;
  readonly page?: number;
  readonly limit?: number;
}

/** One page of the admin list. */
export const adminApplicationsQuery = (client: ApiClient, filter: AdminApplicationsFilter = {}) =>
  queryOptions({
    queryKey: [...queryKeys.adminApplications, filter],
    queryFn: async ({ signal }) => {
      const { status, page, limit } = filter;
      return client(adminApplicationsCall, { query: { status, page, limit }, signal });
    },
  });

export const dashboardStatsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.dashboardStats,
    queryFn: async ({ signal }) => (await client(dashboardStatsCall, { signal })).stats,
  });

export const marketersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.marketers,
    queryFn: async ({ signal }) => (await client(marketersCall, { signal })).marketers,
  });

export const updateApplicationStatusMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, status }: { id: number; status: ApplicationStatus }) =>
      client(updateApplicationStatusCall, { body: { application_id: id, status } }),
  });

export const addMarketerMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof addMarketerCall.body>) => client(addMarketerCall, { body }),
  });

export const deleteMarketerMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(deleteMarketerCall, { query: { id } }) });
