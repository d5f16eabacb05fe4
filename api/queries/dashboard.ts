import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { type AdminDashboard, dashboardStatsCall } from '../contract/calls/dashboard.ts';
import { adminApplicationOf } from '../contract/entities/application.ts';
import { queryKeys } from './query-keys.ts';

export const dashboardStatsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.dashboardStats,
    queryFn: async ({ signal }): Promise<AdminDashboard> => {
      const { stats, activity, recent, waiting, not_set } = await client(dashboardStatsCall, { signal });
      return { stats, activity, recent: recent.map(adminApplicationOf), waiting, notSet: not_set };
    },
  });
