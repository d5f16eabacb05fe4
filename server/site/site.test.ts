import { rm } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { page, writeSite } from '../testing/site.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';
import { inlineHashesOf } from './static-files.ts';

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

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test('inline styles have hashes of their own', () => {
  const { scripts, styles } = inlineHashesOf(
    '<style>a{}</style><script>a{}</script><style nonce="n">b{}</style>',
  );
  expect(styles).toHaveLength(2);
  expect(scripts).toEqual([styles[0]]);
  expect(inlineHashesOf('<style>a{}</style><style nonce="n">b{}</style>', 'n').styles).toEqual([styles[1]]);
});

test('data blocks are not executable and need no hash', () => {
  const [data, script] = ['{"@context":"https://schema.org"}', 'run()'];
  const html = `<script type="application/ld+json">${data}</script><script type="module">${script}</script>`;
  expect(inlineHashesOf(html)).toEqual(inlineHashesOf(`<script>${script}</script>`));
});

describe('the site', () => {
  test('R-27: a prerendered page allows only its own inline scripts, by hash', async () => {
    for (const [url, title] of [
      ['/', 'home'],
      ['/login', 'login'],
      ['/login/', 'login'],
      ['/login?next=/x', 'login'],
    ] as const) {
      const answer = await get(url);
      expect(answer.body).toBe(page(title));
      expect(answer.headers['cache-control']).toBe('no-cache');
      const policy = String(answer.headers['content-security-policy']);
      const [hash = ''] = inlineHashesOf(page(title)).scripts;
      expect(policy).toContain(`script-src 'self' ${hash};`);
      for (const part of [
        "default-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "object-src 'none'",
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|style-src [^;]*unsafe-inline/);
    }
  });

  test('R-27: a rendered page allows the renderer’s scripts and styles, but no injected ones', async () => {
    const answer = await get('/blog/page', { 'x-csp-nonce': 'guessed' });
    const own = inlineHashesOf('<script>own()</script><style>own{}</style>');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${own.scripts};`);
    expect(answer.headers['content-security-policy']).toContain(`style-src 'self' ${own.styles};`);
    expect(answer.body).toContain('<script>own()</script>');
    expect(answer.body).toContain('<script>planted()</script>');
    // Only the guessed nonce and the header name remain. The actual nonce is removed.
    expect(answer.body.match(/nonce/g)).toHaveLength(2);
  });

  test('a rendered page is cached briefly, compressed, and not sent again if unchanged', async () => {
    const [first, second] = await Promise.all([get('/blog/page?page=1'), get('/blog/page?page=1')]);
    expect(first.body).toBe(second.body);
    const packed = await get('/blog/page?page=1', { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body);
    expect((await get('/blog/page?page=1', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(
      304,
    );
    expect((await get('/blog/page?page=2')).body).not.toBe(first.body);
  });

  test('a missing page is always sent completely, even with a matching ETag', async () => {
    const { statusCode, headers } = await get('/blog/page-gone');
    expect(statusCode).toBe(404);
    const again = await get('/blog/page-gone', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('own()');
  });

  test('the renderer receives only the URL of the request', async () => {
    const answer = await get('/blog/one?news=1&x=1', {
      host: 'evil.example',
      authorization: 'Bearer secret',
      cookie: 'imc_pictures=secret',
      'accept-language': 'fr',
      'x-csp-nonce': 'forged',
    });
    const { url, headers } = answer.json();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1(:\d+)?\/blog\/one\?news=1$/);
    expect(Object.keys(headers)).toEqual(['x-csp-nonce']);
    expect(Buffer.from(headers['x-csp-nonce'], 'base64')).toHaveLength(16);
  });

  test('a path that looks like another server’s URL is treated as a path', async () => {
    expect((await get('//evil.example/blog/one')).statusCode).not.toBe(500);
  });

  test('hashed files are cached forever, compressed if supported, and not sent again if unchanged', async () => {
    const plain = await get('/assets/entry-1.js');
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const packed = await get('/assets/entry-1.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const again = await get('/assets/entry-1.js', { 'if-none-match': String(plain.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('missing files are 404, and paths cannot leave the folder', async () => {
    for (const url of [
      '/assets/none.js',
      '/favicon.ico',
      '/.vite/manifest.json',
      '/../server/index.js',
      '/%2e%2e/server/index.js',
      '/assets/..%2f..%2fserver%2findex.js',
      '/api/none',
      '/uploads-not',
    ]) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.body, url).not.toContain('routeDiscovery');
    }
    expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });

  test('SITE-11: a browser that sends a form without its script gets a page with a way back', async () => {
    const submit = (url: string, accept: string) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=a%40mail.example',
      });
    const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
    for (const url of ['/', '/contact?from=mail', '/none']) {
      const { statusCode, headers, body } = await submit(url, browser);
      expect([statusCode, headers.allow, headers['content-type']], url).toEqual([
        405,
        'GET, HEAD',
        'text/html; charset=utf-8',
      ]);
      expect(body).toContain('Nothing was sent');
      // The page itself.
      expect(body).toContain('<a href="">');
    }
    for (const [url, accept] of [
      ['/', '*/*'],
      ['/api/none', browser],
      ['/api?none', browser],
    ] as const) {
      const answer = await submit(url, accept);
      expect([answer.statusCode, answer.json().status], url).toEqual([404, 'error']);
    }
  });

  test('every response has the headers of R-28', async () => {
    for (const url of ['/', '/blog/one', '/assets/entry-1.js', '/api/none', '/healthz']) {
      const { headers } = await get(url);
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers, url).toHaveProperty('permissions-policy');
      expect(headers, url).not.toHaveProperty('server');
      expect(headers, url).not.toHaveProperty('x-powered-by');
    }
  });
});

test('without a build, pages show a notice and the API works', async () => {
  const bare = await startTestServer();
  try {
    const answer = await bare.app.inject({ url: '/' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('not built');
    expect((await bare.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    expect((await bare.app.inject({ url: '/api/get-profile.php' })).statusCode).toBe(401);
  } finally {
    await bare.close();
  }
});
