import { changeAddressCall, sendAddressLinkCall, useAddressLinkCall } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import { clientNetwork } from '../../shared/client-network.ts';
import type { Addresses } from './addresses.ts';

export function addressRoutes(app: FastifyInstance, addresses: Addresses): void {
  const routes = callRoutes(app);

  routes.signedIn(sendAddressLinkCall, async ({ account }) => ({
    message: await addresses.sendLink(account),
  }));

  routes.signedIn(changeAddressCall, async ({ account, body, request }) => ({
    message: await addresses.askChange(account, body, clientNetwork(request.ip)),
  }));

  routes.open(useAddressLinkCall, async ({ body }) => ({
    message: await addresses.useLink(body.token, body.kind),
  }));
}
