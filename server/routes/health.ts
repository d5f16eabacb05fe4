import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { RefusalError } from '../refusal.ts';

/** Liveness and readiness. Neither shows versions or paths. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.ping();
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new RefusalError(503, 'not ready', { retryAfter: 5 });
    }
    return { status: 'ok' };
  });
}
