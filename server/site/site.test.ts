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
  test('line 27: a prerendered page allows its own inline scripts by hash, and nothing else', async () => {
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

  test('line 27: a rendered page has a nonce of its own at every answer, never the client’s', async () => {
    const nonces = new Set<string>();
    for (let time = 0; time < 3; time++) {
      const answer = await get('/blog/one', { 'x-csp-nonce': 'forged' });
      const { nonce } = answer.json();
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
    expect(nonces.has('forged')).toBe(false);
  });

  test('the renderer is told neither who is signed in nor the Host that was sent', async () => {
    const answer = await get('/blog/one?x=1', {
      host: 'evil.example',
      authorization: 'Bearer secret',
      cookie: 'imc_pictures=secret',
    });
    expect(answer.json()).toMatchObject({ authorization: null, cookie: null });
    expect(answer.json().url).toMatch(/^http:\/\/127\.0\.0\.1(:\d+)?\/blog\/one\?x=1$/);
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

  test('every answer carries the headers of line 28', async () => {
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
