import { allCalls } from '@imc/api/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../../config.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../../testing/test-app.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 30_000 });

const site = 'https://www.imc.example';
const strangers = [
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
  server.app.inject({
    url: '/api/get-profile.php',
    headers: { ...(origin === undefined ? {} : { origin }), ...headers },
  });
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
const granted = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control'));

describe('R-28: other origins', () => {
  test('one that is configured may read answers and refusals, and never with cookies', async () => {
    for (const [answer, status] of [
      [await read(site), 200],
      [await read(site, {}), 401],
      [await server.app.inject({ url: '/api/none', headers: { origin: site } }), 404],
      [
        await server.app.inject({
          method: 'POST',
          url: '/api/signin.php',
          headers: { origin: site },
          payload: { email: 'elsewhere@mail.example', password: testPassword },
        }),
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

  test('it may ask for every call beforehand, with the headers that the site sends', async () => {
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

  test.each(strangers)('%s is granted nothing', async (origin) => {
    const answer = await read(origin);
    expect(granted(answer.headers)).toEqual([]);
    expect(answer.headers.vary).toBe('Origin');
    const asked = await preflight(origin, '/api/get-profile.php', 'GET');
    expect([404, 405]).toContain(asked.statusCode);
    expect(granted(asked.headers)).toEqual([]);
  });

  test('nothing but the API is granted', async () => {
    for (const url of [
      '/',
      '/login',
      '/uploads/a.png',
      '/healthz',
      '/content/v1/data/query/production?query=1',
    ]) {
      expect(granted((await server.app.inject({ url, headers: { origin: site } })).headers), url).toEqual([]);
      const asked = await preflight(site, url, 'GET');
      expect([404, 405], url).toContain(asked.statusCode);
      expect(granted(asked.headers), url).toEqual([]);
    }
  });

  test('where none is configured, none is granted', async () => {
    const own = await startTestServer();
    try {
      const answer = await own.app.inject({ url: '/api/get-profile.php', headers: { origin: site } });
      expect(granted(answer.headers)).toEqual([]);
    } finally {
      await own.close();
    }
  });

  test('the setting takes origins with commas between, and nothing else', () => {
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
