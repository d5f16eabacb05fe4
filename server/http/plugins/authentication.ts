import { type Call, mayCall, secondFactorMissing } from '@imc/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Account } from '../../shared/account.ts';
import { forbidden, notSignedIn, RefusalError, refusalTexts } from '../../shared/refusal-error.ts';
import type { CallLimits } from '../call-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Checked by `callRoutes` before each call. */
    readonly callRules: CallRules;
  }
  interface FastifyRequest {
    /** Null until access was checked. */
    account: Account | null;
  }
}

/** Grants access to uploaded images. Sent only under /uploads. */
export const pictureCookie = 'imc_pictures';

/** Hides the cookie from scripts and other sites, and limits it to /uploads. */
export const pictureCookieOptions = (secure: boolean) =>
  ({ path: '/uploads', httpOnly: true, sameSite: 'strict', secure }) as const;

/** Undefined for other schemes and malformed headers. */
export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];

/** Who may make a call, and how often. */
export interface CallRules {
  readonly sessions: {
    /** Undefined without a valid session. */
    byToken(token: string): Promise<Account | undefined>;
  };
  readonly staffRules: {
    /** Whether staff must have a second factor and the account has none. */
    lacksSecondFactor(account: Account): Promise<boolean>;
  };
  readonly callLimits: CallLimits;
}

/**
 * Sets the account of the bearer token. Throws a 401 without a valid session, and a 403 for the wrong role or for an admin who has to set up a
 * second factor first.
 */
export async function requireAccess(
  { sessions, staffRules }: CallRules,
  request: FastifyRequest,
  call: Pick<Call, 'access' | 'staffRoles'>,
): Promise<void> {
  if (call.access === 'anyone') return;
  const token = bearerToken(request);
  const account = token === undefined ? undefined : await sessions.byToken(token);
  if (!account) throw notSignedIn();
  request.account = account;
  if (call.access !== 'admin') return;
  if (account.role !== 'admin') throw forbidden();
  if (await staffRules.lacksSecondFactor(account))
    throw new RefusalError(403, refusalTexts.secondFactorMissing, { code: secondFactorMissing });
  if (!mayCall(account, call)) throw new RefusalError(403, refusalTexts.staffRole);
}

/** Only for routes that require a session. */
export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new Error('this route does not require a session');
  return request.account;
}

/** Adds `request.account`. */
export const authentication = plugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('account', null);
  },
  { name: 'authentication' },
);
