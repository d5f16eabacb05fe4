import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import type { AdminApplicationsFilter } from '../contract/calls/admin.ts';
import { adminPageSize } from '../contract/calls/admin.ts';
import { type ApplicationStatus, applicationStatuses } from '../contract/entities/application.ts';
import { adminApplicationsQuery, dashboardStatsQuery } from './admin.ts';

interface Row {
  readonly id: number;
  readonly status: ApplicationStatus;
}

/** 130 applications, newest first, with alternating statuses. */
const rows: readonly Row[] = Array.from({ length: 130 }, (_, index) => ({
  id: 130 - index,
  status: applicationStatuses[index % 3] as ApplicationStatus,
}));

type Respond = (query: URLSearchParams) => object;

/** Runs the query against a provider. Returns the page and the query strings of the requests. */
async function run(respond: Respond, filter?: AdminApplicationsFilter) {
  const requests: string[] = [];
  const fetch = vi.fn(async (url: string | URL | Request) => {
    const { search, searchParams } = new URL(String(url), 'http://provider.example');
    requests.push(search);
    return new Response(JSON.stringify({ status: 'success', ...respond(searchParams) }));
  });
  const { queryFn } = adminApplicationsQuery(createApiClient({ baseUrl: '', fetch }), filter);
  if (typeof queryFn !== 'function') throw new Error('The query has no function.');
  const page = await queryFn({ signal: new AbortController().signal } as Parameters<typeof queryFn>[0]);
  return { ...page, ids: page.applications.map(({ id }) => id), requests };
}

const ids = (from: readonly Row[]) => from.map(({ id }) => id);
const rejected = rows.filter(({ status }) => status === 'rejected');

/** Returns part of the response of a provider that implements the complete contract. */
const pageOf = (all: readonly Row[], query: URLSearchParams) => {
  const limit = Number(query.get('limit'));
  const page = Number(query.get('page'));
  return {
    applications: all.slice((page - 1) * limit, page * limit),
    total: all.length,
    page,
    pages: Math.ceil(all.length / limit),
  };
};

describe('the admin list', () => {
  it('is requested in pages, even without a filter', async () => {
    const { ids: shown, requests, pages } = await run((query) => pageOf(rows, query));
    expect(requests).toEqual([`?page=1&limit=${adminPageSize.default}`]);
    expect([shown, pages]).toEqual([ids(rows.slice(0, 50)), 3]);
  });

  it('is used unchanged if the provider filters and pages', async () => {
    const { ids: shown, total } = await run((query) => pageOf(rejected, query), {
      status: 'rejected',
      page: 2,
      limit: 20,
    });
    expect([shown, total]).toEqual([ids(rejected.slice(20, 40)), rejected.length]);
  });

  it.each([
    ['neither filters nor pages', () => ({ applications: rows })],
    ['neither filters nor pages, but counts', () => ({ applications: rows, total: rows.length })],
    ['filters but does not page', () => ({ applications: rejected })],
  ])('is filtered and paged by the client if the provider %s', async (_, respond) => {
    const page = await run(respond, { status: 'rejected', page: 2, limit: 20 });
    expect(page).toMatchObject({ total: rejected.length, page: 2, pages: 3 });
    expect(page.ids).toEqual(ids(rejected.slice(20, 40)));
    expect(page.requests).toHaveLength(1);
  });

  it('is loaded completely if the provider pages but does not filter', async () => {
    const respond: Respond = (query) => (query.has('page') ? pageOf(rows, query) : { applications: rows });
    const page = await run(respond, { status: 'rejected', page: 2, limit: 20 });
    expect(page).toMatchObject({ total: rejected.length, page: 2, pages: 3 });
    expect(page.ids).toEqual(ids(rejected.slice(20, 40)));
    expect(page.requests.at(-1)).toBe('');
  });

  it('is paged by the client without a filter, and is empty beyond its end', async () => {
    const respond = () => ({ applications: rows });
    expect((await run(respond, { limit: 5 })).ids).toEqual(ids(rows.slice(0, 5)));
    expect(await run(respond, { page: 9 })).toMatchObject({ ids: [], total: 130, page: 9, pages: 3 });
    expect(await run(() => ({ applications: [] }))).toMatchObject({ ids: [], total: 0, page: 1, pages: 1 });
  });
});

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
    expect(found).toEqual({ stats, activity: undefined, recent: undefined, waiting: undefined });
  });
});
