import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { logRequest } from '../http/plugins/request-log.ts';
import { acceptedEncoding, type Encoding, type StaticFile } from './static-files.ts';

/** Headers as a flat list of names and values, which Node writes without further checks. */
type HeaderList = readonly string[];

type Headers = ReturnType<FastifyReply['getHeaders']>;

interface CachedResponse {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: HeaderList;
  /** Headers of a 304. */
  readonly unchangedHeaders: HeaderList;
}

/** What Fastify is about to send. */
export interface ResponseContent {
  readonly file: StaticFile;
  /** Headers without those of the body: the headers of a 304. */
  readonly headers: Partial<Headers>;
  /** The file in the preferred encoding. Undefined if compression is not worthwhile. */
  readonly encoded: Buffer | undefined;
}

/** Cache of responses that are the same for every visitor, as they were sent, so that the next request needs no routing and no hooks. */
export interface ResponseCache {
  /**
   * Caches the response to GET requests for a path that prefer an encoding. `path` must be from a limited set, because responses are cached until
   * the server stops.
   */
  set(path: string, encoding: Encoding | undefined, content: ResponseContent): void;
  /** Forgets all responses. */
  clear(): void;
}

/** Number of `Accept-Encoding` headers whose result is cached. Browsers send a handful. */
const maxAcceptHeaders = 100;

const listOf = (headers: Partial<Headers>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

/**
 * Responds to requests from the cache before Fastify sees them. Everything that may depend on the request is left to Fastify: other methods, queries,
 * requests with a body, requests during shutdown, and unless `https` says that every response is for HTTPS, those for which a proxy names the
 * protocol. Such responses and cached ones have the same headers and one log line.
 */
export function createResponseCache(
  app: FastifyInstance,
  { https }: { readonly https: boolean },
): ResponseCache {
  const cache = new Map<string, Map<Encoding | undefined, CachedResponse>>();
  const encodings = new LRUCache<string, { readonly encoding: Encoding | undefined }>({
    max: maxAcceptHeaders,
    memoMethod: (header) => ({ encoding: acceptedEncoding(header) }),
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  const mayDiffer = ({ method, headers }: IncomingMessage): boolean =>
    isClosing ||
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
    logRequest(app.log, {
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
    clear: () => cache.clear(),
    set(path, encoding, { file, headers, encoded }) {
      const body = encoded ?? file.bytes;
      const variants = cache.get(path) ?? new Map<Encoding | undefined, CachedResponse>();
      cache.set(path, variants);
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
    },
  };
}
