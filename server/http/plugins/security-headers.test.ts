import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { blogQueries } from '@imc/api/blog';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pagePolicy } from '../../site/policy.ts';
import { inlineHashesOf } from '../../site/static-files.ts';
import { multipart, picture } from '../../testing/forms.ts';
import { page, writeSite } from '../../testing/site.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../../testing/test-app.ts';

let siteDir: string;
let server: TestServer;
let token: string;
let photo: string;

beforeAll(async () => {
  siteDir = await writeSite();
  server = await startTestServer({ siteDir, trustProxy: 1 });
  token = await server.member('headers@mail.example');
  const upload = multipart([
    { name: 'profile_photo', value: await picture(), filename: 'me.png', type: 'image/png' },
  ]);
  const sent = await server.post('/upload-profile-photo.php', upload.payload, {
    ...upload.headers,
    ...bearer(token),
  });
  photo = `/uploads/${sent.json().profile_photo}`;
});
afterAll(async () => {
  await server.close();
  await rm(siteDir, { recursive: true, force: true });
});

const malformedUrl = 'a malformed URL';

interface TestRequest {
  readonly kind: string;
  readonly status: number;
  send(headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

const get = (
  kind: string,
  status: number,
  url: string | (() => string),
  own: Record<string, string> = {},
) => ({
  kind,
  status,
  send: (headers: Record<string, string> = {}) =>
    server.app.inject({ url: typeof url === 'string' ? url : url(), headers: { ...own, ...headers } }),
});
const post = (kind: string, status: number, url: string, type: string, payload: string) => ({
  kind,
  status,
  send: (headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } }),
});

const pages: readonly TestRequest[] = [
  get('a prerendered page', 200, '/'),
  get('a rendered page', 200, '/blog/one'),
  get('the data of a page', 200, '/blog/one.data'),
  get('a missing page', 404, '/none'),
  get('a page that throws', 500, '/blog/crash'),
];

/** Every other kind of response. */
const others: readonly TestRequest[] = [
  get('a file', 200, '/assets/entry-1.js'),
  get('a missing file', 404, '/assets/none.js'),
  get('liveness', 200, '/healthz'),
  get('readiness', 200, '/readyz'),
  post('a call', 200, '/api/forgot-password.php', 'application/json', '{"email":"no.one@mail.example"}'),
  post('a rejected call', 400, '/api/signup.php', 'application/json', '{}'),
  post('a call with another content type', 415, '/api/signup.php', 'text/plain', '{}'),
  get('a call without a session', 401, '/api/get-profile.php'),
  get('a missing call', 404, '/api/none'),
  get(malformedUrl, 400, '/api/%zz'),
  get('an image', 200, () => photo, {}),
  get('an image without a session', 401, '/uploads/none.png'),
  get(
    'a content query',
    200,
    `/content/v1/data/query/production?query=${encodeURIComponent(blogQueries.list)}`,
  ),
  get('an invalid content query', 400, '/content/v1/data/query/production?query=*%5B'),
  {
    kind: 'a call that throws',
    status: 500,
    send: async (headers = {}) => {
      const broken = vi
        .spyOn(server.app.features.readers.newsletter, 'subscribe')
        .mockRejectedValue(new Error('planted'));
      try {
        return await post(
          '',
          500,
          '/api/newsletter-subscribe.php',
          'application/json',
          '{"email":"a@b.example"}',
        ).send(headers);
      } finally {
        broken.mockRestore();
      }
    },
  },
];

const pageDirectives = [
  "default-src 'none'",
  "script-src-attr 'none'",
  "worker-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const directivesOf = (answer: LightMyRequestResponse): string[] =>
  String(answer.headers['content-security-policy']).split('; ');

const withToken = (request: TestRequest, headers: Record<string, string> = {}) =>
  request.send(request.kind === 'an image' ? { ...headers, ...bearer(token) } : headers);

describe('R-27: the policy', () => {
  test.each(pages)('of $kind is exactly the one of pages', async (request) => {
    const answer = await request.send();
    expect(answer.statusCode).toBe(request.status);
    const scripts = directivesOf(answer).filter((directive) => directive.startsWith('script-src '));
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')*$/);
    expect(directivesOf(answer).filter((directive) => !scripts.includes(directive))).toEqual(pageDirectives);
  });

  test.each(others)('of $kind allows nothing', async (request) => {
    const answer = await withToken(request);
    expect(answer.statusCode).toBe(request.status);
    const directives = directivesOf(answer);
    expect(directives[0]).toBe("default-src 'none'");
    for (const directive of directives.slice(1)) expect(directive).toMatch(/ 'none'$|^sandbox$/);
  });

  test('contains the hosted blog and the provider of the build, if there are any', async () => {
    const policy = pagePolicy({
      sanity: { projectId: 'abc123', dataset: 'production' },
      apiUrl: 'https://api.imc.example/v1',
    });
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.sanity.io https://api.imc.example;");
    expect(policy).toContain("connect-src 'self' https://abc123.api.sanity.io https://api.imc.example;");
    const elsewhere = await writeSite('https://api.imc.example/v1');
    const other = await startTestServer({ siteDir: elsewhere });
    try {
      for (const url of ['/', '/blog/one']) {
        const { headers } = await other.app.inject({ url });
        expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.imc.example;");
      }
    } finally {
      await other.close();
      await rm(elsewhere, { recursive: true, force: true });
    }
    const own = pagePolicy({ sanity: undefined, apiUrl: '/api' });
    expect(own).toContain("connect-src 'self';");
    expect(own).toContain("img-src 'self' data: blob:;");
  });

  test('depends on the page: the hash of a page’s script does not allow it on another page', async () => {
    const [home, login] = await Promise.all(['/', '/login'].map((url) => server.app.inject({ url })));
    const [hash = ''] = inlineHashesOf(page('home')).scripts;
    expect(home?.headers['content-security-policy']).toContain(hash);
    expect(login?.headers['content-security-policy']).not.toContain(hash);
  });
});

/** */
const expectHeaders = (headers: Record<string, unknown>) => {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
};

describe('R-28: the headers', () => {
  const byTls = { 'x-forwarded-proto': 'https' };

  test.each([...pages, ...others])('of $kind, with Strict-Transport-Security behind TLS', async (request) => {
    const plain = await withToken(request);
    expectHeaders(plain.headers);
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    if (request.status >= 400 && !pages.includes(request))
      expect(plain.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/\w/) });
    if (request.kind === malformedUrl) return;
    const { headers } = await withToken(request, byTls);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('of an unchanged file', async () => {
    const { etag } = (await server.app.inject({ url: '/' })).headers;
    const answer = await server.app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect(answer.statusCode).toBe(304);
    expectHeaders(answer.headers);
  });

  test('the images cookie is limited to TLS behind TLS', async () => {
    const signIn = (headers: Record<string, string>) =>
      server.post('/signin.php', { email: 'headers@mail.example', password: testPassword }, headers);
    expect(String((await signIn(byTls)).headers['set-cookie']).match(/Secure/g)).toHaveLength(2);
    expect(String((await signIn({})).headers['set-cookie'])).not.toContain('Secure');
  });

  test('TLS is also detected by the configured URL, and otherwise only by a trusted proxy', async () => {
    const configured = await startTestServer({ siteDir, publicUrl: 'https://imc.example' });
    const trusting = await startTestServer({ siteDir });
    try {
      for (const url of ['/', '/api/none', '/api/%zz'])
        expect((await configured.app.inject({ url })).headers, url).toHaveProperty(
          'strict-transport-security',
        );
      expect((await trusting.app.inject({ url: '/', headers: byTls })).headers).not.toHaveProperty(
        'strict-transport-security',
      );
    } finally {
      await configured.close();
      await trusting.close();
    }
  });
});

/** Returns the response when the server closes the connection. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(received));
    socket.write(text);
  });
}

function parsed(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body };
}

describe('R-28: requests that reach no route', () => {
  const listen = async (app: TestServer['app']) => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };

  test('get the same error responses as others', async () => {
    const bare = await startTestServer();
    try {
      const port = await listen(bare.app);
      for (const [sent, status] of [
        ['BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 405],
        ['GET / NONSENSE/1.1\r\n\r\n', 400],
        ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
        [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
      ] as const) {
        const answer = parsed(await exchange(port, sent));
        expect(answer.status, sent.slice(0, 60)).toBe(status);
        expectHeaders(answer.headers);
        expect(JSON.parse(answer.body)).toMatchObject({
          status: 'error',
          message: expect.stringMatching(/\w/),
        });
        expect(answer.body).not.toMatch(/HPE_|Error:|node/);
      }
    } finally {
      await bare.close();
    }
  });
});
