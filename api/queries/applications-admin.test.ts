import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import { compareApplications, queryMatcher } from '../contract/application/list-query.ts';
import { type AdminApplicationsFilter, adminPageSize } from '../contract/calls/applications-admin.ts';
import { type ApplicationStatus, applicationStatuses } from '../contract/entities/application.ts';
import { adminApplicationsQuery } from './applications-admin.ts';
import { queryKeys } from './query-keys.ts';

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

const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Runs the query against a provider. Returns the page and the query strings of the requests. */
async function run(respond: Respond, filter?: AdminApplicationsFilter, cache = newCache()) {
  const requests: string[] = [];
  const fetch = vi.fn(async (url: string | URL | Request) => {
    const { search, searchParams } = new URL(String(url), 'http://provider.example');
    requests.push(search);
    return new Response(JSON.stringify({ status: 'success', ...respond(searchParams) }));
  });
  const page = await cache.fetchQuery(
    adminApplicationsQuery(createApiClient({ baseUrl: '', fetch }), filter),
  );
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

  it('forgets the pages that were left long ago, and keeps the last ones', async () => {
    const cache = newCache();
    for (let page = 1; page <= 40; page += 1)
      await run((query) => pageOf(rows, query), { page, limit: 3 }, cache);
    const kept = cache.getQueryCache().findAll({ queryKey: queryKeys.adminApplications });
    expect(kept.length).toBeLessThanOrEqual(9);
    const pages = kept.map(({ queryKey }) => (queryKey.at(-1) as { page: number }).page);
    expect(pages).toEqual(expect.arrayContaining([40, 39, 38, 37, 36]));
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

  it('is sorted by the client if the provider returns few rows in another order', async () => {
    const few = rows.slice(0, 20);
    const respond = () => ({ applications: few, total: few.length, page: 1, pages: 1 });
    const sorted = await run(respond, { sort: 'status', order: 'asc' });
    expect(sorted.applications.map(({ status }) => status)).toEqual(few.map(({ status }) => status).sort());
    expect((await run(respond, { order: 'asc' })).ids).toEqual(ids(few).reverse());
    expect((await run(respond, { sort: 'date' })).complete).toBeUndefined();
  });

  it('has all rows at once only if the provider has no pages', async () => {
    const all = await run(() => ({ applications: rows }), { limit: 'all' });
    expect(all).toMatchObject({ ids: ids(rows), total: 130, page: 1, pages: 1, complete: true });
    const paged = await run((query) => pageOf(rows, query), { limit: 'all' });
    expect(paged.requests).toEqual([`?page=1&limit=${adminPageSize.maximum}`]);
    expect(paged).toMatchObject({ total: 130, pages: 2 });
    expect(paged.complete).toBeUndefined();
  });
});

describe('the complete list of a provider without pages', () => {
  afterEach(() => vi.useRealTimers());
  const respond = () => ({ applications: rows });

  it('is loaded once for all pages, filters and orders, and again after a minute or a change', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const cache = newCache();
    expect((await run(respond, {}, cache)).requests).toHaveLength(1);
    const second = await run(respond, { status: 'rejected', sort: 'date', order: 'asc', limit: 20 }, cache);
    expect(second.requests).toEqual([]);
    expect(second.ids).toEqual(ids(rejected).reverse().slice(0, 20));

    await cache.invalidateQueries({ queryKey: queryKeys.adminApplications });
    expect((await run(respond, { page: 2 }, cache)).requests).toHaveLength(1);
    expect((await run(respond, { page: 3 }, cache)).requests).toEqual([]);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await run(respond, { page: 4 }, cache)).requests).toHaveLength(1);
  });

  it('is not what a provider has filtered', async () => {
    const cache = newCache();
    const filtered: Respond = (query) => ({ applications: query.has('status') ? rejected : rows });
    expect(await run(filtered, { status: 'rejected', limit: 20 }, cache)).toMatchObject({
      total: rejected.length,
    });
    expect(await run(filtered, { q: '1' }, cache)).not.toMatchObject({ requests: [] });
    expect(await run(filtered, {}, cache)).toMatchObject({ total: rows.length });
  });

  it('is searched, filtered and sorted like the mocks and the server, 10,000 rows in slices', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      id: 10_000 - index,
      surname: ['Ọkọrọ̀', 'Adéọlá', 'Bello', 'Okafor'][index % 4],
      otherNames: `Ṣẹ̀yí ${index % 97}`,
      email: `person${index % 1000}@mail.example`,
      membershipCategory: ['FIMC', 'SIMC', 'MIMC'][index % 3],
      status: applicationStatuses[index % 3],
      created_at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    }));
    const cache = newCache();
    await run(() => ({ applications: many }), {}, cache);
    const all = (await run(respond, { limit: 'all' }, cache)).applications;
    const queries: AdminApplicationsFilter[] = [
      { q: 'seyi okoro', status: 'pending', sort: 'name' },
      { q: 'person99', sort: 'contact', order: 'desc' },
      { grade: 'SIMC', sort: 'category' },
      { from: '2025-12-30', to: '2025-12-31', sort: 'status', order: 'desc' },
    ];
    for (const { ...query } of queries) {
      const { page: _page, limit: _limit, after: _after, ...filters } = query;
      const expected = all.filter(queryMatcher(filters)).sort(compareApplications(filters));
      expect(expected.length).toBeGreaterThan(50);
      const found = await run(respond, { ...query, limit: 'all' }, cache);
      expect(found.ids).toEqual(expected.map(({ id }) => id));
      expect(found.requests).toEqual([]);
    }
  });
});
