import {
  bracketProblems,
  type Call,
  isAdmin,
  mayCall,
  refusalTexts,
  type User,
  uploadLimits,
  uploadTexts,
  valueProblem,
} from '@imc/api/contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type * as z from 'zod/mini';
import { issueReceipts } from './pending-receipts.ts';
import { RefusalError } from './refusal-error.ts';
import type { Store } from './store.ts';

/** Largest JSON body, in bytes. */
const jsonLimit = 100 * 1024;

/** The answer of a call on success. */
export type Answer<C extends Call> = z.input<C['answer']>;

/** A request to a call, parsed and validated as on the server. */
export interface Exchange<C extends Call> {
  readonly body: z.output<C['body']>;
  readonly query: z.output<C['query']>;
  readonly request: Request;
  /** Parts of a multipart call. */
  readonly form: () => Promise<FormData>;
  /** Token of the session, if any. */
  readonly token: string | undefined;
}

/** An answer without `status`, which is added to every success. */
export type Content<C extends Call> = Omit<Answer<C>, 'status'>;

/** Returns the content of an answer, or the response itself if it is a file. */
type Resolve<C extends Call, More> = (
  exchange: Exchange<C> & More,
) => Promise<Content<C> | Response> | Content<C> | Response;

/** Creates handlers that share a store and a base address. */
export interface HandlerMaker {
  /** Creates a handler for a call that needs no session. */
  open<C extends Call>(call: C, resolve: Resolve<C, object>): HttpHandler;
  /** Creates a handler for a call that requires a signed-in user, or an admin if `call.access` says so. */
  guarded<C extends Call>(call: C, resolve: Resolve<C, { readonly user: User }>): HttpHandler;
}

/** Creates an error with status 400 and texts by field; the message joins the distinct texts. */
export const invalid = (errors: Readonly<Record<string, string>>): RefusalError =>
  new RefusalError(400, [...new Set(Object.values(errors))].join(' '), { errors });

/** Creates an error for a request that the user is not allowed to make. */
export const forbidden = (): RefusalError => new RefusalError(403, refusalTexts.forbidden);

const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a value must not be stored: keys that would change an object's prototype, and texts that a database may not return unchanged. */
function isForbidden(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some(isForbidden);
  if (!isPlainObject(value)) return false;
  return Object.entries(value).some(([key, item]) => forbiddenKeys.has(key) || isForbidden(item));
}

/** Parses text as a JSON object; throws a 400 for anything else. */
export function readJsonObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RefusalError(400, refusalTexts.notJson);
  }
  if (!isPlainObject(value) || isForbidden(value)) throw new RefusalError(400, refusalTexts.notJson);
  return value;
}

async function readJsonBody(request: Request): Promise<Record<string, unknown>> {
  if (mediaType(request) !== 'application/json') throw new RefusalError(415, refusalTexts.mediaType);
  const text = await request.text();
  if (new TextEncoder().encode(text).length > jsonLimit) throw new RefusalError(413, refusalTexts.tooLarge);
  return readJsonObject(text);
}

/** Validates a value with a schema; throws a 400 with a text by field path if it is invalid. */
export function check<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: valueProblem });
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.');
    errors[path || 'request'] ??= issue.message;
  }
  throw invalid(errors);
}

/** As `check`, for the parameters of a query string. Those with brackets are refused. */
function checkQuery<S extends z.ZodMiniType>(schema: S, query: Record<string, unknown>): z.output<S> {
  const errors = bracketProblems(schema, Object.keys(query));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return check(schema, query);
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
  if (bytes.byteLength > uploadLimits.bodyBytes) throw new RefusalError(413, uploadTexts.requestTooLarge);
  try {
    return await request.formData();
  } catch {
    throw new RefusalError(400, refusalTexts.badRequest);
  }
}

function bearer(request: Request): string | undefined {
  return /^Bearer ([\w-]{1,512})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** Returns the user of the token; throws a 401 without a session and a 403 for the wrong role. */
function authorize(call: Call, store: Store, token: string | undefined): User {
  const id = token === undefined ? undefined : store.sessions.get(token)?.userId;
  const account = id === undefined ? undefined : store.accounts.get(id);
  if (!account) throw new RefusalError(401, refusalTexts.signIn);
  if (call.access !== 'admin') return account.user;
  if (!isAdmin(account.user)) throw forbidden();
  if (!mayCall(account.user, call)) throw new RefusalError(403, refusalTexts.staffRole);
  return account.user;
}

async function readBody<C extends Call>(call: C, request: Request): Promise<z.output<C['body']>> {
  if (call.sends === 'json') return check<C['body']>(call.body, await readJsonBody(request));
  const type = mediaType(request);
  if (call.sends === 'multipart' && type !== 'multipart/form-data')
    throw new RefusalError(415, refusalTexts.mediaType);
  if (call.sends === 'nothing' && type && type !== 'application/json')
    throw new RefusalError(415, refusalTexts.mediaType);
  return {} as z.output<C['body']>;
}

const headers = { 'Cache-Control': 'no-store' } as const;

function refusal(error: unknown): Response {
  if (!(error instanceof RefusalError)) throw error;
  const { httpStatus: status, message, errors, more } = error;
  return HttpResponse.json(
    { status: 'error', message, ...(errors ? { errors: { ...errors } } : {}), ...more },
    { status, headers: { ...headers, ...error.headers } },
  );
}

/** Creates a handler for a call at a base address. */
export function handlerFor(
  call: Pick<Call, 'method' | 'path'>,
  base: string,
  resolve: (request: Request) => Promise<Response> | Response,
  options: { readonly once?: boolean } = {},
): HttpHandler {
  const method = call.method.toLowerCase() as Lowercase<Call['method']>;
  return http[method](`${base}${call.path}`, ({ request }) => resolve(request), options);
}

/** Creates the functions that make handlers for a store and a base address. */
export function createHandlerMaker(store: Store, base: string, now: () => Date): HandlerMaker {
  const make = <C extends Call>(call: C, resolve: Resolve<C, object>) =>
    handlerFor(call, base, async (request) => {
      try {
        issueReceipts(store, now());
        const token = bearer(request);
        if (call.access !== 'anyone') authorize(call, store, token);
        const query = checkQuery<C['query']>(call.query, readQuery(request));
        const body = await readBody(call, request);
        const content = await resolve({ body, query, request, token, form: () => readForm(request) });
        if (content instanceof Response) return content;
        return HttpResponse.json(
          call.answer.parse({ status: 'success', ...content }) as Record<string, unknown>,
          { headers },
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
