import type { Refusal } from '@imc/api/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RefusalError, refusalTexts } from '../refusal.ts';

const texts: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: refusalTexts.mediaType,
  FST_ERR_CTP_BODY_TOO_LARGE: refusalTexts.tooLarge,
  FST_ERR_CTP_EMPTY_JSON_BODY: refusalTexts.badRequest,
};

/** Codes of a database that is locked, full, or away: a repeat may succeed. */
const passing =
  /^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_FULL|ENOSPC|EDQUOT|ECONNREFUSED|ECONNRESET|57P0[123]|53\d{3}|08\d{3})/;

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
  if (passing.test(error.code ?? '') || status === 503) {
    return {
      status: 503,
      body: { status: 'error', message: refusalTexts.storage, request_id: request.id },
      retryAfter: 5,
    };
  }
  return { status: 500, body: { status: 'error', message: refusalTexts.failed, request_id: request.id } };
}

/** Sends a refusal as JSON. */
export function sendRefusal(reply: FastifyReply, status: number, body: Refusal): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body);
}

/**
 * Every refusal and failure as the contract's JSON. A failure of the server's own is one fixed sentence and the request's id; what happened stands
 * in the log (requirements, line 41).
 */
export const errorAnswers = plugin(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const { status, body, retryAfter } = refusalOf(error, request);
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      return sendRefusal(reply, status, body);
    });
  },
  { name: 'errors' },
);
