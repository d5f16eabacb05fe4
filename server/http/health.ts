import type { FastifyInstance } from 'fastify';
import { RefusalError } from '../shared/refusal-error.ts';
import type { Readiness } from './readiness.ts';

/** Expose no versions or paths. */
export function healthRoutes(app: FastifyInstance, isReady: Readiness): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (app.isDraining()) throw new Error('the server is stopping');
      await isReady();
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      throw new RefusalError(503, 'not ready', { retryAfter: 5 });
    }
    return { status: 'ok' };
  });
}
