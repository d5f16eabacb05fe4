import { changePasswordCall, forgotPasswordCall, resetPasswordCall, resetTexts } from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { callRoutes } from '../../http/call-route.ts';
import { bearerToken } from '../../http/plugins/authentication.ts';
import { clientNetwork } from '../../shared/client-network.ts';
import type { PasswordResets } from './password-resets.ts';

/** Reset and change. */
export function passwordRoutes(app: FastifyInstance, passwordResets: PasswordResets): void {
  const routes = callRoutes(app);

  routes.open(forgotPasswordCall, async ({ body }) => {
    await passwordResets.requestLink(body.email);
    return { message: resetTexts.asked };
  });

  routes.open(resetPasswordCall, async ({ body, request }) => {
    await passwordResets.reset(body.token, body.password, clientNetwork(request.ip));
    return { message: resetTexts.done };
  });

  routes.signedIn(changePasswordCall, async ({ body, account, request }) => {
    const { current_password: current, password } = body;
    const sessionToken = bearerToken(request) ?? '';
    await passwordResets.change(account, { current, password, sessionToken }, clientNetwork(request.ip));
    return { message: resetTexts.changed };
  });
}
