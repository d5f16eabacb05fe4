import { type Call, type User, uploadLimits, uploadTexts } from '@imc/api/contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type * as z from 'zod/mini';
import { Refused } from './refused.ts';
import type { Store } from './store.ts';

/** Largest JSON body, in bytes (requirements, line 23). */
const jsonLimit = 100 * 1024;

/** What a call answers to a success. */
export type Answer<C extends Call> = z.input<C['answer']>;

/** One request to a call, read and judged as the server reads and judges it. */
export interface Exchange<C extends Call> {
  readonly body: z.output<C['body']>;
  readonly query: z.output<C['query']>;
  readonly request: Request;
  /** Parts of a multipart call. */
  readonly form: () => Promise<FormData>;
  /** Token of the session, where there is one. */
  readonly token: string | undefined;
}

/** An answer without its envelope, which every success shares. */
export type Content<C extends Call> = Omit<Answer<C>, 'status'>;

type Resolve<C extends Call, More> = (exchange: Exchange<C> & More) => Promise<Content<C>> | Content<C>;

/** Texts of a call's own for what any call may refuse. */
export interface CallTexts {
  /** Where a required field of the body is absent or empty. */
  readonly required?: string;
}

/** Makes handlers that share one store and one base address. */
export interface HandlerMaker {
  /** A call that anyone may make. */
  open<C extends Call>(call: C, resolve: Resolve<C, object>, texts?: CallTexts): HttpHandler;
  /** A call that only signed-in people may make, or only admins, as the call says. */
  guarded<C extends Call>(
    call: C,
    resolve: Resolve<C, { readonly user: User }>,
    texts?: CallTexts,
  ): HttpHandler;
}

const general = {
  invalid: 'Some of what was sent is not valid.',
  notJson: 'The body must be a JSON object.',
  mediaType: 'The body must be sent as application/json.',
  multipart: 'The body must be sent as multipart/form-data.',
  tooLarge: 'The body is too large.',
  signIn: 'Please sign in and try again.',
  forbidden: 'You may not do this.',
  required: 'This field is required',
} as const;

/** The provider's answer to a request that is not allowed to the person. */
export const forbidden = (): Refused => new Refused(403, general.forbidden);

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that would reach an object's prototype. */
function hasForbiddenKey(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasForbiddenKey);
  if (!isPlainObject(value)) return false;
  return Object.entries(value).some(
    ([key, item]) => key === '__proto__' || key === 'constructor' || hasForbiddenKey(item),
  );
}

/** Reads text as a JSON object; 400 for anything else. */
export function readJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused(400, general.notJson);
  }
  if (!isPlainObject(value) || hasForbiddenKey(value)) throw new Refused(400, general.notJson);
  return value;
}

async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  if (mediaType(request) !== 'application/json') throw new Refused(415, general.mediaType);
  const text = await request.text();
  if (new TextEncoder().encode(text).length > jsonLimit) throw new Refused(413, general.tooLarge);
  return readJsonObject(text);
}

const at = (source: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], source);

/** Checks a value against a schema; 400 with a text by field path where it does not hold. */
export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  texts: CallTexts = {},
): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.');
    const isMissing = at(value, issue.path) === undefined;
    errors[path] ??= isMissing ? (texts.required ?? general.required) : issue.message;
  }
  const [first = general.invalid] = Object.values(errors);
  throw new Refused(400, first, { errors });
}

function readQuery(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => {
      const values = searchParams.getAll(key);
      return [key, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

async function readForm(request: Request): Promise<FormData> {
  const bytes = await request.clone().arrayBuffer();
  if (bytes.byteLength > uploadLimits.bodyBytes) throw new Refused(413, uploadTexts.requestTooLarge);
  try {
    return await request.formData();
  } catch {
    throw new Refused(400, general.invalid);
  }
}

function bearer(request: Request): string | undefined {
  return /^Bearer ([\w-]{1,512})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** The person of the request's token: 401 for nobody, 403 for the wrong role. */
function authorize(call: Call, store: Store, token: string | undefined): User {
  const id = token === undefined ? undefined : store.sessions.get(token);
  const account = id === undefined ? undefined : store.accounts.get(id);
  if (!account) throw new Refused(401, general.signIn);
  if (call.access === 'admin' && account.user.role !== 'admin') throw forbidden();
  return account.user;
}

async function readBody<C extends Call>(
  call: C,
  request: Request,
  texts: CallTexts,
): Promise<z.output<C['body']>> {
  if (call.sends === 'json') return check<C['body']>(call.body, await readJsonBody(request), texts);
  const type = mediaType(request);
  if (call.sends === 'multipart' && type !== 'multipart/form-data') throw new Refused(415, general.multipart);
  if (call.sends === 'nothing' && type && type !== 'application/json')
    throw new Refused(415, general.mediaType);
  return {} as z.output<C['body']>;
}

const headers = { 'Cache-Control': 'no-store' } as const;

function refusal(error: unknown): Response {
  if (!(error instanceof Refused)) throw error;
  const { httpStatus: status, message, errors } = error;
  return HttpResponse.json(
    { status: 'error', message, ...(errors ? { errors: { ...errors } } : {}) },
    { status, headers: { ...headers, ...error.headers } },
  );
}

/** A handler of the call at the base address. */
export function handlerFor(
  call: Pick<Call, 'method' | 'path'>,
  base: string,
  resolve: (request: Request) => Promise<Response> | Response,
  options: { readonly once?: boolean } = {},
): HttpHandler {
  const method = call.method.toLowerCase() as Lowercase<Call['method']>;
  return http[method](`${base}${call.path}`, ({ request }) => resolve(request), options);
}

/** Handlers over one store at one base address. */
export function createHandlerMaker(store: Store, base: string): HandlerMaker {
  const make = <C extends Call>(call: C, texts: CallTexts, resolve: Resolve<C, object>) =>
    handlerFor(call, base, async (request) => {
      try {
        const token = bearer(request);
        if (call.access !== 'anyone') authorize(call, store, token);
        const query = check<C['query']>(call.query, readQuery(request), texts);
        const body = await readBody(call, request, texts);
        const content = await resolve({ body, query, request, token, form: () => readForm(request) });
        return HttpResponse.json(
          call.answer.parse({ status: 'success', ...content }) as Record<string, unknown>,
          { headers },
        );
      } catch (error) {
        return refusal(error);
      }
    });
  return {
    open: (call, resolve, texts = {}) => make(call, texts, resolve),
    guarded: (call, resolve, texts = {}) =>
      make(call, texts, (exchange) => resolve({ ...exchange, user: authorize(call, store, exchange.token) })),
  };
}
