import { eraseAccountCall, ownAccountTexts, ownDataCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../../domain/client-network.ts';
import type { Services } from '../../domain/services.ts';
import { callRoutes } from '../call-route.ts';
import { bearerToken, pictureCookie, pictureCookieOptions } from '../plugins/authentication.ts';

/** Registers the download of a user's own data and the erasure of their account. */
export function ownDataRoutes(app: FastifyInstance, services: Services, { https }: { https: boolean }): void {
  const { ownData, erasure } = services;
  const routes = callRoutes(app, services);

  routes.signedIn(ownDataCall, async ({ account, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="imc-my-data.zip"');
    return ownData.open(account, bearerToken(request) ?? '');
  });

  routes.signedIn(eraseAccountCall, async ({ account, body, request, reply }) => {
    await erasure.erase(account, body.password, clientNetwork(request.ip));
    reply.clearCookie(pictureCookie, pictureCookieOptions(https || request.protocol === 'https'));
    return { message: ownAccountTexts.erased };
  });
}
