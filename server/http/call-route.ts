import { Readable } from 'node:stream';
import type { Access, Call } from '@imc/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Account } from '../domain/accounts/users.ts';
import { RefusalError, refusalTexts } from '../domain/refusal-error.ts';
import type { Services } from '../domain/services.ts';
import { answerWriter } from './answers/answer-writer.ts';
import { checked } from './input.ts';
import { accountOf, requireAccess } from './plugins/authentication.ts';

/** What a call's handler is given: checked input, and who asks. */
export interface CallContext<C extends Call> {
  readonly body: z.output<C['body']>;
  readonly query: z.output<C['query']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler answers: the call's answer, to which the route adds its `status`. */
export type Success<C extends Call> = Omit<z.input<C['answer']>, 'status'>;

/** Or the whole answer as text, written while it is sent: see `streamedAnswer`. */
type Answered<C extends Call> = Promise<Success<C> | Readable>;

/** The key that makes a call safe to repeat; 400 where it is no key. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new RefusalError(400, refusalTexts.idempotencyKey);
  }
  return key;
}

function addRoute<C extends Call>(
  app: FastifyInstance,
  services: Services,
  call: C,
  handler: (context: CallContext<C>) => Answered<C>,
): void {
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    schema: {
      querystring: call.query,
      ...(call.sends === 'json' ? { body: call.body } : {}),
      response: { 200: call.answer },
    },
    config: { call },
    // Who asks, and how often, is settled before a byte of the body is read.
    onRequest: async (request) => {
      await requireAccess(services.sessions, request, call.access);
      if (call.limited) services.callLimits.count(call.path, request.ip);
    },
    // The validator's work is done here by the contract's own schemas, so that refusals carry texts by field.
    validatorCompiler:
      ({ schema }) =>
      (value) => {
        try {
          return { value: checked(schema as unknown as C['body'], value) };
        } catch (error) {
          // Returned, not thrown: Fastify answers 500 where a validator throws.
          return { error: error as Error };
        }
      },
    serializerCompiler: ({ schema }) => answerWriter(schema as unknown as C['answer']),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const answer = await handler({
        body: request.body as z.output<C['body']>,
        query: request.query as z.output<C['query']>,
        request,
        reply,
      });
      if (answer instanceof Readable) return reply.type('application/json; charset=utf-8').send(answer);
      return { status: 'success', ...answer };
    },
  });
}

/** Routes of calls: each is written down once, with its access, its schemas and its answer taken from the contract. */
export interface CallRoutes {
  /** A call that anyone may make. */
  open<C extends Call>(call: C, handler: (context: CallContext<C>) => Answered<C>): void;
  /** A call that asks for a session, or for an admin's. */
  signedIn<C extends Call>(
    call: C,
    handler: (context: CallContext<C> & { readonly account: Account }) => Answered<C>,
  ): void;
}

const expectAccess = (call: Call, ...wanted: readonly Access[]) => {
  if (!wanted.includes(call.access)) throw new Error(`${call.path} is for ${call.access}`);
};

export const callRoutes = (app: FastifyInstance, services: Services): CallRoutes => ({
  open: (call, handler) => {
    expectAccess(call, 'anyone');
    addRoute(app, services, call, handler);
  },
  signedIn: (call, handler) => {
    expectAccess(call, 'signed-in', 'admin');
    addRoute(app, services, call, (context) => handler({ ...context, account: accountOf(context.request) }));
  },
});
