import { STATUS_CODES } from 'node:http';
import type { Refusal } from '@imc/api/contract';
import type { FastifyServerOptions } from 'fastify';
import { refusalTexts } from '../../shared/refusal-error.ts';
import { sendRefusal } from '../errors.ts';
import { closeUnreadConnection } from './close-unread-body.ts';
import { commonHeaders, strictTransportHeaders } from './security-headers.ts';

/** By error code of Node's HTTP parser. */
const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
};

const textOf: Readonly<Record<number, string>> = {
  405: refusalTexts.method,
  408: refusalTexts.timeout,
  431: refusalTexts.tooLarge,
};

/** Malformed requests reach no route or hook. They get the same error responses and headers as all others. */
export const unreadableRequests = ({
  https,
}: {
  https: boolean;
}): Pick<FastifyServerOptions, 'clientErrorHandler' | 'frameworkErrors'> => {
  const headers = { ...commonHeaders, ...(https ? strictTransportHeaders : {}) };
  return {
    // The URL contains a `%` that is not followed by two hexadecimal digits.
    frameworkErrors: (_error, request, reply) => {
      closeUnreadConnection(request, reply);
      sendRefusal(reply.headers(headers), 400, { status: 'error', message: refusalTexts.badRequest });
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const status = statusOf[error.code] ?? 400;
      const refusal: Refusal = { status: 'error', message: textOf[status] ?? refusalTexts.badRequest };
      const body = JSON.stringify(refusal);
      const lines = Object.entries({
        ...headers,
        ...(status === 405 ? { allow: 'GET, HEAD, POST, DELETE' } : {}),
        'cache-control': 'no-store',
        connection: 'close',
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
      if (socket.writable) socket.end(answer, () => socket.destroy());
      else socket.destroy();
    },
  };
};
