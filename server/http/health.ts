import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { RefusalError } from '../shared/refusal-error.ts';
import { readVersion, type Version } from '../shared/version.ts';
import { hasMetricsToken } from './metrics.ts';
import { bearerToken } from './plugins/authentication.ts';
import type { Readiness } from './readiness.ts';

/** Expose no paths, and the version only to staff: with a session, or METRICS_TOKEN. */
export function healthRoutes(
  app: FastifyInstance,
  isReady: Readiness,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): void {
  let version: Version | undefined;
  const isForStaff = async (request: FastifyRequest) => {
    if (hasMetricsToken(request, metricsToken)) return true;
    const token = bearerToken(request);
    const account = token === undefined ? undefined : await app.callRules.sessions.byToken(token);
    return account?.role === 'admin' && !(await app.callRules.staffRules.lacksSecondFactor(account));
  };

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
    if (!(await isForStaff(request))) return { status: 'ok' };
    version ??= readVersion();
    return { status: 'ok', ...version };
  });
}
