import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { decodeUtf8, parseJson } from '../input.ts';

/** In bytes. */
export const jsonLimit = 100 * 1024;

/** Except for multipart calls. Other content types get 415. */
export const jsonBody = plugin(
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: jsonLimit },
      async (_request: FastifyRequest, body: Buffer) =>
        body.length === 0 ? undefined : parseJson(decodeUtf8(body)),
    );
  },
  { name: 'json-body' },
);
