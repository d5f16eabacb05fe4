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

/** 130 applications, newest first: states take turns. */
const rows: readonly Row[] = Array.from({ length: 130 }, (_, index) => ({
  id: 130 - index,
  status: applicationStatuses[index % 3] as ApplicationStatus,
}));

type Answer = (query: URLSearchParams) => object;

/** Runs the query against a provider; says what it found and what was asked. */
async function run(answer: Answer, filter?: AdminApplicationsFilter) {
  const asked: string[] = [];
  const fetch = vi.fn(async (address: string | URL | Request) => {
    const { search, searchParams } = new URL(String(address), 'http://provider.example');
    asked.push(search);
    return new Response(JSON.stringify({ status: 'success', ...answer(searchParams) }));
  });
  const { queryFn } = adminApplicationsQuery(createApiClient({ baseUrl: '', fetch }), filter);
  if (typeof queryFn !== 'function') throw new Error('The query has no function.');
  const page = await queryFn({ signal: new AbortController().signal } as Parameters<typeof queryFn>[0]);
  return { ...page, ids: page.applications.map(({ id }) => id), asked };
}

const ids = (from: readonly Row[]) => from.map(({ id }) => id);
const rejected = rows.filter(({ status }) => status === 'rejected');

/** Part of what a provider of the whole contract would answer. */
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
  it('is asked for in pages, without a filter too', async () => {
    const { ids: shown, asked, pages } = await run((query) => pageOf(rows, query));
    expect(asked).toEqual([`?page=1&limit=${adminPageSize.default}`]);
    expect([shown, pages]).toEqual([ids(rows.slice(0, 50)), 3]);
  });

  it('is taken as it comes from a provider that filters and pages', async () => {
    const { ids: shown, total } = await run((query) => pageOf(rejected, query), {
      status: 'rejected',
      page: 2,
      limit: 20,
    });
    expect([shown, total]).toEqual([ids(rejected.slice(20, 40)), rejected.length]);
  });

  it.each([
    ['that neither filters nor pages', () => ({ applications: rows })],
    ['that neither filters nor pages, and counts', () => ({ applications: rows, total: rows.length })],
    ['that filters and does not page', () => ({ applications: rejected })],
  ])('is filtered and paged here where it comes from a provider %s', async (_, answer) => {
    const page = await run(answer, { status: 'rejected', page: 2, limit: 20 });
    expect(page).toMatchObject({ total: rejected.length, page: 2, pages: 3 });
    expect(page.ids).toEqual(ids(rejected.slice(20, 40)));
    expect(page.asked).toHaveLength(1);
  });

  it('is asked for as a whole where a provider pages and does not filter', async () => {
    const answer: Answer = (query) => (query.has('page') ? pageOf(rows, query) : { applications: rows });
    const page = await run(answer, { status: 'rejected', page: 2, limit: 20 });
    expect(page).toMatchObject({ total: rejected.length, page: 2, pages: 3 });
    expect(page.ids).toEqual(ids(rejected.slice(20, 40)));
    expect(page.asked.at(-1)).toBe('');
  });

  it('is paged here without a filter too, and is empty beyond its end', async () => {
    const answer = () => ({ applications: rows });
    expect((await run(answer, { limit: 5 })).ids).toEqual(ids(rows.slice(0, 5)));
    expect(await run(answer, { page: 9 })).toMatchObject({ ids: [], total: 130, page: 9, pages: 3 });
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
    ['something else', { activity: [{ text: 'A person did a thing' }] }],
  ])('has no activity where the provider answers %s under its name', async (_, more) => {
    const fetch = async () => new Response(JSON.stringify({ status: 'success', stats, ...more }));
    const { queryFn } = dashboardStatsQuery(createApiClient({ baseUrl: '', fetch }));
    if (typeof queryFn !== 'function') throw new Error('The query has no function.');
    const found = await queryFn({ signal: new AbortController().signal } as Parameters<typeof queryFn>[0]);
    expect(found).toEqual({ stats, activity: undefined });
  });
});
