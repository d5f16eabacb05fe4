import { Readable } from 'node:stream';
import { type Access, type Call, type FileFormat, fileTypes } from '@imc/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { outageOf } from '../db/outage.ts';
import type { Account } from '../shared/account.ts';
import { notSignedIn, RefusalError, refusalTexts } from '../shared/refusal-error.ts';
import { checked, checkedQuery } from './input.ts';
import { accountOf, bearerToken, type CallRules, requireAccess } from './plugins/authentication.ts';
import { responseWriter } from './responses/response-writer.ts';

/** Validated input, Fastify's request and reply. */
export interface CallContext<C extends Call> {
  readonly body: z.output<C['body']>;
  readonly query: z.output<C['query']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Without `status`, which the route adds. */
export type Success<C extends Call> = Omit<z.input<C['response']>, 'status'>;

/** Or a stream with the complete response: JSON text (`streamedResponse`), or a file. */
type HandlerResult<C extends Call> = Promise<Success<C> | Readable>;

const mediaTypeOf = (format: 'json' | FileFormat): string => {
  if (format === 'json') return 'application/json; charset=utf-8';
  return format === 'csv' ? `${fileTypes.csv}; charset=utf-8` : fileTypes[format];
};

/** For calls that return a file in one of several formats. */
export const nameFile = (reply: FastifyReply, name: string, format: FileFormat): void => {
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`).type(mediaTypeOf(format));
};

/** Throws a 400 if it is malformed. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new RefusalError(400, refusalTexts.idempotencyKey);
  }
  return key;
}

/**
 * Throws a 401 instead of an error caused by the erasure of the account or the end of its session during the call. Otherwise throws the
 * error itself.
 */
async function throwUnlessSignedOut(
  { sessions }: CallRules,
  request: FastifyRequest,
  error: unknown,
): Promise<never> {
  const isExpected = error instanceof RefusalError || (error instanceof Error && 'statusCode' in error);
  const token = bearerToken(request);
  if (!isExpected && !outageOf(error) && request.account && token !== undefined) {
    if (!(await sessions.byToken(token))) throw notSignedIn();
  }
  throw error;
}

function addRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => HandlerResult<C>,
): void {
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    schema: {
      querystring: call.query,
      ...(call.sends === 'json' ? { body: call.body } : {}),
      response: { 200: call.response },
    },
    config: { call },
    // Check access and rate limits before reading any of the body.
    onRequest: async (request) => {
      await requireAccess(app.callRules, request, call);
      if (call.limited !== false) {
        await app.callRules.callLimits.count(
          call.path,
          request.ip,
          call.limited === true ? undefined : call.limited,
        );
      }
    },
    // Validate with the contract's own schemas, so that error responses have messages by field.
    validatorCompiler:
      ({ schema, httpPart }) =>
      (value) => {
        const check = httpPart === 'querystring' ? checkedQuery : checked;
        try {
          return { value: check(schema as unknown as C['body'], value) };
        } catch (error) {
          // Return the error instead of throwing it, because Fastify responds with 500 if a validator throws.
          return { error: error as Error };
        }
      },
    serializerCompiler: ({ schema }) => responseWriter(schema as unknown as C['response']),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const answer = await handler({
        body: request.body as z.output<C['body']>,
        query: request.query as z.output<C['query']>,
        request,
        reply,
      }).catch((error: unknown) => throwUnlessSignedOut(app.callRules, request, error));
      if (answer instanceof Readable) {
        const format = call.returns === 'json' ? 'json' : call.returns[0];
        return (reply.hasHeader('content-type') ? reply : reply.type(mediaTypeOf(format))).send(answer);
      }
      return { status: 'success', ...answer };
    },
  });
}

/** Access and schemas come from the contract. */
export interface CallRoutes {
  open<C extends Call>(call: C, handler: (context: CallContext<C>) => HandlerResult<C>): void;
  /** Requires a session, of any user or of an admin. */
  signedIn<C extends Call>(
    call: C,
    handler: (context: CallContext<C> & { readonly account: Account }) => HandlerResult<C>,
  ): void;
}

const expectAccess = (call: Call, ...expected: readonly Access[]) => {
  if (!expected.includes(call.access)) throw new Error(`${call.path} has access '${call.access}'`);
};

export const callRoutes = (app: FastifyInstance): CallRoutes => ({
  open: (call, handler) => {
    expectAccess(call, 'anyone');
    addRoute(app, call, handler);
  },
  signedIn: (call, handler) => {
    expectAccess(call, 'signed-in', 'admin');
    addRoute(app, call, (context) => handler({ ...context, account: accountOf(context.request) }));
  },
});
