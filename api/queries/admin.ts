import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import {
  type ApplicationQuery,
  compareApplications,
  matchesQuery,
} from '../contract/application/list-query.ts';
import {
  type AdminApplicationsFilter,
  type AdminApplicationsPage,
  type AdminDashboard,
  type AdminMarketers,
  addMarketerCall,
  adminApplicationsCall,
  adminPageSize,
  dashboardStatsCall,
  deleteMarketerCall,
  exportApplicationsCall,
  marketersCall,
  updateApplicationStatusCall,
} from '../contract/calls/admin.ts';
import type { AdminApplication, ApplicationStatus } from '../contract/entities/application.ts';
import { lastDecisionSchema } from '../contract/entities/decision.ts';
import type { NewMarketer } from '../contract/entities/marketer.ts';
import { queryKeys } from './query-keys.ts';

/**
 * Returns one page of the admin list. The specification's call has no pages or filters. If a provider returns more rows than requested,
 * rows that don't match or no total, the list is filtered and paged here.
 */
export const adminApplicationsQuery = (
  client: ApiClient,
  { page = 1, limit = adminPageSize.default, after, ...filters }: AdminApplicationsFilter = {},
) =>
  queryOptions({
    queryKey: [...queryKeys.adminApplications, { ...filters, page, limit, after }],
    queryFn: async ({ signal }): Promise<AdminApplicationsPage> => {
      const query = { ...filters, ...(after ? { after } : { page }), limit };
      const answer = await client(adminApplicationsCall, { query, signal });
      const { applications, total, pages, next } = answer;
      const matches = (application: AdminApplication) => matchesQuery(application, filters);
      const isKnown = next !== undefined;
      if (total !== null && applications.length <= limit && (isKnown || applications.every(matches)))
        return { applications, total, page: answer.page, pages, next };

      // The provider pages but does not filter, so load the complete list to find all matching rows.
      const isPart = total !== null && total > applications.length;
      const all = isPart ? (await client(adminApplicationsCall, { signal })).applications : applications;
      const found = all.filter(matches);
      // Without an order to sort by, the provider's own stays.
      const matching = filters.sort ? found.sort(compareApplications(filters)) : found;
      return {
        applications: matching.slice((page - 1) * limit, page * limit),
        total: matching.length,
        page,
        pages: Math.max(1, Math.ceil(matching.length / limit)),
      };
    },
  });

/** Downloads the applications of a query as a CSV file. */
export const exportApplicationsMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (query: ApplicationQuery) =>
      (await client(exportApplicationsCall, { query: { ...query } })).file,
  });

/** Returns everything that the dashboard shows. */
export const dashboardStatsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.dashboardStats,
    queryFn: async ({ signal }): Promise<AdminDashboard> => {
      const { stats, activity, recent, waiting } = await client(dashboardStatsCall, { signal });
      return { stats, activity, recent, waiting };
    },
  });

/** Returns all marketers, and the codes that match nobody. */
export const marketersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.marketers,
    queryFn: async ({ signal }): Promise<AdminMarketers> => {
      const { marketers, unmatched_codes } = await client(marketersCall, { signal });
      return { marketers, unmatchedCodes: unmatched_codes };
    },
  });

/** A decision on an application. */
export interface StatusDecision {
  readonly id: number;
  readonly status: ApplicationStatus;
  /** The status that the admin saw. With it, the server refuses to overwrite a decision of somebody else (S-12.50). */
  readonly seen?: ApplicationStatus | undefined;
  /** For admins only. */
  readonly note?: string | undefined;
  /** For the applicant. */
  readonly reason?: string | undefined;
}

/** Sets the status of an application. */
export const updateApplicationStatusMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, status, seen, note, reason }: StatusDecision) =>
      client(updateApplicationStatusCall, {
        body: { application_id: id, status, seen_status: seen, note, reason },
      }),
  });

/** Returns the status that a refused decision would have overwritten, or undefined for any other error. */
export const statusConflict = (error: unknown): ApplicationStatus | undefined =>
  error instanceof ApiError && error.httpStatus === 409
    ? lastDecisionSchema.safeParse(error.answer.decided).data?.status
    : undefined;

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

/** Returns what is wrong with a marketer whose code or address is taken, by field. Empty for any other error. */
export const takenFields = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError && error.httpStatus === 409 ? error.errors : {};

/** Deletes a marketer by id. */
export const deleteMarketerMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(deleteMarketerCall, { query: { id } }) });
