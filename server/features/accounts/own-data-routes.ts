import { eraseAccountCall, ownAccountTexts, ownDataCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import { bearerToken, pictureCookie, pictureCookieOptions } from '../../http/plugins/authentication.ts';
import { clientNetwork } from '../../shared/client-network.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Erasure } from './erasure.ts';
import type { OwnData } from './own-data.ts';

/** */
export function ownDataRoutes(
  app: FastifyInstance,
  {
    erasure,
    https,
    ownData,
    securityLog,
  }: {
    readonly erasure: Erasure;
    readonly https: boolean;
    readonly ownData: OwnData;
    readonly securityLog: SecurityLog;
  },
): void {
  const routes = callRoutes(app);

  routes.signedIn(ownDataCall, async ({ account, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="imc-my-data.zip"');
    securityLog.note({ kind: 'data-downloaded' });
    return ownData.open(account, bearerToken(request) ?? '');
  });

  routes.signedIn(eraseAccountCall, async ({ account, body, request, reply }) => {
    await erasure.erase(account, body.password, clientNetwork(request.ip));
    reply.clearCookie(pictureCookie, pictureCookieOptions(https || request.protocol === 'https'));
    return { message: ownAccountTexts.erased };
  });
}
