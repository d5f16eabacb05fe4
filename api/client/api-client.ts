import type * as z from 'zod/mini';
import type { Call } from '../contract/calls/call.ts';
import { ApiError } from './api-error.ts';

/** What a client needs to know of its surroundings. */
export interface ApiClientOptions {
  /** Where the calls stand: '/api', or another provider's address. No slash at the end. */
  readonly baseUrl: string;
  /** The stored token, asked for at every call; undefined where nobody is signed in. A call waits for it. */
  readonly token?: () => string | undefined | Promise<string | undefined>;
  /** Told when a call that needs a token is answered 401: the session of that token has ended, which may not be the present one. */
  readonly onSessionEnded?: (token: string) => void;
  /** Whether cookies are sent and taken. Default `same-origin`: the cookie that opens uploaded pictures comes with the sign-in answer. */
  readonly credentials?: RequestInit['credentials'];
  /** For tests; the global one otherwise. */
  readonly fetch?: typeof fetch;
}

/** What a single call sends. */
export interface CallInput<C extends Call> {
  readonly body?: z.input<C['body']>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Parts of a multipart call. */
  readonly form?: FormData;
  /** Makes the call safe to repeat: sent twice with one key, it is carried out once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Lets the request go on when the page is closed. Browsers take bodies of 64 KiB at most. */
  readonly keepalive?: boolean;
}

/** Makes a call and reads its answer. Throws an `ApiError` for anything but a success. */
export type ApiClient = <C extends Call>(call: C, input?: CallInput<C>) => Promise<z.output<C['read']>>;

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of an `errors` object; anything else in it is passed over. */
function fieldTexts(errors: unknown): Record<string, string> {
  if (!isObject(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) =>
      typeof text === 'string' && text ? [[field, text]] : [],
    ),
  );
}

async function readBody(response: Response): Promise<Loose> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new ApiError('unusable', { httpStatus: response.status, cause });
  }
  if (!isObject(body)) throw new ApiError('unusable', { httpStatus: response.status });
  return body;
}

function address(baseUrl: string, path: string, query: CallInput<Call>['query']): string {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return `${baseUrl}${path}${entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''}`;
}

function headersOf(input: CallInput<Call>, token: string | undefined): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey);
  return headers;
}

/** Sends a call; throws where no answer comes. */
async function send(
  { baseUrl, fetch: fetchWith = fetch, credentials = 'same-origin' }: ApiClientOptions,
  call: Call,
  input: CallInput<Call>,
  token: string | undefined,
): Promise<Response> {
  try {
    return await fetchWith(address(baseUrl, call.path, input.query), {
      method: call.method,
      headers: headersOf(input, token),
      body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
      signal: input.signal ?? null,
      keepalive: input.keepalive ?? false,
      credentials,
    });
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    throw new ApiError('unreachable', { cause });
  }
}

/** A client for any provider that speaks the contract. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return async <C extends Call>(call: C, input: CallInput<C> = {}) => {
    const token = await options.token?.();
    const response = await send(options, call, input, token);
    // What anyone may call is refused for other reasons: a wrong password.
    if (response.status === 401 && token && call.access !== 'anyone') options.onSessionEnded?.(token);
    const answer = await readBody(response);
    if (!response.ok || answer.status !== 'success') {
      throw new ApiError('refused', {
        httpStatus: response.status,
        message: typeof answer.message === 'string' ? answer.message : undefined,
        errors: fieldTexts(answer.errors),
        answer,
      });
    }
    const read = call.read.safeParse(answer);
    if (!read.success) throw new ApiError('unusable', { httpStatus: response.status, cause: read.error });
    return read.data as z.output<C['read']>;
  };
}
