import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { fileOf, inlineScriptHashes, type StaticFile } from './static-files.ts';

/** The header in which the site's renderer is told the nonce. */
const nonceHeader = 'x-csp-nonce';

/** Milliseconds that a page is given out without being rendered again. The blog's answers are kept for a minute of their own below it. */
const fresh = 10_000;

/** The same for one that was not found, or failed: it may be there in a moment. */
const freshRefusal = 1_000;

/** Most bytes of pages that are kept; the one unread for longest goes first. */
const room = 32 * 1024 * 1024;

export interface RenderedPage {
  readonly status: number;
  /** What the renderer says of it, but for the type of its bytes. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly file: StaticFile;
}

/** Renders the answer to a request. */
export type Render = (request: Request) => Promise<Response>;

/**
 * Renders an address. The nonce tells the scripts that the renderer wrote itself from any that would have got into what it rendered: only theirs may run.
 * They are allowed by hash, so that the page can be sent again.
 */
async function renderPage(render: Render, address: string): Promise<RenderedPage> {
  const nonce = randomBytes(16).toString('base64');
  const response = await render(new Request(address, { headers: { [nonceHeader]: nonce } }));
  const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8';
  const bytes = Buffer.from(await response.arrayBuffer());
  const html = type.startsWith('text/html') ? bytes.toString('utf8') : undefined;
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'content-type'),
    file: fileOf(html === undefined ? bytes : Buffer.from(html.replaceAll(` nonce="${nonce}"`, '')), {
      type,
      immutable: false,
      scriptHashes: html === undefined ? [] : inlineScriptHashes(html, nonce),
    }),
  };
}

/**
 * The rendered pages by address. Pages are the same for everybody: each is kept for a moment, and whoever asks for one that is being rendered
 * waits for the same one. Rejects where the renderer does.
 */
export function createRenderedPages(render: Render): (address: string) => Promise<RenderedPage> {
  const pages = new LRUCache<string, RenderedPage>({
    ttl: fresh,
    maxSize: room,
    // As it is, and at most as much again for what it is compressed to.
    sizeCalculation: ({ file }) => 2 * file.bytes.length + 1,
    // A page that gives way to others while it is being rendered is still waited for.
    ignoreFetchAbort: true,
    fetchMethod: async (address, _, { options }) => {
      const page = await renderPage(render, address);
      if (page.status !== 200) options.ttl = freshRefusal;
      return page;
    },
  });
  return (address) => pages.forceFetch(address);
}
