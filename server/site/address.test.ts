import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publicUrlPlaceholder } from '@imc/api/blog';
import { mailboxPlaceholder, settingDefaults } from '@imc/api/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { writeSite } from '../testing/site.ts';
import { bearer, startTestServer } from '../testing/test-app.ts';
import { mailboxFreshFor } from './site.ts';
import { inlineHashesOf } from './static-files.ts';

const template = `<!doctype html><link rel="canonical" href="${publicUrlPlaceholder}/login"/>
<script type="application/ld+json">{"url":"${publicUrlPlaceholder}/"}</script><script>window.at = "${publicUrlPlaceholder}"</script>
<p>${'Words that make it worth compressing. '.repeat(40)}</p>`;

let siteDir: string;
beforeAll(async () => {
  siteDir = await writeSite();
  await writeFile(join(siteDir, 'client', 'login', 'index.html'), template);
});
afterEach(() => vi.useRealTimers());
afterAll(() => rm(siteDir, { recursive: true, force: true }));

/** Prerendered, from a server with this public URL. */
async function requestPage(publicUrl: string) {
  const server = await startTestServer({ siteDir, publicUrl });
  try {
    const get = (encoding: string) =>
      server.app.inject({ url: '/login', headers: { 'accept-encoding': encoding } });
    const [plain, brotli, gzip] = [await get('identity'), await get('br'), await get('gzip')];
    const again = await server.app.inject({
      url: '/login/',
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    return { plain, brotli, gzip, again };
  } finally {
    await server.close();
  }
}

test('prerendered pages contain the public URL, uncompressed and compressed, with their own ETag', async () => {
  const etags = new Set<unknown>();
  // A naive replacement would treat the last URL as a pattern.
  for (const publicUrl of ['https://imc.example', 'http://127.0.0.1:4321', 'https://imc.example/$&$1']) {
    const { plain, brotli, gzip, again } = await requestPage(publicUrl);
    const page = template.replaceAll(publicUrlPlaceholder, () => publicUrl);
    expect(plain.body).toBe(page);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(page);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(page);
    expect(brotli.headers.etag).toBe(plain.headers.etag);
    expect(again.statusCode).toBe(304);
    const [hash = ''] = inlineHashesOf(page).scripts;
    expect(plain.headers['content-security-policy']).toContain(`script-src 'self' ${hash};`);
    etags.add(plain.headers.etag);
  }
  expect(etags.size).toBe(3);
});

test('a calendar file is sent as one, with the public URL', async () => {
  await mkdir(join(siteDir, 'client', 'events'), { recursive: true });
  const file = `BEGIN:VCALENDAR\r\nURL;VALUE=URI:${publicUrlPlaceholder}/events\r\nEND:VCALENDAR\r\n`;
  await writeFile(join(siteDir, 'client', 'events', 'sample-summit.ics'), file);
  const server = await startTestServer({ siteDir, publicUrl: 'https://imc.example' });
  try {
    const answer = await server.app.inject('/events/sample-summit.ics');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toBe(file.replace(publicUrlPlaceholder, 'https://imc.example'));
  } finally {
    await server.close();
  }
});

test('without a configured public URL, a page contains the address that the server listens on', async () => {
  const server = await startTestServer({ siteDir });
  try {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as { port: number };
    const answer = await server.app.inject('/login');
    expect(answer.body).toContain(`href="http://127.0.0.1:${port}/login"`);
  } finally {
    await server.close();
  }
});

test('SET-4: pages contain the mailbox of the settings, also those that were sent before it changed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await writeFile(join(siteDir, 'client', 'index.html'), `<p>${mailboxPlaceholder}</p>`);
  const server = await startTestServer({ siteDir });
  try {
    const home = async () => (await server.app.inject('/')).body;
    expect(await home()).toBe(`<p>${settingDefaults.committee_mailbox.email}</p>`);
    const email = 'committee@imc.example';
    const saved = await server.post(
      '/admin/settings.php',
      { name: 'committee_mailbox', value: { email }, version: 0 },
      bearer(await server.admin()),
    );
    expect(saved.statusCode).toBe(200);
    await vi.advanceTimersByTimeAsync(mailboxFreshFor);
    await vi.waitFor(async () => expect(await home()).toBe(`<p>${email}</p>`));
  } finally {
    await server.close();
  }
});
