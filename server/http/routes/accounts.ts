import {
  accountTexts,
  profileCall,
  signInCall,
  signOutCall,
  signUpCall,
  updateProfileCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import { consentAnswer, userAnswer } from '../../domain/accounts/users.ts';
import { clientNetwork } from '../../domain/client-network.ts';
import type { Services } from '../../domain/services.ts';
import { callRoutes, idempotencyKey } from '../call-route.ts';
import { bearerToken, pictureCookie, pictureCookieOptions } from '../plugins/authentication.ts';

/** Registers sign-up, sign-in, sign-out and the profile. */
export function accountRoutes(app: FastifyInstance, services: Services, { https }: { https: boolean }): void {
  const { accounts, sessions } = services;
  const routes = callRoutes(app, services);

  routes.open(signUpCall, ({ body, request }) =>
    accounts.signUp(body, idempotencyKey(request), clientNetwork(request.ip)),
  );

  routes.open(signInCall, async ({ body, request, reply }) => {
    const { account, session } = await accounts.signIn(
      body.email,
      body.password,
      body.rememberMe,
      clientNetwork(request.ip),
      request.headers['user-agent'],
    );
    reply.setCookie(pictureCookie, session.cookie, {
      ...pictureCookieOptions(https || request.protocol === 'https'),
      maxAge: session.seconds,
    });
    return {
      message: accountTexts.signedIn,
      data: { user: userAnswer(account), token: session.token },
    };
  });

  routes.signedIn(signOutCall, async ({ request, reply }) => {
    const token = bearerToken(request);
    if (token) await sessions.end(token);
    reply.clearCookie(pictureCookie, pictureCookieOptions(https || request.protocol === 'https'));
    return { message: accountTexts.signedOut };
  });

  routes.signedIn(profileCall, async ({ account }) => ({
    message: accountTexts.profile,
    data: userAnswer(account),
    ...consentAnswer(account),
  }));

  routes.signedIn(updateProfileCall, async ({ body, account }) => ({
    message: accountTexts.profileSaved,
    data: userAnswer(await accounts.saveProfile(account.id, body)),
  }));
}
