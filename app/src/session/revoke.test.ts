import { beforeEach, expect, test, vi } from 'vitest';

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const success = () => json(200, { status: 'success', message: 'Signed out' });

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let stored: Map<string, string>;

/** Loads the modules as on a fresh page, which keeps only the storage. */
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
  ['has ended the session', success],
  ['no longer knows the session', () => json(401, { status: 'error', message: 'Sign in' })],
])('removes a token when the server %s', async (_, answer) => {
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
  ['answers with an error', async () => json(503, { status: 'error', message: 'Later' })],
  ['is replaced by a captive portal', async () => new Response('<html>A portal</html>')],
])('keeps a token across page loads when the server %s', async (_, answer) => {
  const { pendingRevocations, send } = await load();
  const listener = vi.fn();
  pendingRevocations.subscribe(listener);
  pendingRevocations.add('old');
  fetch.mockImplementationOnce(answer);
  await send();
  expect(pendingRevocations.hasFailed()).toBe(true);
  expect(listener).toHaveBeenCalled();

  const next = await load();
  expect(next.pendingRevocations.list()).toEqual(['old']);
  fetch.mockResolvedValueOnce(success());
  await next.send();
  expect(next.pendingRevocations.list()).toEqual([]);
});

test('a failed token does not block the others', async () => {
  const { pendingRevocations, send } = await load();
  pendingRevocations.add('first');
  pendingRevocations.add('second');
  fetch.mockRejectedValueOnce(new TypeError('down')).mockResolvedValueOnce(success());
  await send();
  expect(pendingRevocations.list()).toEqual(['first']);
  expect(pendingRevocations.hasFailed()).toBe(true);
});

test('without storage, a token is preserved until the page is closed', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { pendingRevocations, send } = await load();
  pendingRevocations.add('old');
  fetch.mockRejectedValueOnce(new TypeError('down'));
  await send();
  expect(pendingRevocations.list()).toEqual(['old']);
});

test('the request omits the cookie when another user has signed in since', async () => {
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
