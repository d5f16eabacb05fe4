import type { Access } from '@imc/api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Account } from '../../domain/accounts/users.ts';
import { forbidden, notSignedIn } from '../../domain/refusal-error.ts';
import type { Sessions } from '../../domain/sessions/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the request carries; null until a check found one. */
    account: Account | null;
  }
}

/** Name of the cookie that opens uploaded pictures. It is sent below /uploads only. */
export const pictureCookie = 'imc_pictures';

/** The bearer token of a request; undefined for other schemes and malformed headers. */
export const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1];

/** The account of the request's bearer token, for calls that ask for one. 401 without a live session, 403 for the wrong role. */
export async function requireAccess(
  sessions: Sessions,
  request: FastifyRequest,
  access: Access,
): Promise<void> {
  if (access === 'anyone') return;
  const token = bearerToken(request);
  const account = token === undefined ? undefined : await sessions.byToken(token);
  if (!account) throw notSignedIn();
  request.account = account;
  if (access === 'admin' && account.role !== 'admin') throw forbidden();
}

/** The signed-in account. Only for routes that asked for one. */
export function accountOf(request: FastifyRequest): Account {
  if (!request.account) throw new Error('this route did not ask for a session');
  return request.account;
}

export const authentication = plugin(
  async (app: FastifyInstance) => {
    app.decorateRequest('account', null);
  },
  { name: 'authentication' },
);
