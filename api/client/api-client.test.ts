import { describe, expect, it, vi } from 'vitest';
import { signInCall } from '../contract/calls/accounts.ts';
import { memberApplicationsCall } from '../contract/calls/applications.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));
const json = (body: unknown, status = 200) => answering(JSON.stringify(body), status);
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('the client', () => {
  it('sends the token as a bearer and the query encoded', async () => {
    const fetch = json({ status: 'success', applications: [] });
    const client = createApiClient({ baseUrl: '/api', token: () => 'secret', fetch });
    await client(memberApplicationsCall, { query: { email: 'a+b@mail.example' } });
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toBe('/api/get-applications.php?email=a%2Bb%40mail.example');
    expect((init.headers as Headers).get('Authorization')).toBe('Bearer secret');
  });

  it("carries the server's words on a refusal", async () => {
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

  it('takes a 200 whose status is not a success as a refusal', async () => {
    const error = await failure(
      createApiClient({ baseUrl: '', fetch: json({ status: 'error' }) })(memberApplicationsCall),
    );
    expect(error).toMatchObject({ kind: 'refused', serverMessage: undefined });
  });

  it.each(['<html></html>', '', '[]', '"text"', 'null'])('calls the answer %j unusable', async (body) => {
    const error = await failure(
      createApiClient({ baseUrl: '', fetch: answering(body) })(memberApplicationsCall),
    );
    expect(error.kind).toBe('unusable');
  });

  it('calls a success without its data unusable', async () => {
    const error = await failure(
      createApiClient({ baseUrl: '', fetch: json({ status: 'success' }) })(signInCall, {
        body: { email: 'a', password: 'b' },
      }),
    );
    expect(error.kind).toBe('unusable');
  });

  it('says when nothing answers, and when the session has ended', async () => {
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

  it('names the session that has ended by the token that the call carried, whoever is signed in by then', async () => {
    let token = 'old';
    const onSessionEnded = vi.fn();
    const { promise: answer, resolve } = Promise.withResolvers<Response>();
    const fetch = vi.fn(() => answer);
    const call = createApiClient({ baseUrl: '', fetch, token: () => token, onSessionEnded })(
      memberApplicationsCall,
    );
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    token = 'new';
    resolve(new Response('{"status":"error"}', { status: 401 }));
    await failure(call);
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('takes a wrong password for no end of a session that is stored', async () => {
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
