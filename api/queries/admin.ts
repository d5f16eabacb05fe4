import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { matchesFilters } from '../contract/application/filters.ts';
import {
  type AdminApplicationsFilter,
  type AdminApplicationsPage,
  type AdminDashboard,
  addMarketerCall,
  adminApplicationsCall,
  adminPageSize,
  dashboardStatsCall,
  deleteMarketerCall,
  marketersCall,
  updateApplicationStatusCall,
} from '../contract/calls/admin.ts';
import type { AdminApplication, ApplicationStatus } from '../contract/entities/application.ts';
import type { NewMarketer } from '../contract/entities/marketer.ts';
import { queryKeys } from './query-keys.ts';

/**
 * Returns one page of the admin list. The specification's call has no pages or filters. If a provider returns more rows than requested,
 * rows that don't match or no total, the list is filtered and paged here.
 */
export const adminApplicationsQuery = (
  client: ApiClient,
  { page = 1, limit = adminPageSize.default, ...filters }: AdminApplicationsFilter = {},
) =>
  queryOptions({
    queryKey: [...queryKeys.adminApplications, { ...filters, page, limit }],
    queryFn: async ({ signal }): Promise<AdminApplicationsPage> => {
      const answer = await client(adminApplicationsCall, { query: { ...filters, page, limit }, signal });
      const { applications, total, pages } = answer;
      const matches = (application: AdminApplication) => matchesFilters(application, filters);
      if (total !== null && applications.length <= limit && applications.every(matches))
        return { applications, total, page: answer.page, pages };

      // The provider pages but does not filter, so load the complete list to find all matching rows.
      const isPart = total !== null && total > applications.length;
      const all = isPart ? (await client(adminApplicationsCall, { signal })).applications : applications;
      const matching = all.filter(matches);
      return {
        applications: matching.slice((page - 1) * limit, page * limit),
        total: matching.length,
        page,
        pages: Math.max(1, Math.ceil(matching.length / limit)),
      };
    },
  });

/** Returns the figures and the recent activity of the dashboard. */
export const dashboardStatsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.dashboardStats,
    queryFn: async ({ signal }): Promise<AdminDashboard> => {
      const { stats, activity } = await client(dashboardStatsCall, { signal });
      return { stats, activity };
    },
  });

/** Returns all marketers. */
export const marketersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.marketers,
    queryFn: async ({ signal }) => (await client(marketersCall, { signal })).marketers,
  });

/** Sets the status of an application. */
export const updateApplicationStatusMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, status }: { id: number; status: ApplicationStatus }) =>
      client(updateApplicationStatusCall, { body: { application_id: id, status } }),
  });

/** A marketer to add, and an idempotency key, with which a retry after a lost answer adds it once. */
export interface MarketerAddition {
  readonly marketer: NewMarketer;
  readonly idempotencyKey: string;
}

/** Adds a marketer. */
export const addMarketerMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ marketer, idempotencyKey }: MarketerAddition) =>
      client(addMarketerCall, { body: marketer, idempotencyKey }),
  });

/** Deletes a marketer by id. */
export const deleteMarketerMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(deleteMarketerCall, { query: { id } }) });
