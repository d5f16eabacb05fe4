import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../../http/errors.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { refusalTexts } from '../../shared/refusal-error.ts';
import { type ContentService, QueryError } from './content-service.ts';
import type { BlogSource } from './open-blog.ts';
import { openContent } from './open-content.ts';
import type { Pictures } from './pictures.ts';

/** JSON values under names that start with a dollar sign. */
function parametersOf(query: Record<string, unknown>): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    if (!/^\$[A-Za-z_]\w{0,40}$/.test(name)) continue;
    if (typeof value !== 'string') throw new QueryError(`${name} must be sent once.`);
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch (cause) {
      throw new QueryError(`${name} is not valid JSON.`, { cause });
    }
  }
  return params;
}

/** From the URL, or from `{ query, params }` in the body. */
function queryOf(request: FastifyRequest): { query: string; params: Record<string, unknown> } {
  const source = (request.method === 'POST' ? request.body : request.query) as
    | Record<string, unknown>
    | undefined;
  const query = source?.query;
  if (typeof query !== 'string' || query.trim() === '') throw new QueryError('query is missing.');
  if (request.method !== 'POST') return { query, params: parametersOf(source ?? {}) };
  const params = source?.params ?? {};
  if (typeof params !== 'object' || Array.isArray(params)) throw new QueryError('params must be an object.');
  return { query, params: params as Record<string, unknown> };
}

const runQuery = (service: ContentService) => async (request: FastifyRequest, reply: FastifyReply) => {
  const start = performance.now();
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
  try {
    const { query, params } = queryOf(request);
    const result = await service.query(query, params);
    return reply.send(`{"result":${result},"ms":${Math.round(performance.now() - start)}}`);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    // The hosted service's error format in addition to the contract's.
    return reply.code(400).send(
      JSON.stringify({
        status: 'error',
        message: error.message,
        error: { description: error.message, type: 'queryParseError' },
      }),
    );
  }
};

/** Ignores anything but a whole number. */
const pixels = (value: unknown): number | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;

const sendPicture = (pictures: Pictures) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { file = '' } = request.params as { file?: string };
  const { w, h, fm } = request.query as Record<string, unknown>;
  const picture = await pictures.get(file, {
    width: pixels(w),
    height: pixels(h),
    format: fm === 'jpg' || fm === 'png' || fm === 'webp' ? fm : undefined,
  });
  if (!picture) return sendRefusal(reply, 404, { status: 'error', message: refusalTexts.notFound });
  // The file name contains a hash of the content, so the response never changes.
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', picture.etag);
  if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
  return reply.type(picture.type).send(picture.bytes);
};

/**
 * Registers the embedded content service at the hosted service's query URL, for a `@sanity/client` with this server as its `apiHost`, and its
 * images with the parameters `w`, `h` and `fm`. Returns the source of the blog, which is Sanity itself if it is configured.
 */
export async function registerBlog(app: FastifyInstance, { config }: Infrastructure): Promise<BlogSource> {
  if (config.sanity) return config.sanity;
  const { service, pictures } = await openContent(config.contentFile);
  for (const method of ['GET', 'POST'] as const) {
    app.route({ method, url: '/content/:version/data/query/:dataset', handler: runQuery(service) });
  }
  app.get('/content/images/:project/:dataset/:file', sendPicture(pictures));
  return service;
}
