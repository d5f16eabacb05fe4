import { randomBytes } from 'node:crypto';
import { mailboxPlaceholder } from '@imc/api/contract';
import { LRUCache } from 'lru-cache';
import { createFairQueue } from '../shared/fair-queue.ts';
import { fileOf, inlineHashesOf, type StaticFile } from './static-files.ts';

/** Passes the nonce to the site's renderer. */
const nonceHeader = 'x-csp-nonce';

/** Milliseconds. The blog's responses are cached separately for a minute. */
const freshFor = 10_000;

/** Milliseconds, for another status than 200: the page may soon be available. */
const errorFreshFor = 1_000;

/** Of all cached pages. The least recently used one is evicted first. */
const maxBytes = 32 * 1024 * 1024;

/** Renderings at a time, so that calls of people who are signed in take turns with them. Each takes about 10 ms. */
const renderings = { concurrency: 4, maxWaiting: 50 } as const;

export interface RenderedPage {
  readonly status: number;
  /** From the renderer, except the content type. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly file: StaticFile;
}

export type Render = (request: Request) => Promise<Response>;

/**
 * The nonce distinguishes the renderer's own scripts and styles from injected ones. They are allowed by hash instead of nonce, so that the page
 * can be cached.
 */
async function renderPage(render: Render, url: string, mailbox: string): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64');
  const response = await render(new Request(url, { headers: { [nonceHeader]: nonce } }));
  const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8';
  const bytes = Buffer.from(await response.arrayBuffer());
  const html = type.startsWith('text/html')
    ? bytes.toString('utf8').replaceAll(mailboxPlaceholder, () => mailbox)
    : undefined;
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'content-type'),
    file: fileOf(html === undefined ? bytes : Buffer.from(html.replaceAll(` nonce="${nonce}"`, '')), {
      type,
      immutable: false,
      inlineHashes: html === undefined ? undefined : inlineHashesOf(html, nonce),
    }),
  };
}

/** Read by a page or the router. Others are left out. */
const parameters: ReadonlySet<string> = new Set([
  'page',
  'news',
  '_routes',
  'index',
  'paths',
  'p',
  'version',
]);

/** Without query parameters that nothing reads. */
function knownUrl(url: string): URL {
  const known = new URL(url);
  for (const name of [...known.searchParams.keys()])
    if (!parameters.has(name)) known.searchParams.delete(name);
  known.searchParams.sort();
  return known;
}

/** The page for every unknown path. */
const unknownPath = '/404';

/**
 * Caches rendered pages by URL, with a mailbox of the settings. Pages are the same for all visitors, so concurrent requests share one rendering.
 * Paths for which `isUnknown` returns true share one page, which is rendered once. Rejects if the renderer does, and with a 503 while too
 * many other pages wait.
 */
export function createRenderedPages(
  render: Render,
  isUnknown: (pathname: string) => boolean,
  mailbox: string,
): (url: string) => Promise<RenderedPage> {
  const queue = createFairQueue(renderings);
  const pages = new LRUCache<string, RenderedPage>({
    ttl: freshFor,
    maxSize: maxBytes,
    // The uncompressed page, and at most the same size again for its compressed variants.
    sizeCalculation: ({ file }) => 2 * file.bytes.length + 1,
    // Requests wait for the rendering to finish even if the page is evicted.
    ignoreFetchAbort: true,
    fetchMethod: async (url, _, { options }) => {
      const page = await queue('all visitors', () => renderPage(render, url, mailbox));
      // The page of unknown paths never changes.
      if (page.status === 404 && isUnknown(new URL(url).pathname)) options.ttl = 0;
      else if (page.status !== 200) options.ttl = errorFreshFor;
      return page;
    },
  });
  return (requested) => {
    const url = knownUrl(requested);
    if (!isUnknown(url.pathname)) return pages.forceFetch(url.href);
    // The router requests the data of a page with `.data`.
    return pages.forceFetch(
      new URL(url.pathname.endsWith('.data') ? `${unknownPath}.data` : unknownPath, url).href,
    );
  };
}
