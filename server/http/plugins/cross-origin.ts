import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * Lets pages of the configured origins call the API with tokens, never with cookies. Other origins, including `null`, get no CORS
 * headers, so that browsers hide the response.
 */
export const crossOrigin = plugin(
  async (app: FastifyInstance, { origins }: { origins: readonly string[] }) => {
    if (origins.length === 0) return;
    await app.register(cors, {
      delegator: ({ url, headers: { origin } }, callback) =>
        callback(null, {
          origin:
            origin !== undefined && url.startsWith('/api/') && origins.includes(origin) ? origin : false,
          methods: ['GET', 'POST', 'DELETE'],
          allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
          exposedHeaders: 'Retry-After',
          maxAge: 7200,
          strictPreflight: false,
        }),
    });
  },
  { name: 'cross-origin' },
);
