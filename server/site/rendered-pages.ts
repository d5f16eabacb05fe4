import { randomBytes } from 'node:crypto';
import { mailboxPlaceholder } from '@imc/api/contract';
import { LRUCache } from 'lru-cache';
import { fileOf, inlineHashesOf, type StaticFile } from './static-files.ts';

/** Header that passes the nonce to the site's renderer. */
const nonceHeader = 'x-csp-nonce';

/** Milliseconds for which a rendered page is cached. The blog's responses are cached separately for a minute. */
const freshFor = 10_000;

/** Milliseconds for which a response with another status than 200 is cached, because the page may soon be available. */
const errorFreshFor = 1_000;

/** Maximum total size of cached pages, in bytes. The least recently used one is evicted first. */
const maxBytes = 32 * 1024 * 1024;

/** A rendered response. */
export interface RenderedPage {
  readonly status: number;
  /** Headers from the renderer, except the content type. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly file: StaticFile;
}

/** Renders the response to a request. */
export type Render = (request: Request) => Promise<Response>;

/**
 * Renders a URL. The nonce distinguishes the renderer's own scripts and styles from those injected into the rendered content. They are allowed by hash instead of nonce, so that the page can be cached.
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

/** Query parameters that a page or the router reads. Others change nothing and are left out. */
const parameters: ReadonlySet<string> = new Set([
  'page',
  'news',
  '_routes',
  'index',
  'paths',
  'p',
  'version',
]);

/** Returns the URL without query parameters that nothing reads. */
function knownUrl(url: string): URL {
  const known = new URL(url);
  for (const name of [...known.searchParams.keys()])
    if (!parameters.has(name)) known.searchParams.delete(name);
  known.searchParams.sort();
  return known;
}

/** Path whose page is the answer to every unknown path. */
const unknownPath = '/404';

/**
 * Creates a cache of rendered pages by URL, with a mailbox of the settings. Pages are the same for all visitors, so each is cached briefly, and concurrent requests for a
 * page share one rendering. Query parameters that nothing reads don't count. Paths for which `isUnknown` returns true share one page, which is rendered once. Rejects if the renderer does.
 */
export function createRenderedPages(
  render: Render,
  isUnknown: (pathname: string) => boolean,
  mailbox: string,
): (url: string) => Promise<RenderedPage> {
  const pages = new LRUCache<string, RenderedPage>({
    ttl: freshFor,
    maxSize: maxBytes,
    // The uncompressed page, and at most the same size again for its compressed variants.
    sizeCalculation: ({ file }) => 2 * file.bytes.length + 1,
    // Requests wait for the rendering to finish even if the page is evicted.
    ignoreFetchAbort: true,
    fetchMethod: async (url, _, { options }) => {
      const page = await renderPage(render, url, mailbox);
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
