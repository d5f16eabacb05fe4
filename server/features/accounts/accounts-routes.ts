import {
  accountTexts,
  type Call,
  profileCall,
  signInCall,
  signInCodeCall,
  signOutCall,
  signUpCall,
  updateProfileCall,
} from '@imc/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Secrets } from '../../db/secrets.ts';
import { type CallContext, callRoutes, idempotencyKey } from '../../http/call-route.ts';
import { bearerToken, pictureCookie, pictureCookieOptions } from '../../http/plugins/authentication.ts';
import { type Account, consentAnswer, userAnswer } from '../../shared/account.ts';
import { clientNetwork } from '../../shared/client-network.ts';
import type { RefusedAddresses } from '../mails/refused-addresses.ts';
import type { StaffRules } from '../people/staff-rules.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Accounts } from './accounts.ts';
import { browserCookie, browserCookieOptions, newBrowserCookie } from './browser-cookie.ts';
import type { NewSession, Sessions } from './sessions.ts';
import type { SignInChallenges } from './sign-in-challenges.ts';

export function accountRoutes(
  app: FastifyInstance,
  {
    accounts,
    challenges,
    https,
    refusedAddresses,
    secrets,
    securityLog,
    sessions,
    staffRules,
  }: {
    readonly accounts: Accounts;
    readonly challenges: SignInChallenges;
    readonly https: boolean;
    readonly refusedAddresses: Pick<RefusedAddresses, 'has'>;
    readonly secrets: Secrets;
    readonly securityLog: SecurityLog;
    readonly sessions: Sessions;
    readonly staffRules: StaffRules;
  },
): void {
  const routes = callRoutes(app);

  routes.open(signUpCall, ({ body, request }) =>
    accounts.signUp(body, idempotencyKey(request), clientNetwork(request.ip)),
  );

  const userOf = async (account: Account) =>
    userAnswer(account, {
      isSecondFactorRequired: await staffRules.isSecondFactorRequired(),
      isRefused: await refusedAddresses.has(account.email),
    });

  /** With the cookie of the new session. */
  const signedIn = async (
    { account, session }: { readonly account: Account; readonly session: NewSession },
    { request, reply }: Pick<CallContext<Call>, 'request' | 'reply'>,
  ) => {
    const secure = https || request.protocol === 'https';
    reply.setCookie(pictureCookie, session.cookie, {
      ...pictureCookieOptions(secure),
      maxAge: session.seconds,
    });
    reply.setCookie(
      browserCookie,
      newBrowserCookie(secrets, account.email_key),
      browserCookieOptions(secure),
    );
    return {
      message: accountTexts.signedIn,
      data: { user: await userOf(account), token: session.token },
    };
  };

  routes.open(signInCall, async ({ body, request, reply }) => {
    const started = await accounts.signIn(
      body.email,
      body.password,
      body.rememberMe,
      clientNetwork(request.ip),
      request.headers['user-agent'],
      request.cookies[browserCookie],
    );
    return signedIn(started, { request, reply });
  });

  routes.open(signInCodeCall, async ({ body, request, reply }) => {
    const client = clientNetwork(request.ip);
    const started = await challenges.complete(body, client, request.headers['user-agent']);
    return signedIn(started, { request, reply });
  });

  routes.signedIn(signOutCall, async ({ request, reply }) => {
    const token = bearerToken(request);
    if (token) await sessions.end(token);
    securityLog.note({ kind: 'signed-out' });
    const secure = https || request.protocol === 'https';
    reply.clearCookie(pictureCookie, pictureCookieOptions(secure));
    // Nothing of the member stays in a browser that others use, too.
    reply.clearCookie(browserCookie, browserCookieOptions(secure));
    return { message: accountTexts.signedOut };
  });

  routes.signedIn(profileCall, async ({ account }) => ({
    message: accountTexts.profile,
    data: await userOf(account),
    ...consentAnswer(account),
  }));

  routes.signedIn(updateProfileCall, async ({ body, account }) => ({
    message: accountTexts.profileSaved,
    data: await userOf(await accounts.saveProfile(account, body)),
  }));
}
