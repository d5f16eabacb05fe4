import { beforeEach, expect, test, vi } from 'vitest';

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const success = () => json(200, { status: 'success', message: 'Signed out' });

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let stored: Map<string, string>;

/** A page as it is after a load: with what is stored, and nothing else. */
async function load() {
  vi.resetModules();
  const { pendingRevocations } = await import('./pending-revocations.ts');
  const { sendRevocations } = await import('./revoke.ts');
  return { pendingRevocations, send: () => sendRevocations('/api') };
}

beforeEach(() => {
  stored = new Map();
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test.each([
  ['that it has ended the session', success],
  ['that it knew it no more', () => json(401, { status: 'error', message: 'Sign in' })],
])('a token is forgotten once the server says %s', async (_, answer) => {
  const { pendingRevocations, send } = await load();
  pendingRevocations.add('old');
  fetch.mockResolvedValueOnce(answer());
  await send();
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/signout.php', expect.anything());
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('Authorization')).toBe('Bearer old');
  expect(pendingRevocations.list()).toEqual([]);
  expect(pendingRevocations.hasFailed()).toBe(false);
  expect(stored.size).toBe(0);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('down'))],
  ['is in trouble', async () => json(503, { status: 'error', message: 'Later' })],
  ['is not the one that answers', async () => new Response('<html>A portal</html>')],
])('a token stays, and outlives the page, where the server %s', async (_, answer) => {
  const { pendingRevocations, send } = await load();
  const told = vi.fn();
  pendingRevocations.subscribe(told);
  pendingRevocations.add('old');
  fetch.mockImplementationOnce(answer);
  await send();
  expect(pendingRevocations.hasFailed()).toBe(true);
  expect(told).toHaveBeenCalled();

  const next = await load();
  expect(next.pendingRevocations.list()).toEqual(['old']);
  fetch.mockResolvedValueOnce(success());
  await next.send();
  expect(next.pendingRevocations.list()).toEqual([]);
});

test('one that fails holds up no other', async () => {
  const { pendingRevocations, send } = await load();
  pendingRevocations.add('first');
  pendingRevocations.add('second');
  fetch.mockRejectedValueOnce(new TypeError('down')).mockResolvedValueOnce(success());
  await send();
  expect(pendingRevocations.list()).toEqual(['first']);
  expect(pendingRevocations.hasFailed()).toBe(true);
});

test('a browser that does not store has it for as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { pendingRevocations, send } = await load();
  pendingRevocations.add('old');
  fetch.mockRejectedValueOnce(new TypeError('down'));
  await send();
  expect(pendingRevocations.list()).toEqual(['old']);
});

test('the cookie of who is signed in by now is left alone', async () => {
  const { pendingRevocations, send } = await load();
  const { useAuthStore } = await import('./auth-store.ts');
  const credentials = () => fetch.mock.calls.map(([, init]) => init.credentials);
  fetch.mockImplementation(async () => success());
  pendingRevocations.add('old');
  await send();
  useAuthStore.setState({ auth: { user: null, token: 'new', isAuthenticated: true } });
  pendingRevocations.add('older');
  await send();
  expect(credentials()).toEqual(['same-origin', 'omit']);
});
