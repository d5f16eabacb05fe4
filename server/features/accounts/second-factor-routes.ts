import {
  confirmSecondFactorCall,
  disableSecondFactorCall,
  secondFactorCall,
  secondFactorTexts,
  startSecondFactorCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import { bearerToken } from '../../http/plugins/authentication.ts';
import { clientNetwork } from '../../shared/client-network.ts';
import type { SecondFactors } from './second-factor.ts';

export function secondFactorRoutes(app: FastifyInstance, secondFactors: SecondFactors): void {
  const routes = callRoutes(app);

  routes.signedIn(secondFactorCall, async ({ account }) => ({
    second_factor: await secondFactors.read(account),
  }));

  routes.signedIn(startSecondFactorCall, ({ account, body, request }) =>
    secondFactors.start(account, body.password, clientNetwork(request.ip)),
  );

  routes.signedIn(confirmSecondFactorCall, async ({ account, body, request }) => {
    const sent = { code: body.code, sessionToken: bearerToken(request) ?? '' };
    const recovery_codes = await secondFactors.confirm(account, sent, clientNetwork(request.ip));
    return { message: secondFactorTexts.enabled, recovery_codes };
  });

  routes.signedIn(disableSecondFactorCall, async ({ account, body, request }) => {
    await secondFactors.disable(account, body, clientNetwork(request.ip));
    return { message: secondFactorTexts.disabled };
  });
}
