import { rm } from 'node:fs/promises';
import { type IncomingMessage, type RequestOptions, request, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeSite } from '../testing/site.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';
import { createResponseCache } from './response-cache.ts';
import { fileOf } from './static-files.ts';

/** Cached responses write their headers as a list, Fastify writes an object. */
const writeHead = vi.spyOn(ServerResponse.prototype, 'writeHead');

let siteDir: string;
let server: TestServer;
beforeAll(async () => {
  siteDir = await writeSite();
  server = await startTestServer({ siteDir });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  writeHead.mockRestore();
  await server.close();
  await rm(siteDir, { recursive: true, force: true });
});

/** Over the network. Resolves to the response without its date, and to whether it was cached. */
async function ask(path: string, options: RequestOptions = {}, sent = '') {
  writeHead.mockClear();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.app.server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, ...options }, resolve)
      .on('error', reject)
      .end(sent);
  });
  const body = await text(response.setEncoding('latin1'));
  const { date, ...headers } = response.headers;
  expect(date).toBeDefined();
  return {
    status: response.statusCode,
    headers,
    body,
    isCached: writeHead.mock.lastCall?.some(Array.isArray) ?? false,
  };
}

const encodings = [undefined, 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip', 'identity'];

describe.each(['/', '/login', '/assets/entry-1.js'])('%s', (path) => {
  test.each(encodings)('is answered the same, cached or not, to Accept-Encoding %s', async (encoding) => {
    const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
    // Fastify handles every query.
    const routedAnswer = await ask(`${path}?routed`, { headers });
    expect(routedAnswer).toMatchObject({ status: 200, isCached: false });
    await ask(path, { headers });
    expect(await ask(path, { headers })).toEqual({ ...routedAnswer, isCached: true });

    const known = { ...headers, 'if-none-match': routedAnswer.headers.etag };
    const unchanged = await ask(`${path}?routed`, { headers: known });
    expect(unchanged).toMatchObject({ status: 304, body: '', isCached: false });
    expect(await ask(path, { headers: known })).toEqual({ ...unchanged, isCached: true });
  });

  test('is logged once per request, cached or not', async () => {
    await ask(path);
    server.logs.length = 0;
    expect((await ask(path)).isCached).toBe(true);
    expect((await ask(`${path}?routed`)).isCached).toBe(false);
    await vi.waitFor(() => expect(server.logs).toHaveLength(2), { timeout: 40_000 });
    const [cached, other] = server.logs.map((line) => {
      const { time: _, ms, request, ...facts } = JSON.parse(line);
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(request).toMatch(/^[0-9a-f-]{36}$/);
      return facts;
    });
    expect(cached).toEqual(other);
    expect(cached).toMatchObject({ method: 'GET', route: 'none', status: 200, account: null });
  });
});

test('a compressed answer contains the file', async () => {
  const headers = { 'accept-encoding': 'br' };
  const plain = await ask('/assets/entry-1.js');
  await ask('/assets/entry-1.js', { headers });
  const { body, isCached } = await ask('/assets/entry-1.js', { headers });
  expect(isCached).toBe(true);
  expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toBe(plain.body);
});

test('what depends on the request is left to Fastify', async () => {
  await ask('/login');
  expect((await ask('/login')).isCached).toBe(true);
  expect(await ask('/login', { method: 'HEAD' })).toMatchObject({ status: 200, body: '', isCached: false });
  expect(await ask('/login', { method: 'POST' })).toMatchObject({ status: 404 });
  const withBody = { headers: { 'content-length': 2 } };
  expect(await ask('/login', withBody, '{}')).toMatchObject({ isCached: false });
  const chunked = { headers: { 'transfer-encoding': 'chunked' } };
  expect(await ask('/login', chunked, '{}')).toMatchObject({ isCached: false });
  // A trusted proxy may say that the request came over HTTPS.
  const proxied = { headers: { 'x-forwarded-proto': 'https' } };
  expect(await ask('/login', proxied)).toMatchObject({ status: 200, isCached: false });
  // Rendered pages and other spellings of a path are not cached: their number is unlimited.
  for (const path of ['/blog/page', '/login/', '/login?', '//login'])
    for (let time = 0; time < 2; time++) expect((await ask(path)).isCached, path).toBe(false);
});

test('a response that was being compressed while the cache was cleared is not cached', async () => {
  const cache = createResponseCache(server.app, { https: false });
  const file = fileOf(Buffer.from('before'), {
    type: 'text/html',
    immutable: false,
    inlineHashes: undefined,
  });
  const setBefore = cache.setter();
  cache.clear();
  setBefore('/privacy', undefined, { file, headers: {}, encoded: undefined });
  expect((await ask('/privacy')).isCached).toBe(false);
  cache.setter()('/privacy', undefined, { file, headers: {}, encoded: undefined });
  expect(await ask('/privacy')).toMatchObject({ isCached: true, body: 'before' });
});

test('with a public HTTPS URL, every answer has HSTS, also behind a proxy', async () => {
  const secure = await startTestServer({ siteDir, publicUrl: 'https://imc.example' });
  const plain = server;
  server = secure;
  try {
    await secure.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'x-forwarded-proto': 'https' };
    await ask('/', { headers });
    const { isCached, headers: received } = await ask('/', { headers });
    expect(isCached).toBe(true);
    expect(received).toHaveProperty('strict-transport-security');
  } finally {
    server = plain;
    await secure.close();
  }
});
