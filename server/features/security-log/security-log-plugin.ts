import { securityLogCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import { securityLogHooks } from '../../http/plugins/security-log.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { createClientKeys } from './client-keys.ts';
import { createSecurityLog, type SecurityLog } from './security-log.ts';
import { readSecurityLog } from './security-log-list.ts';

/** Also the hooks that record who sends a request. */
export async function registerSecurityLog(
  app: FastifyInstance,
  infrastructure: Infrastructure,
): Promise<SecurityLog> {
  const { db, log } = infrastructure;
  const securityLog = createSecurityLog({
    ...infrastructure,
    count: app.metrics.countEvent,
    onError: (error) => log.error({ err: error }, 'the security log could not be written'),
  });
  const clientKeys = createClientKeys(infrastructure);
  await clientKeys.renew();
  await app.register(securityLogHooks, { securityLog, clientKeys });
  app.everyHour.push(securityLog.sweep);
  callRoutes(app).signedIn(securityLogCall, ({ query }) => readSecurityLog(db, query));
  return securityLog;
}
