import { securityLogCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import { securityLogHooks } from '../../http/plugins/security-log.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';
import { readSecurityLog } from './security-log-list.ts';

/** Also the hooks that record who sends a request. */
export async function registerSecurityLog(
  app: FastifyInstance,
  { db, clock, log }: Infrastructure,
): Promise<SecurityLog> {
  const securityLog = createSecurityLog({
    db,
    clock,
    count: app.metrics.countEvent,
    onError: (error) => log.error({ err: error }, 'the security log could not be written'),
  });
  await app.register(securityLogHooks, { securityLog });
  app.everyHour.push(securityLog.sweep);
  callRoutes(app).signedIn(securityLogCall, ({ query }) => readSecurityLog(db, query));
  return securityLog;
}
