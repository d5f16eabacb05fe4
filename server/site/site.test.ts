import { rm } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { page, writeSite } from '../testing/site.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';
import { inlineScriptHashes } from './static-files.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 30_000 });

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

test('data blocks run nothing, and need no leave', () => {
  const [data, script] = ['{"@context":"https://schema.org"}', 'run()'];
  const html = `<script type="application/ld+json">${data}</script><script type="module">${script}</script>`;
  expect(inlineScriptHashes(html)).toEqual(inlineScriptHashes(`<script>${script}</script>`));
});

describe('the site', () => {
  test('R-27: a prerendered page allows its own inline scripts by hash, and nothing else', async () => {
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
      const [hash = ''] = inlineScriptHashes(page(title));
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

  test('R-27: a rendered page allows the scripts that the renderer wrote, and none that got into it', async () => {
    const answer = await get('/blog/page', { 'x-csp-nonce': 'guessed' });
    const [own = ''] = inlineScriptHashes('<script>own()</script>');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${own};`);
    expect(answer.body).toContain('<script>own()</script>');
    expect(answer.body).toContain('<script>planted()</script>');
    // The guessed one, and the header's name: of the nonce that was used nothing is left to read.
    expect(answer.body.match(/nonce/g)).toHaveLength(2);
  });

  test('a rendered page is sent again for a moment, compressed, or not at all to who has it', async () => {
    const [first, second] = await Promise.all([get('/blog/page?a'), get('/blog/page?a')]);
    expect(first.body).toBe(second.body);
    const packed = await get('/blog/page?a', { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body);
    expect((await get('/blog/page?a', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
    expect((await get('/blog/page?b')).body).not.toBe(first.body);
  });

  test('a page that was not found is sent whole, to who has it too', async () => {
    const { statusCode, headers } = await get('/blog/page-gone');
    expect(statusCode).toBe(404);
    const again = await get('/blog/page-gone', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('own()');
  });

  test('the renderer is told the address, and nothing else that was sent', async () => {
    const answer = await get('/blog/one?x=1', {
      host: 'evil.example',
      authorization: 'Bearer secret',
      cookie: 'imc_pictures=secret',
      'accept-language': 'fr',
      'x-csp-nonce': 'forged',
    });
    const { url, headers } = answer.json();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1(:\d+)?\/blog\/one\?x=1$/);
    expect(Object.keys(headers)).toEqual(['x-csp-nonce']);
    expect(Buffer.from(headers['x-csp-nonce'], 'base64')).toHaveLength(16);
  });

  test('an address that begins like another server’s is this server’s', async () => {
    expect((await get('//evil.example/blog/one')).statusCode).not.toBe(500);
  });

  test('hashed files stay for ever, compressed where the client takes it, and are not sent twice', async () => {
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

  test('what is no page is 404, and nothing leads out of the folder', async () => {
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

  test('every answer carries the headers of R-28', async () => {
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

test('without a build the pages say so, and the API answers', async () => {
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
