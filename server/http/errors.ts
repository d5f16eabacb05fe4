import type { Refusal } from '@imc/api/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { outageOf } from '../db/outage.ts';
import { RefusalError, refusalTexts } from '../shared/refusal-error.ts';
import { sendNotice } from './notice-page.ts';
import { ownPaths } from './plugins/path-limit.ts';

const texts: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refusalTexts.mediaType,
  FST_ERR_CTP_BODY_TOO_LARGE: refusalTexts.tooLarge,
  FST_ERR_CTP_EMPTY_JSON_BODY: refusalTexts.badRequest,
};

/** With the seconds after which a retry makes sense. */
const outages = {
  full: { status: 507, retryAfter: 60 },
  unavailable: { status: 503, retryAfter: 5 },
} as const;

function refusalOf(
  error: FastifyError | RefusalError,
  request: FastifyRequest,
): { status: number; body: Refusal; retryAfter?: number } {
  if (error instanceof RefusalError) {
    const { statusCode, message, errors, retryAfter, more } = error;
    return {
      status: statusCode,
      body: { status: 'error', message, ...(errors ? { errors: { ...errors } } : {}), ...more },
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return { status, body: { status: 'error', message: texts[error.code] ?? refusalTexts.badRequest } };
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  const cause = outageOf(error);
  if (cause) request.server.metrics.countOutage(cause);
  const outage = cause ?? (status === 503 ? 'unavailable' : undefined);
  if (outage) {
    return {
      ...outages[outage],
      body: { status: 'error', message: refusalTexts.storage, request_id: request.id },
    };
  }
  return { status: 500, body: { status: 'error', message: refusalTexts.failed, request_id: request.id } };
}

export function sendRefusal(reply: FastifyReply, status: number, body: Refusal): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body);
}

const wantsPage = ({ is404, url, headers }: FastifyRequest): boolean =>
  is404 && !ownPaths.test(url) && (headers.accept?.includes('text/html') ?? false);

/** Sends every error as the contract's JSON. An internal error has only a fixed message and the request id; its details are logged. */
export const errorHandler = plugin(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, body, retryAfter } = refusalOf(error, request);
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      if (status === 503 && wantsPage(request)) {
        const links = { '': 'Try again', '/contact': 'Call or write to us' };
        return sendNotice(reply, status, { title: 'One moment, please', text: refusalTexts.busy, links });
      }
      return sendRefusal(reply, status, body);
    });
  },
  { name: 'error-handler' },
);
