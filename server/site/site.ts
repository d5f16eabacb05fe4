import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlogReader, SiteServices } from '@imc/api/blog';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Config } from '../config.ts';
import { sendRefusal } from '../http/errors.ts';
import { type Notice, sendNotice } from '../http/notice-page.ts';
import { ownPaths, tooLongPath } from '../http/plugins/path-limit.ts';
import { notFound, refusalTexts } from '../shared/refusal-error.ts';
import { feeds } from './feeds/feeds.ts';
import type { FeedTexts } from './feeds/rss.ts';
import { type PageSources, pagePolicy } from './policy.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import { acceptedEncoding, filesAt, readStaticFiles, type StaticFile } from './static-files.ts';

declare module 'react-router' {
  /** Must match the site's own configuration: loaders receive a context with keys. */
  interface Future {
    v8_middleware: true;
  }
}

const notBuilt: Notice = {
  title: 'The site is not built yet',
  text: 'Run <code>npm run build</code>, or <code>npm start</code>, which builds what is stale. The API is up.',
};

/** For a form that was sent without its script. */
const nothingSent: Notice = {
  title: 'Nothing was sent',
  text: 'The forms of this site need JavaScript, which is off in this browser or has not loaded. What you typed was not stored.',
  links: { '': 'Back to the page', '/contact': 'Other ways to reach us' },
};

/** For a path that is too long. Other unknown paths have a page of the site. */
const pathTooLong: Notice = {
  title: 'There is no page at this address.',
  links: { '/': 'Go to the home page' },
};

const isReadMethod = (method: string): boolean => method === 'GET' || method === 'HEAD';

interface Renderer {
  render(request: Request, services: SiteServices): Promise<Response>;
  /** Whether a path belongs to the route for unknown pages, `*`, or to no route. */
  isUnknown(pathname: string): boolean;
}

interface Site {
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Undefined without a build. */
  readonly renderer: Renderer | undefined;
  readonly feedTexts: FeedTexts;
  /** That the pages of the build call. */
  readonly apiUrl: string | undefined;
}

export interface SiteOptions {
  readonly blog: BlogReader;
  /** Without a trailing slash. */
  readonly publicUrl: () => string;
  /** Whether every response is for HTTPS. */
  readonly https: boolean;
  /** From the settings. */
  readonly readMailbox: () => Promise<string>;
}

/** Milliseconds. */
export const mailboxFreshFor = 10_000;

/** Caches the mailbox, which pages contain without querying the database. Calls `onChange` when it has changed. */
async function watchMailbox(
  app: FastifyInstance,
  readMailbox: () => Promise<string>,
  onChange: () => void,
): Promise<() => string> {
  let mailbox = await readMailbox();
  let reading: Promise<void> | undefined;
  const timer = setInterval(() => {
    reading = readMailbox().then(
      (current) => {
        if (current === mailbox) return;
        mailbox = current;
        onChange();
      },
      (error: unknown) => app.log.error({ err: error }, 'the mailbox was not read'),
    );
  }, mailboxFreshFor).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await reading;
  });
  return () => mailbox;
}

/** The build's entry exports the context key under which loaders find the server's services. */
function rendererOf(build: ServerBuild): Renderer {
  const handle = createRequestHandler(build, 'production');
  const { siteContext } = build.entry.module as { siteContext?: RouterContext<SiteServices | undefined> };
  const childrenOf = (parent?: string): RouteObject[] =>
    Object.values(build.routes).flatMap((route) => {
      if (!route || route.parentId !== parent) return [];
      const { id, path, index } = route;
      return [index ? { id, path, index } : { id, path, children: childrenOf(id) }];
    });
  const routes = childrenOf();
  return {
    render(request, services) {
      const context = new RouterContextProvider();
      if (siteContext) context.set(siteContext, services);
      return handle(request, context);
    },
    isUnknown(pathname) {
      if (pathname in feeds || pathname === build.routeDiscovery.manifestPath) return false;
      const match = matchRoutes(routes, pathname.replace(/(?<=\/)_\.data$|\.data$/, ''))?.at(-1);
      return match === undefined || match.route.path === '*';
    },
  };
}

/** Prerendered pages that search engines may index. */
function publicPages(files: ReadonlyMap<string, StaticFile>): string[] {
  const isHidden = (file: StaticFile) => /<meta[^>]+name="robots"[^>]+noindex/i.test(file.bytes.toString());
  return [...files]
    .filter(([path, file]) => file.inlineHashes && !path.endsWith('.html') && !isHidden(file))
    .map(([path]) => path)
    .sort();
}

const noFeedTexts: FeedTexts = { title: '', description: '' };

async function loadSite(siteDir: string): Promise<Site> {
  const files = await readStaticFiles(join(siteDir, 'client'));
  const bundle = join(siteDir, 'server', 'index.js');
  if (!existsSync(bundle)) return { files, renderer: undefined, feedTexts: noFeedTexts, apiUrl: undefined };
  const build = (await import(pathToFileURL(bundle).href)) as ServerBuild;
  const { apiUrl, feed = noFeedTexts } = build.entry.module as { apiUrl?: string; feed?: FeedTexts };
  return { files, renderer: rendererOf(build), feedTexts: feed, apiUrl };
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  policy: string | undefined,
  cache?: ResponseCache,
) {
  const setCached = cache?.setter();
  reply.type(file.type).header('etag', file.etag).header('vary', 'Accept-Encoding');
  if (!reply.hasHeader('cache-control'))
    reply.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (policy) reply.header('content-security-policy', policy);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === file.etag)
    return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const encoded = encoding === undefined ? undefined : await file.encoded(encoding);
  setCached?.(request.url, encoding, { file, headers: reply.getHeaders(), encoded });
  if (encoded) reply.header('content-encoding', encoding);
  return reply.send(encoded ?? file.bytes);
}

/** A page also has its path with a slash at the end. */
const fileAt = (path: string, files: ReadonlyMap<string, StaticFile>): StaticFile | undefined =>
  files.get(path) ?? (path.endsWith('/') ? files.get(path.replace(/\/+$/, '')) : undefined);

/**
 * Uses this server's own address instead of the Host header, because loaders call it. The renderer receives nothing else of the request, so that
 * the page is the same for all visitors.
 */
function ownUrl(app: FastifyInstance, url: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 80;
  const host = typeof address === 'object' && address?.address.includes(':') ? '[::1]' : '127.0.0.1';
  return `http://${host}:${port}${url}`;
}

/**
 * Serves every GET without another route: files of the build (hashed ones are cached forever), prerendered pages, and all other pages rendered
 * by React Router. Without a build, responds with a notice; the API still works.
 */
export async function serveSite(
  app: FastifyInstance,
  config: Pick<Config, 'siteDir' | 'sanity'>,
  { blog, publicUrl, https, readMailbox }: SiteOptions,
): Promise<void> {
  const { files: built, renderer, feedTexts, apiUrl } = await loadSite(config.siteDir);
  const sources: PageSources = { sanity: config.sanity, apiUrl };
  const pages = publicPages(built);
  // Without a configured public URL, it is known only after the server listens.
  let files: ReadonlyMap<string, StaticFile> | undefined;
  const cache = createResponseCache(app, { https });
  const mailbox = await watchMailbox(app, readMailbox, () => {
    files = undefined;
    rendered = renderedPages();
    cache.clear();
  });
  const renderedPages = () =>
    renderer &&
    createRenderedPages(
      (request) => {
        const services = { blog, publicUrl: publicUrl() };
        const feed = feeds[new URL(request.url).pathname];
        return feed
          ? feed({ ...services, mailbox: mailbox(), pages, texts: feedTexts })
          : renderer.render(request, services);
      },
      renderer.isUnknown,
      mailbox(),
    );
  let rendered = renderedPages();
  if (!rendered) app.log.warn('the site is not built; only the API is available');

  app.get('/admin', async (_request, reply) => reply.redirect('/admin/dashboard'));

  // Runs before the body is read, since no page accepts one.
  app.addHook('onRequest', async ({ is404, method, url, headers }, reply) => {
    if (!is404 || isReadMethod(method)) return;
    const isFormOfPage = method === 'POST' && headers.accept?.includes('text/html') && !ownPaths.test(url);
    if (!isFormOfPage) throw notFound();
    return sendNotice(reply.header('allow', 'GET, HEAD'), 405, nothingSent);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    // Rejected preflight requests have their own route, which bypasses the hook.
    if (ownPaths.test(path) || !path.startsWith('/') || !isReadMethod(request.method)) {
      return sendRefusal(reply, 404, { status: 'error', message: refusalTexts.notFound });
    }
    if (path === tooLongPath) return sendNotice(reply, 404, pathTooLong);
    files ??= filesAt({ publicUrl: publicUrl(), mailbox: mailbox() }, built);
    const file = fileAt(path, files);
    if (file) {
      const policy = file.inlineHashes && pagePolicy(sources, file.inlineHashes);
      // Only paths of files: queries and other spellings are unlimited.
      return sendFile(request, reply, file, policy, files.has(request.url) ? cache : undefined);
    }
    // A path with an extension is a missing file, not a page, except for ids under the blog's path. The router requests the data of a page
    // with `.data`.
    const isPage = path.startsWith('/blog/') || path.endsWith('.data') || path in feeds;
    if (!isPage && /\.[a-z0-9]{1,8}$/i.test(path)) {
      return sendRefusal(reply, 404, { status: 'error', message: refusalTexts.notFound });
    }
    if (!rendered) return sendNotice(reply.header('retry-after', '30'), 503, notBuilt);
    const page = await rendered(ownUrl(app, request.url));
    reply.code(page.status);
    for (const [name, value] of page.headers) reply.header(name, value);
    return sendFile(request, reply, page.file, pagePolicy(sources, page.file.inlineHashes));
  });
}
