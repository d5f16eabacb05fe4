import { describe, expect, it, vi } from 'vitest';
import { signInCall } from '../contract/calls/accounts.ts';
import { memberApplicationsCall } from '../contract/calls/applications.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

const responding = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));
const json = (body: unknown, status = 200) => responding(JSON.stringify(body), status);
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('the client', () => {
  it('S-6.2: sends the token as a bearer token and encodes the query', async () => {
    const fetch = json({ status: 'success', applications: [] });
    const client = createApiClient({ baseUrl: '/api', token: () => 'secret', fetch });
    await client(memberApplicationsCall, { query: { email: 'a+b@mail.example' } });
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toBe('/api/get-applications.php?email=a%2Bb%40mail.example');
    expect((init.headers as Headers).get('Authorization')).toBe('Bearer secret');
  });

  it("throws with the server's messages if the call is rejected", async () => {
    const fetch = json({ status: 'error', message: 'No', errors: { email: 'Taken', odd: 3 } }, 409);
    const error = await failure(
      createApiClient({ baseUrl: '', fetch })(signInCall, { body: { email: 'a', password: 'b' } }),
    );
    expect(error).toMatchObject({
      kind: 'refused',
      httpStatus: 409,
      serverMessage: 'No',
      errors: { email: 'Taken' },
    });
    expect(error.joined).toBe('Taken');
  });

  it('treats a 200 with a status other than success as rejected', async () => {
    const error = await failure(
      createApiClient({ baseUrl: '', fetch: json({ status: 'error' }) })(memberApplicationsCall),
    );
    expect(error).toMatchObject({ kind: 'refused', serverMessage: undefined });
  });

  it.each(['<html></html>', '', '[]', '"text"', 'null'])(
    'treats the response %j as unusable',
    async (body) => {
      const error = await failure(
        createApiClient({ baseUrl: '', fetch: responding(body) })(memberApplicationsCall),
      );
      expect(error.kind).toBe('unusable');
    },
  );

  it('treats a success without its data as unusable', async () => {
    const error = await failure(
      createApiClient({ baseUrl: '', fetch: json({ status: 'success' }) })(signInCall, {
        body: { email: 'a', password: 'b' },
      }),
    );
    expect(error.kind).toBe('unusable');
  });

  it('reports an unreachable server and an ended session', async () => {
    const down = vi.fn(async () => Promise.reject(new TypeError('refused')));
    expect((await failure(createApiClient({ baseUrl: '', fetch: down })(memberApplicationsCall))).kind).toBe(
      'unreachable',
    );
    const onSessionEnded = vi.fn();
    const refusing = json({ status: 'error', message: 'Sign in' }, 401);
    await failure(
      createApiClient({ baseUrl: '', fetch: refusing, token: () => 't', onSessionEnded })(
        memberApplicationsCall,
      ),
    );
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('t');
    await failure(createApiClient({ baseUrl: '', fetch: refusing, onSessionEnded })(memberApplicationsCall));
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('reports the token that the request was sent with, even if the current token has changed', async () => {
    let token = 'old';
    const onSessionEnded = vi.fn();
    const { promise: answer, resolve } = Promise.withResolvers<Response>();
    const fetch = vi.fn(() => answer);
    const call = createApiClient({ baseUrl: '', fetch, token: () => token, onSessionEnded })(
      memberApplicationsCall,
    );
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce(), { timeout: 40_000 });
    token = 'new';
    resolve(new Response('{"status":"error"}', { status: 401 }));
    await failure(call);
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('does not treat a wrong password as the end of the stored session', async () => {
    const onSessionEnded = vi.fn();
    const refusing = json({ status: 'error', message: 'Invalid email or password' }, 401);
    const client = createApiClient({ baseUrl: '', fetch: refusing, token: () => 't', onSessionEnded });
    await failure(client(signInCall, { body: { email: 'a', password: 'b' } }));
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('waits for a token that is still being restored', async () => {
    const fetch = json({ status: 'success', applications: [] });
    const client = createApiClient({ baseUrl: '', fetch, token: async () => 'restored' });
    await client(memberApplicationsCall);
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect((init.headers as Headers).get('Authorization')).toBe('Bearer restored');
  });
});
