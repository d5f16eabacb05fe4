import { blogQueries } from '@imc/api/blog';
import { allCalls } from '@imc/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../../testing/test-app.ts';

const site = 'https://www.imc.example';
const otherOrigins = [
  'null',
  'https://evil.example',
  'http://www.imc.example',
  'https://www.imc.example:8443',
  'https://www.imc.example.evil.example',
  'https://evil-www.imc.example',
  'https://WWW.imc.example',
  `${site}/`,
  '*',
];

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ allowedOrigins: [site, 'https://staging.imc.example'] });
  token = await server.member('elsewhere@mail.example');
});
afterAll(() => server.close());

const read = (origin: string | undefined, headers: Record<string, string> = bearer(token)) =>
  server.get('/get-profile.php', { ...(origin === undefined ? {} : { origin }), ...headers });
const preflight = (origin: string, path: string, method: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: path,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization, content-type, idempotency-key',
    },
  });
const corsHeaders = (headers: object) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'));

describe('R-28: other origins', () => {
  test('a configured one may read responses and errors, but never with cookies', async () => {
    for (const [answer, status] of [
      [await read(site), 200],
      [await read(site, {}), 401],
      [await server.get('/none', { origin: site }), 404],
      [
        await server.post(
          '/signin.php',
          { email: 'elsewhere@mail.example', password: testPassword },
          { origin: site },
        ),
        200,
      ],
    ] as const) {
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': site,
        'access-control-expose-headers': 'Retry-After',
        vary: 'Origin',
      });
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test('a configured one may send preflight requests for every call with the site’s headers', async () => {
    for (const { method, path } of allCalls) {
      const { statusCode, headers, body } = await preflight(site, `/api${path}`, method);
      expect(statusCode, path).toBe(204);
      expect(body).toBe('');
      expect(headers['access-control-allow-origin']).toBe(site);
      expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method);
      expect(String(headers['access-control-allow-headers']).toLowerCase()).toBe(
        'authorization, content-type, idempotency-key',
      );
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test.each(otherOrigins)('%s gets no CORS headers', async (origin) => {
    const answer = await read(origin);
    expect(corsHeaders(answer.headers)).toEqual([]);
    expect(answer.headers.vary).toBe('Origin');
    const preflightResponse = await preflight(origin, '/api/get-profile.php', 'GET');
    expect([404, 405]).toContain(preflightResponse.statusCode);
    expect(corsHeaders(preflightResponse.headers)).toEqual([]);
  });

  test('only the API has CORS headers', async () => {
    for (const url of [
      '/',
      '/login',
      '/uploads/a.png',
      '/healthz',
      `/content/v1/data/query/production?query=${encodeURIComponent(blogQueries.list)}`,
    ]) {
      expect(corsHeaders((await server.app.inject({ url, headers: { origin: site } })).headers), url).toEqual(
        [],
      );
      const preflightResponse = await preflight(site, url, 'GET');
      expect([404, 405], url).toContain(preflightResponse.statusCode);
      expect(corsHeaders(preflightResponse.headers), url).toEqual([]);
    }
  });

  test('none is allowed if none is configured', async () => {
    const own = await startTestServer();
    try {
      const answer = await own.app.inject({ url: '/api/get-profile.php', headers: { origin: site } });
      expect(corsHeaders(answer.headers)).toEqual([]);
    } finally {
      await own.close();
    }
  });

  test('the setting accepts only a comma-separated list of origins', () => {
    const read = (ALLOWED_ORIGINS?: string) =>
      loadConfig(ALLOWED_ORIGINS === undefined ? {} : { ALLOWED_ORIGINS }).allowedOrigins;
    expect(read()).toEqual([]);
    expect(read(' https://a.example/ ,http://localhost:5173')).toEqual([
      'https://a.example',
      'http://localhost:5173',
    ]);
    for (const wrong of [
      '*',
      'null',
      'a.example',
      'https://a.example/site',
      'ftp://a.example',
      'https://A.example',
    ])
      expect(() => read(wrong), wrong).toThrow('ALLOWED_ORIGINS');
  });
});
