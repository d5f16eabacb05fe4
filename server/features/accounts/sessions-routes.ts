import { endOtherSessionsCall, endSessionCall, ownAccountTexts, sessionsCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import { bearerToken } from '../../http/plugins/authentication.ts';
import { notFound } from '../../shared/refusal-error.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Sessions } from './sessions.ts';

export function sessionRoutes(
  app: FastifyInstance,
  { securityLog, sessions }: { readonly securityLog: SecurityLog; readonly sessions: Sessions },
): void {
  const routes = callRoutes(app);

  routes.signedIn(sessionsCall, async ({ account, request }) => ({
    sessions: await sessions.list(account.id, bearerToken(request) ?? ''),
  }));

  routes.signedIn(endSessionCall, async ({ account, body }) => {
    if (!(await sessions.endOne(account.id, body.session_id))) {
      throw notFound(ownAccountTexts.noSession, { kind: 'session', publicId: body.session_id });
    }
    securityLog.note({ kind: 'session-revoked' });
    return { message: ownAccountTexts.sessionEnded };
  });

  routes.signedIn(endOtherSessionsCall, async ({ account, request }) => {
    await sessions.signOutOthers(account.id, bearerToken(request) ?? '');
    securityLog.note({ kind: 'session-revoked' });
    return { message: ownAccountTexts.othersEnded };
  });
}
