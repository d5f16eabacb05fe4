import { type Call, isAdmin, mayCall, refusalTexts, type User, valueProblem } from '@imc/api/contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type * as z from 'zod/mini';
import type { Store } from './store.ts';

export type ResponseBody<C extends Call> = z.input<C['response']>;

/** Parsed with the schemas of the call. */
export interface Exchange<C extends Call> {
  readonly body: z.output<C['body']>;
  readonly query: z.output<C['query']>;
  readonly request: Request;
  readonly form: () => Promise<FormData>;
  /** Token of the session, if any. */
  readonly token: string | undefined;
}

/** Without `status`, which is added to every success. */
export type Content<C extends Call> = Omit<ResponseBody<C>, 'status'>;

/** May also return a response, for a file. */
type Resolve<C extends Call, More> = (
  exchange: Exchange<C> & More,
) => Promise<Content<C> | Response> | Content<C> | Response;

/** Its handlers share a store and a base address. */
export interface HandlerMaker {
  /** For a call that needs no session. */
  open<C extends Call>(call: C, resolve: Resolve<C, object>): HttpHandler;
  /** Requires a signed-in user, or an admin if `call.access` says so. */
  guarded<C extends Call>(call: C, resolve: Resolve<C, { readonly user: User }>): HttpHandler;
}

/** Rejects a request. */
export class RefusalError extends Error {
  readonly status: number;
  /** Further fields of the answer. */
  readonly more: object;

  constructor(status: number, message: string, more = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

/** Throws a 400 with a text by field path. */
function check<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: valueProblem });
  if (result.success) return result.data;
  const texts = result.error.issues.map(({ path, message }) => [path.join('.') || 'request', message]);
  throw new RefusalError(400, refusalTexts.badRequest, { errors: Object.fromEntries(texts) });
}

const tokenOf = (request: Request): string | undefined =>
  request.headers.get('authorization')?.replace('Bearer ', '');

/** Throws a 401 without a session and a 403 for the wrong role. */
function authorize(call: Call, { sessions, accounts }: Store, token = ''): User {
  const user = accounts.get(sessions.get(token)?.userId ?? 0)?.user;
  if (!user) throw new RefusalError(401, refusalTexts.signIn);
  if (call.access === 'admin' && !isAdmin(user)) throw new RefusalError(403, refusalTexts.forbidden);
  if (call.access === 'admin' && !mayCall(user, call)) throw new RefusalError(403, refusalTexts.staffRole);
  return user;
}

function refusal(error: unknown): Response {
  if (!(error instanceof RefusalError)) throw error;
  const { status, message, more } = error;
  return HttpResponse.json<object>({ status: 'error', message, ...more }, { status });
}

/** At a base address. */
export function handlerFor(
  call: Pick<Call, 'method' | 'path'>,
  base: string,
  resolve: (request: Request) => Promise<Response> | Response,
  options: { readonly once?: boolean } = {},
): HttpHandler {
  const method = call.method.toLowerCase() as Lowercase<Call['method']>;
  return http[method](`${base}${call.path}`, ({ request }) => resolve(request), options);
}

export function createHandlerMaker(store: Store, base: string): HandlerMaker {
  const make = <C extends Call>(call: C, resolve: Resolve<C, object>) =>
    handlerFor(call, base, async (request) => {
      try {
        const token = tokenOf(request);
        if (call.access !== 'anyone') authorize(call, store, token);
        const query = check<C['query']>(call.query, Object.fromEntries(new URL(request.url).searchParams));
        const body = check<C['body']>(call.body, call.sends === 'json' ? await request.json() : {});
        const form = () => request.formData();
        const content = await resolve({ body, query, request, token, form });
        if (content instanceof Response) return content;
        return HttpResponse.json(
          call.response.parse({ status: 'success', ...content }) as Record<string, unknown>,
        );
      } catch (error) {
        return refusal(error);
      }
    });
  return {
    open: make,
    guarded: (call, resolve) =>
      make(call, (exchange) => resolve({ ...exchange, user: authorize(call, store, exchange.token) })),
  };
}
