import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { clientNetwork } from '../../shared/client-network.ts';
import { minutes } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { type Caller, inRequest } from '../../shared/request-context.ts';
import { sha256 } from '../../shared/tokens.ts';
import { bearerToken, pictureCookie } from './authentication.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The intentional error that answered the request. */
    refusal: RefusalError | null;
  }
}

/** Of sessions and clients in the log, hexadecimal. */
const digits = 16;

const callerOf = (request: FastifyRequest, clientKey: string): Caller => {
  // Requests that were refused early have no cookies yet.
  const secret = bearerToken(request) ?? request.cookies?.[pictureCookie];
  const client = createHmac('sha256', clientKey).update(clientNetwork(request.ip)).digest('hex');
  return {
    accountId: request.account?.id ?? null,
    session: request.account && secret !== undefined ? sha256(secret).slice(0, digits) : null,
    client: client.slice(0, digits),
    route: request.routeOptions.url === undefined ? null : `${request.method} ${request.routeOptions.url}`,
    requestId: request.id,
  };
};

interface RefusalRecorder {
  refused(refusal: RefusalError, caller: Caller): void;
  writeCounted(): Promise<void>;
  stop(): Promise<void>;
}

interface RecorderOptions {
  readonly securityLog: RefusalRecorder;
  /** Hides network addresses. */
  readonly clientKeys: { renew(): Promise<void>; current(): string };
}

/** Provides the caller of a request, and records refusals after the response was sent. */
export const securityLogHooks = plugin(
  async (app: FastifyInstance, { securityLog, clientKeys }: RecorderOptions) => {
    app.decorateRequest('refusal', null);
    // Twice, because reading the body leaves the asynchronous context.
    for (const hook of ['onRequest', 'preHandler'] as const)
      app.addHook(hook, (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
        inRequest(() => callerOf(request, clientKeys.current()), done),
      );
    app.addHook('onError', async (request, _reply, error) => {
      if (error instanceof RefusalError) request.refusal = error;
    });
    app.addHook('onResponse', async (request) => {
      if (request.refusal) securityLog.refused(request.refusal, callerOf(request, clientKeys.current()));
    });
    const onError = (error: unknown) => app.log.error({ err: error }, 'security log');
    const timer = setInterval(() => {
      securityLog.writeCounted().catch(onError);
      clientKeys.renew().catch(onError);
    }, minutes(1)).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await securityLog.stop();
    });
  },
  { name: 'security-log', dependencies: ['authentication'] },
);
