import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** What pages elsewhere may send. Cookies are not among it: who asks is said by the token alone. */
const preflight = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
  'access-control-max-age': '7200',
} as const;

/**
 * Lets pages of the configured origins call the API (requirements, line 28). To any other origin, and to `null`, nothing is granted, and the
 * browser keeps the answer from the page.
 */
export const crossOrigin = plugin(
  async (app: FastifyInstance, { origins }: { origins: readonly string[] }) => {
    if (origins.length === 0) return;
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/api/')) return;
      reply.header('vary', 'Origin');
      const { origin } = request.headers;
      if (origin === undefined || !origins.includes(origin)) return;
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Retry-After',
      });
      const isPreflight =
        request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
      if (isPreflight) return reply.code(204).headers(preflight).send();
    });
  },
  { name: 'cross-origin' },
);
