import { type ApiClient, createApiClient } from '@imc/api/client';
import { allCalls, type Call, fileTypes } from '@imc/api/contract';
import { expect } from 'vitest';
import { expectDocumented } from './openapi.ts';
import type { RunningProvider } from './provider.ts';

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The body as text. */
  readonly text: string;
  // The tests read responses of different shapes, which the schemas have already validated.
  // biome-ignore lint/suspicious/noExplicitAny: validated by the schema of the call
  readonly body: any;
}

export interface TestRequest {
  readonly token?: string | undefined;
  /** JSON body. */
  readonly body?: unknown;
  readonly form?: FormData;
  /** Appended to the path unchanged. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const callOf = (url: string, method: string): Call | undefined =>
  allCalls.find((call) => call.method === method && new URL(url).pathname.endsWith(call.path));

/** The response must match the call's schema or the refusal schema, and the OpenAPI document must describe it. */
async function expectContract(response: Response, call: Call): Promise<void> {
  const where = `${call.method} ${call.path} ${response.status}`;
  expect(response.headers.get('cache-control'), where).toContain('no-store');
  if (response.ok && call.returns !== 'json') {
    const types: readonly string[] = call.returns.map((format) => fileTypes[format]);
    expect(types, where).toContain(response.headers.get('content-type')?.split(';')[0]);
    return;
  }
  expect(response.headers.get('content-type'), where).toMatch(/^application\/json\b/);
  expect(response.status, where).not.toBe(500);
  const body: unknown = await response.clone().json();
  const schema = response.ok ? call.response : call.refusal;
  // Parsing removes unknown fields, so the result must equal the input.
  expect(schema.parse(body), where).toStrictEqual(body);
  expectDocumented(call, response.status, body);
  if (!response.ok) expect((body as { message: string }).message.trim(), where).not.toBe('');
}

let address = 0;

/** Checks every response, and uses a new client address for each request, so that the limits per address don't apply. */
const checkedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  address += 1;
  headers.set('X-Forwarded-For', `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`);
  const response = await fetch(input, { ...init, headers });
  const call = callOf(String(input), init?.method ?? 'GET');
  if (call) await expectContract(response, call);
  return response;
};

/** Clients for a provider. */
export interface TestApi extends Pick<RunningProvider, 'issueReceipts'> {
  /** The product's client, signed in with the token. */
  client(token?: string): ApiClient;
  /** Without the client. */
  send(call: Pick<Call, 'method' | 'path'>, request?: TestRequest): Promise<TestResponse>;
}

export function createTestApi(provider: () => RunningProvider | undefined): TestApi {
  const baseUrl = () => provider()?.baseUrl ?? '';
  return {
    issueReceipts: async () => provider()?.issueReceipts(),
    client: (token) => createApiClient({ baseUrl: baseUrl(), token: () => token, fetch: checkedFetch }),
    async send(call, { token, body, form, query = '', headers = {} } = {}) {
      const response = await checkedFetch(`${baseUrl()}${call.path}${query}`, {
        method: call.method,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: form ?? (typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body)),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson ? JSON.parse(text) : undefined,
      };
    },
  };
}
