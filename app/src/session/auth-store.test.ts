import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A local storage of its own for each test. */
function stubStorage(entries: Record<string, string>): Map<string, string> {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

const user = {
  id: 7,
  name: 'Adaeze Sample',
  email: 'adaeze@mail.example',
  phone_number: '+234 800 000 0199',
  role: 'member',
  membership_type: 'Member',
  career_field: null,
  organization: null,
  position: null,
  qualification: null,
  experience: 0 as const,
  profile_completed: 0,
  payment_status: 'pending',
  profile_photo: null,
};
const userJson = JSON.stringify(user);
const rootJson = (token: string) =>
  JSON.stringify({ state: { auth: { user, token, isAuthenticated: true } }, version: 0 });

/** The store as a freshly loaded page has it. */
const load = async () => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.resetModules();
  return import('./auth-store.ts');
};

beforeEach(() => vi.unstubAllGlobals());

describe('the stored session', () => {
  it.each([
    ['all three copies', { user: userJson, token: 'abc', root: rootJson('abc') }],
    ['user and token alone', { user: userJson, token: 'abc' }],
  ])('is restored from %s', async (_, entries) => {
    stubStorage(entries);
    const { restoreSession } = await load();
    expect(restoreSession()).toEqual({ user, token: 'abc', isAuthenticated: true });
  });

  it.each([
    ['nothing is stored', {}],
    ['the user is unreadable', { user: '{broken', token: 'abc', root: rootJson('abc') }],
    ['the user is not a user', { user: '{"role":"admin"}', token: 'abc' }],
    ['the token is missing', { user: userJson, root: rootJson('abc') }],
    ['the user is missing', { token: 'abc', root: rootJson('abc') }],
    ['the copies disagree', { user: userJson, token: 'abc', root: rootJson('other') }],
    ['root is unreadable', { user: userJson, token: 'abc', root: 'no json' }],
    ['root holds something else', { user: userJson, token: 'abc', root: '{}' }],
  ])('is nobody, and all copies are removed, where %s', async (_, entries) => {
    const stored = stubStorage(entries);
    const { restoreSession } = await load();
    expect(restoreSession()).toEqual({ user: null, token: '', isAuthenticated: false });
    expect([...stored.keys()]).toEqual([]);
  });

  it('is kept in three places at sign-in, and cleared from them at sign-out', async () => {
    const stored = stubStorage({});
    const { restoreSession, useAuthStore } = await load();
    restoreSession();
    useAuthStore.getState().setCredentials(user, 'abc');
    expect(stored.get('user')).toBe(userJson);
    expect(stored.get('token')).toBe('abc');
    expect(JSON.parse(stored.get('root') ?? '')).toMatchObject({
      state: { auth: { token: 'abc', isAuthenticated: true } },
    });
    useAuthStore.getState().logout();
    expect([...stored.keys()]).toEqual([]);
    expect(useAuthStore.getState().auth).toEqual({ user: null, token: '', isAuthenticated: false });
  });

  it('takes over what the server says of the same person, and of nobody else', async () => {
    stubStorage({});
    const { useAuthStore } = await load();
    useAuthStore.getState().setCredentials(user, 'abc');
    useAuthStore.getState().setUser({ ...user, payment_status: 'completed' });
    expect(useAuthStore.getState().auth.user?.payment_status).toBe('completed');
    useAuthStore.getState().setUser({ ...user, id: 8 });
    expect(useAuthStore.getState().auth.user?.id).toBe(7);
  });
});
