import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { logRequest } from '../http/plugins/request-log.ts';
import { acceptedEncoding, type Encoding, type StaticFile } from './static-files.ts';

/** Headers as a flat list of names and values, which Node writes without further checks. */
type HeaderList = readonly string[];

type Headers = ReturnType<FastifyReply['getHeaders']>;

interface ReadyAnswer {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: HeaderList;
  /** Headers of a 304. */
  readonly unchangedHeaders: HeaderList;
}

/** What Fastify is about to send. */
export interface AnswerContent {
  readonly file: StaticFile;
  /** Headers without those of the body: the headers of a 304. */
  readonly headers: Partial<Headers>;
  /** The file in the preferred encoding. Undefined if compression is not worthwhile. */
  readonly encoded: Buffer | undefined;
}

/** Answers that are the same for every visitor, kept as they were sent, so that the next request needs no routing and no hooks. */
export interface ReadyAnswers {
  /**
   * Keeps the answer to GET requests for a path that prefer an encoding. `path` must be from a limited set, because answers are kept until the
   * server stops.
   */
  keep(path: string, encoding: Encoding | undefined, content: AnswerContent): void;
}

/** Number of `Accept-Encoding` headers whose result is cached. Browsers send a handful. */
const maxAcceptHeaders = 100;

const listOf = (headers: Partial<Headers>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

/**
 * Answers requests from kept answers before Fastify sees them. Everything that may depend on the request is left to Fastify: other methods, queries,
 * requests with a body, requests during shutdown, and unless `https` says that every response is for HTTPS, those for which a proxy names the
 * protocol. Such requests and kept answers have the same headers and one log line.
 */
export function readyAnswers(app: FastifyInstance, { https }: { readonly https: boolean }): ReadyAnswers {
  const answers = new Map<string, Map<Encoding | undefined, ReadyAnswer>>();
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

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const variants = answers.get(request.url ?? '');
    if (!variants || mayDiffer(request)) return false;
    const { encoding } = encodings.memo(request.headers['accept-encoding'] ?? '');
    const ready = variants.get(encoding);
    if (!ready) return false;
    const start = performance.now();
    response.once('finish', () =>
      logRequest(app.log, {
        request: randomUUID(),
        method: 'GET',
        route: undefined,
        status: response.statusCode,
        elapsedTime: performance.now() - start,
        account: undefined,
      }),
    );
    if (request.headers['if-none-match'] === ready.etag)
      response.writeHead(304, ready.unchangedHeaders as string[]).end();
    else response.writeHead(200, ready.headers as string[]).end(ready.body);
    return true;
  }

  const { server } = app;
  const route = server.listeners('request')[0] as (
    request: IncomingMessage,
    response: ServerResponse,
  ) => void;
  server.off('request', route);
  server.on('request', (request, response) => {
    if (!answer(request, response)) route(request, response);
  });

  return {
    keep(path, encoding, { file, headers, encoded }) {
      const body = encoded ?? file.bytes;
      const variants = answers.get(path) ?? new Map<Encoding | undefined, ReadyAnswer>();
      answers.set(path, variants);
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
