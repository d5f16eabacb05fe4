import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeSite } from '../testing/site.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';

/** Of the router: for the route of a path, and for a rendered page. */
const calls = vi.hoisted(() => ({ match: vi.fn(), render: vi.fn() }));
vi.mock('react-router', async (importOriginal) => {
  const router = await importOriginal<typeof import('react-router')>();
  calls.match.mockImplementation(router.matchRoutes);
  return {
    ...router,
    matchRoutes: calls.match,
    createRequestHandler: (...build: Parameters<typeof router.createRequestHandler>) =>
      calls.render.mockImplementation(router.createRequestHandler(...build)),
  };
});

let siteDir: string;
let server: TestServer;
beforeAll(async () => {
  siteDir = await writeSite();
  server = await startTestServer({ siteDir });
});
afterAll(async () => {
  await server.close();
  await rm(siteDir, { recursive: true, force: true });
});
beforeEach(() => vi.clearAllMocks());

const get = (url: string) => server.app.inject({ url });
const deep = (segments: number) => '/a'.repeat(segments);

test('R-44: a path of more than 20 segments or 1 KB gets the same 404 at any size, without routing or rendering', async () => {
  const paths = [
    deep(21),
    deep(4000),
    `${deep(21)}/?a=1`,
    `${deep(21)}.data`,
    `/blog${deep(20)}`,
    '/'.repeat(30),
    `/${'a'.repeat(1024)}`,
    `/assets${deep(20)}/entry-1.js`,
  ];
  const [first, ...others] = await Promise.all(paths.map(get));
  expect(first?.statusCode).toBe(404);
  expect(first?.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  expect(first?.body).toContain('There is no page at this address.');
  for (const { statusCode, body } of others)
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: first?.body });
  expect(calls.match).not.toHaveBeenCalled();
  expect(calls.render).not.toHaveBeenCalled();
});

test('R-44: under the paths of the server itself, a path that is too long is the JSON of a missing call', async () => {
  const missing = await get('/api/none');
  for (const path of [`/api${deep(20)}`, `/uploads/${'a'.repeat(1024)}`, `/content${deep(4000)}?query=x`]) {
    const { statusCode, body } = await get(path);
    expect({ statusCode, body }, path).toEqual({ statusCode: 404, body: missing.body });
  }
});

test('the limit is on the path alone, and 20 segments or 1 KB are routed', async () => {
  for (const url of [
    `/blog${deep(19)}`,
    `/blog${deep(19)}/`,
    `/blog/${'a'.repeat(1018)}`,
    `/blog/page?path=${deep(1000)}`,
  ]) {
    expect((await get(url)).statusCode, url).toBe(200);
  }
});

test('R-44: unknown paths share one page, which is rendered once', async () => {
  const paths = Array.from(
    { length: 50 },
    (_, index) => `/${['about', 'api-docs', 'x/y'][index % 3]}/${index}?${index}`,
  );
  const answers = await Promise.all(paths.map(get));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
  expect(calls.render).toHaveBeenCalledOnce();
  expect(new URL(calls.render.mock.lastCall?.[0].url).pathname).toBe('/404');
});

test('R-44: query parameters that nothing reads share the page of the path', async () => {
  for (const query of ['', '?a=1', '?utm_source=x&b', '?__proto__=1'])
    expect((await get(`/blog/shared${query}`)).statusCode, query).toBe(200);
  expect(calls.render).toHaveBeenCalledOnce();
  await get('/blog/shared?page=2&a=1');
  expect(calls.render).toHaveBeenCalledTimes(2);
  expect(new URL(calls.render.mock.lastCall?.[0].url).search).toBe('?page=2');
});

test('R-44: so do the data of unknown paths', async () => {
  const [one, two] = [await get('/one.data?_routes=a'), await get('/x/_.data')];
  expect([one.statusCode, two.statusCode]).toEqual([404, 404]);
  expect(one.body).toBe(two.body);
  expect(calls.render).toHaveBeenCalledOnce();
});

test('paths with a route, the feeds and unknown posts are rendered themselves', async () => {
  for (const path of ['/blog/one', '/blog/two', '/_.data', '/robots.txt', '/.well-known/security.txt'])
    expect((await get(path)).statusCode, path).toBe(200);
  expect((await get('/blog/page-gone')).statusCode).toBe(404);
  expect(calls.render).toHaveBeenCalledTimes(4);
});
