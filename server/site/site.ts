import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { BlogReader, SiteServices } from '@imc/api/blog';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Config } from '../config.ts';
import { sendRefusal } from '../plugins/errors.ts';
import { notFound, refusalTexts } from '../refusal.ts';
import { type PageSources, pagePolicy } from './policy.ts';
import {
  acceptedEncoding,
  type Encoding,
  filesAt,
  readStaticFiles,
  type StaticFile,
} from './static-files.ts';

declare module 'react-router' {
  /** As the site's own configuration says: loaders are handed a context with keys. */
  interface Future {
    v8_middleware: true;
  }
}

/** The header in which the site's renderer is told the nonce. A client's own is thrown away. */
const nonceHeader = 'x-csp-nonce';

const notBuilt = `<!doctype html><html lang="en-NG"><meta charset="utf-8"><title>Not ready</title>
<h1>The site is not built yet</h1><p>Run <code>npm run build</code>, or <code>npm start</code>, which builds what is stale. The API is up.</p></html>`;

/** Addresses of the server's own; what is not found there is JSON, never a page. */
const ownPaths = /^\/(api|uploads|content|healthz|readyz)(\/|$)/;

type Render = (request: Request, services: SiteServices) => Promise<Response>;

interface Site {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly render: Render | undefined;
  /** Rendered addresses that look like files: feeds. */
  readonly renderedFiles: ReadonlySet<string>;
  /** Where the build's pages call. */
  readonly apiUrl: string | undefined;
}

/** What the site's pages may ask of the server. */
export interface SiteOptions {
  readonly blog: BlogReader;
  /** The address that people type, without a slash at the end. */
  readonly publicUrl: () => string;
}

/** The renderer of a build. Its entry names the key under which the loaders look for the server's services. */
function rendererOf(build: ServerBuild): Render {
  const handle = createRequestHandler(build, 'production');
  const { siteContext } = build.entry.module as { siteContext?: RouterContext<SiteServices | undefined> };
  return (request, services) => {
    const context = new RouterContextProvider();
    if (siteContext) context.set(siteContext, services);
    return handle(request, context);
  };
}

/** Pages that were written at build and that search engines may show. */
function publicPages(files: ReadonlyMap<string, StaticFile>): string[] {
  const isHidden = (file: StaticFile) => /<meta[^>]+name="robots"[^>]+noindex/i.test(file.bytes.toString());
  return [...files]
    .filter(([path, file]) => file.scriptHashes && !path.endsWith('.html') && !isHidden(file))
    .map(([path]) => path)
    .sort();
}

async function loadSite(siteDir: string): Promise<Site> {
  const files = await readStaticFiles(join(siteDir, 'client'));
  const bundle = join(siteDir, 'server', 'index.js');
  if (!existsSync(bundle)) return { files, render: undefined, renderedFiles: new Set(), apiUrl: undefined };
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  const paths = Object.values(build.routes).map((route) => `/${route?.path ?? ''}`);
  const renderedFiles = new Set(paths.filter((path) => path.includes('.')));
  const { apiUrl } = build.entry.module as { apiUrl?: string };
  return { files, render: rendererOf(build), renderedFiles, apiUrl };
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  policy: string | undefined,
) {
  reply
    .type(file.type)
    .header('etag', file.etag)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (policy) reply.header('content-security-policy', policy);
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const encoded = encoding === undefined ? undefined : await file.encoded(encoding);
  if (encoded) reply.header('content-encoding', encoding);
  return reply.send(encoded ?? file.bytes);
}

const compressor = (encoding: Encoding) =>
  encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });

/** Sends what the site rendered, compressed where the client takes it. */
function sendRendered(request: FastifyRequest, reply: FastifyReply, response: Response) {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.header('vary', 'Accept-Encoding');
  if (!response.body) return reply.send();
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding || request.method === 'HEAD') return reply.send(body);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  const compressed = compressor(encoding);
  body.on('error', (error) => compressed.destroy(error));
  return reply.send(body.pipe(compressed));
}

/** The request as the renderer takes it. Its origin is this server's own address and never the Host header, since loaders call it back. */
function rendererRequest(app: FastifyInstance, request: FastifyRequest, nonce: string): Request {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 80;
  const host = typeof address === 'object' && address?.address.includes(':') ? '[::1]' : '127.0.0.1';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Who is signed in is no matter of pages: those parts render in the browser.
    if (
      value === undefined ||
      ['authorization', 'cookie', 'host', 'connection', 'accept-encoding'].includes(name)
    )
      continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(nonceHeader, nonce);
  const gone = new AbortController();
  request.raw.once('close', () => gone.abort());
  return new Request(new URL(request.url, `http://${host}:${port}`), {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

/**
 * Serves the built site to every GET that nothing else answers: its files (hashed ones for ever), its prerendered pages, and the rest rendered
 * by React Router. Without a build it says so, and the API works all the same.
 */
export async function serveSite(
  app: FastifyInstance,
  config: Pick<Config, 'siteDir' | 'sanity'>,
  { blog, publicUrl }: SiteOptions,
): Promise<void> {
  const { files: built, render, renderedFiles, apiUrl } = await loadSite(config.siteDir);
  const sources: PageSources = { sanity: config.sanity, apiUrl };
  const pages = publicPages(built);
  // Where no address is configured it is known only once the server listens.
  let files: ReadonlyMap<string, StaticFile> | undefined;
  if (!render) app.log.warn('the site is not built; only the API answers');

  // Before a byte of the body is read: whatever it holds, there is nothing here to send it to.
  app.addHook('onRequest', async ({ is404, method }) => {
    if (is404 && method !== 'GET' && method !== 'HEAD') throw notFound();
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (ownPaths.test(path)) {
      return sendRefusal(reply, 404, { status: 'error', message: refusalTexts.notFound });
    }
    files ??= filesAt(publicUrl(), built);
    const file = files.get(path) ?? (path.endsWith('/') ? files.get(path.replace(/\/+$/, '')) : undefined);
    if (file) {
      const policy = file.scriptHashes && pagePolicy(sources, file.scriptHashes);
      return sendFile(request, reply, file, policy);
    }
    // A missing file is a missing file; pages have no extension, but for what a reader may write after the blog's path. `.data` is how the
    // router asks for a page's data.
    const isPage = path.startsWith('/blog/') || path.endsWith('.data') || renderedFiles.has(path);
    if (!isPage && /\.[a-z0-9]{1,8}$/i.test(path)) {
      return sendRefusal(reply, 404, { status: 'error', message: refusalTexts.notFound });
    }
    if (!render) {
      return reply.code(503).header('retry-after', '30').type('text/html; charset=utf-8').send(notBuilt);
    }
    const nonce = randomBytes(16).toString('base64');
    const response = await render(rendererRequest(app, request, nonce), {
      blog,
      publicUrl: publicUrl(),
      pages,
    });
    reply.header('content-security-policy', pagePolicy(sources, [`'nonce-${nonce}'`]));
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-cache');
    return sendRendered(request, reply, response);
  });
}
