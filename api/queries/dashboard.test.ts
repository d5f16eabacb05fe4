import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import { dashboardStatsQuery } from './dashboard.ts';

describe('the dashboard', () => {
  const stats = {
    totalApplications: 1,
    pendingApplications: 1,
    approvedApplications: 0,
    rejectedApplications: 0,
    totalMarketers: 0,
    percentageChanges: { applications: 100, approvals: 0, marketers: 0 },
    monthlyStats: { labels: [], applications: [], approvals: [] },
    categoryDistribution: { labels: [], data: [] },
    marketingPerformance: { labels: [], applications: [] },
  };
  it.each([
    ['nothing', {}],
    ['another value', { activity: [{ text: 'Somebody did something' }] }],
  ])('has no activity if the provider returns %s for it', async (_, more) => {
    const fetch = async () => new Response(JSON.stringify({ status: 'success', stats, ...more }));
    const { queryFn } = dashboardStatsQuery(createApiClient({ baseUrl: '', fetch }));
    if (typeof queryFn !== 'function') throw new Error('The query has no function.');
    const found = await queryFn({ signal: new AbortController().signal } as Parameters<typeof queryFn>[0]);
    expect(found).toEqual({
      stats,
      activity: undefined,
      recent: undefined,
      waiting: undefined,
      notSet: null,
    });
  });
});
