import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { logRequest } from '../http/plugins/request-log.ts';
import { acceptedEncoding, type Encoding, type StaticFile } from './static-files.ts';

/** Names and values in turn, which Node writes without further checks. */
type HeaderList = readonly string[];

type Headers = ReturnType<FastifyReply['getHeaders']>;

interface CachedResponse {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: HeaderList;
  /** Headers of a 304. */
  readonly unchangedHeaders: HeaderList;
}

/** Fastify is about to send it. */
export interface ResponseContent {
  readonly file: StaticFile;
  /** Without those of the body: the headers of a 304. */
  readonly headers: Partial<Headers>;
  /** In the preferred encoding. Undefined if compression is not worthwhile. */
  readonly encoded: Buffer | undefined;
}

/** Responses that are the same for every visitor, so that the next request needs no routing and no hooks. */
export interface ResponseCache {
  /**
   * For GET requests that prefer an encoding. Ask for it before the content is read: after a `clear` it has no effect, so that a response
   * that was being compressed meanwhile isn't cached. `path` must be from a limited set: responses are cached until the server stops.
   */
  setter(): (path: string, encoding: Encoding | undefined, content: ResponseContent) => void;
  clear(): void;
}

/** Cached `Accept-Encoding` headers. Browsers send a handful. */
const maxAcceptHeaders = 100;

const listOf = (headers: Partial<Headers>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

/**
 * Responds from the cache before Fastify sees a request. Fastify handles everything that may depend on the request: other methods, queries,
 * bodies, requests during shutdown, and, unless `https` says that every response is for HTTPS, those for which a proxy names the protocol. Both
 * send the same headers and log one line.
 */
export function createResponseCache(
  app: FastifyInstance,
  { https }: { readonly https: boolean },
): ResponseCache {
  const emptyCache = () => new Map<string, Map<Encoding | undefined, CachedResponse>>();
  let cache = emptyCache();
  const encodings = new LRUCache<string, { readonly encoding: Encoding | undefined }>({
    max: maxAcceptHeaders,
    memoMethod: (header) => ({ encoding: acceptedEncoding(header) }),
  });
  const mayDiffer = ({ method, headers }: IncomingMessage): boolean =>
    app.isDraining() ||
    method !== 'GET' ||
    headers['content-length'] !== undefined ||
    headers['transfer-encoding'] !== undefined ||
    (!https && headers['x-forwarded-proto'] !== undefined);

  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const variants = cache.get(request.url ?? '');
    if (!variants || mayDiffer(request)) return false;
    const { encoding } = encodings.memo(request.headers['accept-encoding'] ?? '');
    const cached = variants.get(encoding);
    if (!cached) return false;
    const start = performance.now();
    const isUnchanged = request.headers['if-none-match'] === cached.etag;
    if (isUnchanged) response.writeHead(304, cached.unchangedHeaders as string[]).end();
    else response.writeHead(200, cached.headers as string[]).end(cached.body);
    logRequest(app, {
      request: randomUUID(),
      method: 'GET',
      route: undefined,
      status: isUnchanged ? 304 : 200,
      elapsedTime: performance.now() - start,
      account: undefined,
    });
    return true;
  }

  const { server } = app;
  const route = server.listeners('request')[0] as (
    request: IncomingMessage,
    response: ServerResponse,
  ) => void;
  server.off('request', route);
  server.on('request', (request, response) => {
    if (!respond(request, response)) route(request, response);
  });

  return {
    clear() {
      cache = emptyCache();
    },
    setter() {
      const current = cache;
      return (path, encoding, { file, headers, encoded }) => {
        const body = encoded ?? file.bytes;
        const variants = current.get(path) ?? new Map<Encoding | undefined, CachedResponse>();
        current.set(path, variants);
        variants.set(encoding, {
          etag: file.etag,
          body,
          unchangedHeaders: listOf(headers),
          headers: listOf({
            ...headers,
            ...(encoded && { 'content-encoding': encoding }),
            'content-length': body.length,
          }),
        });
      };
    },
  };
}
