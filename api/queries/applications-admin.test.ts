import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import { adminTexts } from '../contract/application/response-texts.ts';
import type { AdminApplicationsFilter } from '../contract/calls/applications-admin.ts';
import { applicationStatuses } from '../contract/entities/application.ts';
import { listPageSize } from '../contract/rules/list.ts';
import { adminApplicationsQuery } from './applications-admin.ts';
import { queryKeys } from './query-keys.ts';

/** 130 applications, newest first, with alternating statuses. */
const rows = Array.from({ length: 130 }, (_, index) => ({
  ...adminTexts(() => ''),
  id: 130 - index,
  status: applicationStatuses[index % 3],
  created_at: '2026-05-04T09:12:00.000Z',
  proofOfPayment: null,
  marketerCode: null,
}));

type Respond = (query: URLSearchParams) => object;

const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Returns the page and the query strings of the requests. */
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

const ids = (from: typeof rows) => from.map(({ id }) => id);

const pageOf = (all: typeof rows, query: URLSearchParams) => {
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
    expect(requests).toEqual([`?page=1&limit=${listPageSize.default}`]);
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
});
