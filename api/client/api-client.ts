import type * as z from 'zod/mini';
import { type Call, type FileFormat, fileTypes } from '../contract/calls/call.ts';
import { ApiError } from './api-error.ts';
import { canWatchUploads, sendWithProgress } from './send-with-progress.ts';

export interface ApiClientOptions {
  /** Without a trailing slash: '/api', or the URL of another server. */
  readonly baseUrl: string;
  /** Returns the stored session token. Awaited before every request. */
  readonly token?: () => string | undefined | Promise<string | undefined>;
  /** Called when a request that requires a token returns 401. The session of the given token has ended; the current session may differ. */
  readonly onSessionEnded?: (token: string) => void;
  /** Whether to send and accept cookies. Default: `same-origin`, because sign-in sets the cookie that grants access to uploaded images. */
  readonly credentials?: RequestInit['credentials'];
  /** Replaces the global `fetch` in tests. */
  readonly fetch?: typeof fetch;
}

export interface CallInput<C extends Call> {
  readonly body?: z.input<C['body']>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly form?: FormData;
  /** Makes the call safe to retry: calls with the same key take effect only once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. Browsers limit such bodies to 64 KiB. */
  readonly keepalive?: boolean;
  /** Called while the parts of a multipart call are sent, with bytes. Not called where `fetch` was replaced or the browser can't tell. */
  readonly onProgress?: (sent: number, total: number) => void;
}

/** Throws an `ApiError` unless the call succeeds. */
export type ApiClient = <C extends Call>(call: C, input?: CallInput<C>) => Promise<z.output<C['response']>>;

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ignores values that are no texts. */
function fieldTexts(errors: unknown): Record<string, string> {
  if (!isObject(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) =>
      typeof text === 'string' && text ? [[field, text]] : [],
    ),
  );
}

async function readBody(response: Response): Promise<JsonObject> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new ApiError('unusable', { httpStatus: response.status, cause });
  }
  if (!isObject(body)) throw new ApiError('unusable', { httpStatus: response.status });
  return body;
}

/** Throws if the connection breaks off or another kind of file arrives, such as a captive portal's page. */
async function readFile(response: Response, formats: readonly FileFormat[]): Promise<Blob> {
  const { status: httpStatus } = response;
  const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim();
  if (!formats.some((format) => fileTypes[format] === mediaType)) {
    throw new ApiError('unusable', { httpStatus });
  }
  try {
    return await response.blob();
  } catch (cause) {
    throw new ApiError('unreachable', { cause });
  }
}

function urlOf(baseUrl: string, path: string, query: CallInput<Call>['query']): string {
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

/** Throws if there is no response. */
async function send(
  { baseUrl, fetch: ownFetch, credentials = 'same-origin' }: ApiClientOptions,
  call: Call,
  input: CallInput<Call>,
  token: string | undefined,
): Promise<Response> {
  const url = urlOf(baseUrl, call.path, input.query);
  const headers = headersOf(input, token);
  try {
    if (input.form && input.onProgress && canWatchUploads && !ownFetch) {
      return await sendWithProgress(url, {
        method: call.method,
        headers,
        body: input.form,
        signal: input.signal,
        withCredentials: credentials === 'include',
        onProgress: input.onProgress,
      });
    }
    return await (ownFetch ?? fetch)(url, {
      method: call.method,
      headers,
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

export function createApiClient(options: ApiClientOptions): ApiClient {
  return async <C extends Call>(call: C, input: CallInput<C> = {}) => {
    const token = await options.token?.();
    const response = await send(options, call, input, token);
    // Public calls return 401 for other reasons, such as a wrong password.
    if (response.status === 401 && token && call.access !== 'anyone') options.onSessionEnded?.(token);
    if (response.ok && call.returns !== 'json')
      return (await readFile(response, call.returns)) as z.output<C['response']>;
    const answer = await readBody(response);
    if (!response.ok || answer.status !== 'success') {
      throw new ApiError('refused', {
        httpStatus: response.status,
        message: typeof answer.message === 'string' ? answer.message : undefined,
        errors: fieldTexts(answer.errors),
        answer,
      });
    }
    const read = call.response.safeParse(answer);
    if (!read.success) throw new ApiError('unusable', { httpStatus: response.status, cause: read.error });
    return read.data as z.output<C['response']>;
  };
}
