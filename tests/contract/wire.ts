import { type ApiClient, createApiClient } from '@imc/api/client';
import { allCalls, type Call } from '@imc/api/contract';
import { expect } from 'vitest';
import { expectDocumented } from './openapi.ts';

/** An answer as it came. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body's text, byte for byte. */
  readonly text: string;
  // The suite reads answers of every shape, which their schemas have checked.
  // biome-ignore lint/suspicious/noExplicitAny: checked by the schema of the call
  readonly body: any;
}

/** What a request sends. */
export interface WireRequest {
  readonly token?: string | undefined;
  /** JSON. */
  readonly body?: unknown;
  readonly form?: FormData;
  /** Appended to the path as it is. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const callOf = (url: string, method: string): Call | undefined =>
  allCalls.find((call) => call.method === method && new URL(url).pathname.endsWith(call.path));

/** Every answer follows the contract: what the call lists and nothing else, or a refusal with a text for people. The OpenAPI document describes it. */
async function holdContract(response: Response, call: Call): Promise<void> {
  const where = `${call.method} ${call.path} ${response.status}`;
  expect(response.headers.get('content-type'), where).toMatch(/^application\/json\b/);
  expect(response.headers.get('cache-control'), where).toContain('no-store');
  expect(response.status, where).not.toBe(500);
  const body: unknown = await response.clone().json();
  const schema = response.ok ? call.answer : call.refusal;
  // Parsing drops fields that the schema does not list: what comes out must be what came in.
  expect(schema.parse(body), where).toStrictEqual(body);
  expectDocumented(call, response.status, body);
  if (!response.ok) expect((body as { message: string }).message.trim(), where).not.toBe('');
}

let address = 0;

/** A fetch that looks at every answer, and comes from another address each time, so that no limit by address is met. */
const watchedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  address += 1;
  headers.set('X-Forwarded-For', `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`);
  const response = await fetch(input, { ...init, headers });
  const call = callOf(String(input), init?.method ?? 'GET');
  if (call) await holdContract(response, call);
  return response;
};

/** Ways to speak to a provider. */
export interface Wire {
  /** The client of the product, signed in with the token. */
  client(token?: string): ApiClient;
  /** A request as anyone could send it. */
  send(call: Pick<Call, 'method' | 'path'>, request?: WireRequest): Promise<WireAnswer>;
}

export function createWire(baseUrl: () => string): Wire {
  return {
    client: (token) => createApiClient({ baseUrl: baseUrl(), token: () => token, fetch: watchedFetch }),
    async send(call, { token, body, form, query = '', headers = {} } = {}) {
      const response = await watchedFetch(`${baseUrl()}${call.path}${query}`, {
        method: call.method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: form ?? (typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body)),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
    },
  };
}
