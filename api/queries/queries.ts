import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { profileCall } from '../contract/calls/accounts.ts';
import { adminApplicationsCall, dashboardStatsCall, marketersCall } from '../contract/calls/admin.ts';
import { memberApplicationsCall } from '../contract/calls/applications.ts';
import type { ApplicationStatus } from '../contract/entities/application.ts';

/** Keys under which answers are kept. A key's beginning invalidates everything under it. */
export const queryKeys = {
  profile: ['profile'],
  memberApplications: ['member-applications'],
  adminApplications: ['admin-applications'],
  dashboardStats: ['dashboard-stats'],
  marketers: ['marketers'],
} as const;

/** The signed-in person as the server knows them now. */
export const profileQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.profile,
    queryFn: async ({ signal }) => (await client(profileCall, { signal })).data,
  });

/** A member's submitted applications, newest first. */
export const memberApplicationsQuery = (client: ApiClient, email: string) =>
  queryOptions({
    queryKey: [...queryKeys.memberApplications, email],
    queryFn: async ({ signal }) =>
      (await client(memberApplicationsCall, { query: { email }, signal })).applications,
  });

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
