import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Prerendered. */
export const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>window.page = "${title}"</script><script src="/assets/entry-1.js"></script>`;

/**
 * The minimal build that the router accepts. It responds with its render count and the request as JSON; for a URL with `page`, with a page that
 * has its own script and an injected one; for a URL with `crash`, it throws.
 */
const bundle = (apiUrl: string | undefined) => `
let count = 0;
const facts = (request) => JSON.stringify({ count: ++count, url: request.url, headers: Object.fromEntries(request.headers) });
export const entry = { module: { handleError: () => {}, apiUrl: ${JSON.stringify(apiUrl)}, default: (request, status, headers) => {
  if (request.url.includes('crash')) throw new Error('planted');
  if (!request.url.includes('page')) return new Response(facts(request), { status, headers });
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = request.headers.get('x-csp-nonce');
  const body = '<title>' + facts(request).replaceAll(nonce, '') + '</title><script>planted()</script><script nonce="guessed">planted()</script><script nonce="' + nonce + '">own()</script><style>planted{}</style><style nonce="' + nonce + '">own{}</style>' + ' words'.repeat(500);
  return new Response(body, { status: request.url.includes('gone') ? 404 : status, headers }); } } };
const root = { id: 'root', path: '', parentId: undefined };
const home = { id: 'home', index: true, parentId: 'root' };
const all = { id: 'all', path: 'blog/*', parentId: 'root' };
export const routes = { root: { ...root, module: { default: () => null } }, home: { ...home, module: { default: () => null } }, all: { ...all, module: { default: () => null } } };
const asset = (route) => ({ ...route, module: '/assets/entry-1.js', hasLoader: false, hasAction: false, hasErrorBoundary: false });
export const assets = { entry: { module: '/assets/entry-1.js', imports: [] }, routes: { root: asset(root), home: asset(home), all: asset(all) }, url: '/m.js', version: '1' };
export const publicPath = '/';
export const assetsBuildDirectory = 'build/client';
export const basename = '/';
export const future = { v8_trailingSlashAwareDataRequests: true };
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

/** In a new folder: `/` and `/login` prerendered, `/blog/*` rendered, and one asset. Its pages call `apiUrl`, by default their own server. */
export async function writeSite(apiUrl?: string): Promise<string> {
  const siteDir = await mkdtemp(join(tmpdir(), 'imc-site-'));
  await mkdir(join(siteDir, 'client', 'login'), { recursive: true });
  await mkdir(join(siteDir, 'client', 'assets'));
  await mkdir(join(siteDir, 'client', '.vite'));
  await mkdir(join(siteDir, 'server'));
  await writeFile(join(siteDir, 'package.json'), '{"type":"module"}');
  await writeFile(join(siteDir, 'server', 'index.js'), bundle(apiUrl));
  await writeFile(join(siteDir, 'client', 'index.html'), page('home'));
  await writeFile(join(siteDir, 'client', 'login', 'index.html'), page('login'));
  await writeFile(join(siteDir, 'client', 'assets', 'entry-1.js'), `/* ${'x'.repeat(2000)} */`);
  await writeFile(join(siteDir, 'client', '.vite', 'manifest.json'), '{}');
  return siteDir;
}
