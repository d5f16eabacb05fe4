import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Gives each test its own local storage. */
function stubStorage(entries: Readonly<Record<string, string>>): Map<string, string> {
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

const noSession = { user: null, token: '', isAuthenticated: false };

let pages = 0;

/** Loads the store as on a fresh page. `changeElsewhere` simulates a change in another tab. */
const load = async () => {
  const listen = vi.fn<(type: string, listener: (event: { key: string | null }) => void) => void>();
  vi.stubGlobal('addEventListener', listen);
  // Another query makes another module, without loading its imports again.
  const path = `./auth-store.ts?page=${++pages}`;
  const store = (await import(/* @vite-ignore */ path)) as typeof import('./auth-store.ts');
  const changeElsewhere = (key: string | null) => {
    for (const [type, listener] of listen.mock.calls) if (type === 'storage') listener({ key });
  };
  return { ...store, changeElsewhere, current: () => store.useAuthStore.getState().auth };
};

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => vi.useRealTimers());

describe('S-3.1, S-4.1: the stored session', () => {
  it.each([
    ['all three copies', { user: userJson, token: 'abc', root: rootJson('abc') }],
    ['user and token alone', { user: userJson, token: 'abc' }],
  ])('is restored from %s', async (_, entries) => {
    stubStorage(entries);
    const { restoreSession } = await load();
    expect(await restoreSession()).toEqual({ user, token: 'abc', isAuthenticated: true });
  });

  it.each([
    ['nothing is stored', {}],
    ['the user is unreadable', { user: '{broken', token: 'abc', root: rootJson('abc') }],
    ['the user is not a user', { user: '{"role":"admin"}', token: 'abc' }],
    ['the token is missing', { user: userJson, root: rootJson('abc') }],
    ['the user is missing', { token: 'abc', root: rootJson('abc') }],
    ['the copies disagree', { user: userJson, token: 'abc', root: rootJson('other') }],
    [
      'the copies belong to two users',
      { user: JSON.stringify({ ...user, id: 8 }), token: 'abc', root: rootJson('abc') },
    ],
    ['root is unreadable', { user: userJson, token: 'abc', root: 'no json' }],
    ['root has another structure', { user: userJson, token: 'abc', root: '{}' }],
  ])('is empty, and all copies are removed, when %s', async (_, entries) => {
    const stored = stubStorage(entries);
    const { restoreSession } = await load();
    expect(await restoreSession()).toEqual(noSession);
    expect([...stored.keys()]).toEqual([]);
  });

  it('is stored under three keys at sign-in and removed from them at sign-out', async () => {
    const stored = stubStorage({});
    const { restoreSession, useAuthStore } = await load();
    await restoreSession();
    useAuthStore.getState().setCredentials(user, 'abc');
    expect(stored.get('user')).toBe(userJson);
    expect(stored.get('token')).toBe('abc');
    expect(JSON.parse(stored.get('root') ?? '')).toMatchObject({
      state: { auth: { token: 'abc', isAuthenticated: true } },
    });
    useAuthStore.getState().logout();
    expect([...stored.keys()]).toEqual([]);
    expect(useAuthStore.getState().auth).toEqual(noSession);
  });

  it('accepts updates of the signed-in user only', async () => {
    stubStorage({});
    const { useAuthStore } = await load();
    useAuthStore.getState().setCredentials(user, 'abc');
    useAuthStore.getState().setUser({ ...user, payment_status: 'completed' });
    expect(useAuthStore.getState().auth.user?.payment_status).toBe('completed');
    useAuthStore.getState().setUser({ ...user, id: 8 });
    expect(useAuthStore.getState().auth.user?.id).toBe(7);
  });

  it('ends when the server rejects its own token, not when it rejects another token', async () => {
    const stored = stubStorage({});
    const { useAuthStore, current } = await load();
    useAuthStore.getState().setCredentials(user, 'new');
    useAuthStore.getState().endSession('old');
    expect(current()).toMatchObject({ token: 'new', isAuthenticated: true });
    useAuthStore.getState().endSession('new');
    expect(current()).toEqual(noSession);
    expect([...stored.keys()]).toEqual([]);
  });
});

describe('restoring', () => {
  /** A storage that answers when the test calls `answer`. */
  const slowStorage = () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const answer = (token: string) =>
      resolve({ state: { auth: { user, token, isAuthenticated: true } }, version: 0 } as never);
    return { storage: { getItem: () => promise, setItem: vi.fn(), removeItem: vi.fn() }, answer };
  };

  it('ends without a session after 5000 ms, and ignores what the storage returns later', async () => {
    vi.useFakeTimers();
    const entries = { user: userJson, token: 'abc', root: rootJson('abc') };
    const stored = stubStorage(entries);
    const { restoreSession, useAuthStore, current } = await load();
    const { storage, answer } = slowStorage();
    useAuthStore.persist.setOptions({ storage });
    const restored = vi.fn();
    const restoring = restoreSession().then(restored);
    await vi.advanceTimersByTimeAsync(4999);
    expect(restored).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await restoring;
    expect(restored).toHaveBeenCalledExactlyOnceWith(noSession);
    answer('abc');
    await vi.runAllTimersAsync();
    expect(current()).toEqual(noSession);
    expect(Object.fromEntries(stored)).toEqual(entries);
  });

  it('uses the stored session when it arrives before the timeout', async () => {
    vi.useFakeTimers();
    stubStorage({});
    const { restoreSession, useAuthStore } = await load();
    const { storage, answer } = slowStorage();
    useAuthStore.persist.setOptions({ storage });
    const restoring = restoreSession();
    await vi.advanceTimersByTimeAsync(4999);
    answer('abc');
    expect(await restoring).toMatchObject({ token: 'abc', isAuthenticated: true });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a browser without storage', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };

  it('has a session until the page is closed, and no partial copy of it in storage', async () => {
    const stored = stubStorage({});
    const { restoreSession, useAuthStore, current } = await load();
    await restoreSession();
    const { setItem } = localStorage;
    localStorage.setItem = (key, value) => (key === 'root' ? refuse() : setItem(key, value));
    useAuthStore.getState().setCredentials(user, 'abc');
    expect(current()).toMatchObject({ token: 'abc', isAuthenticated: true });
    expect([...stored.keys()]).toEqual([]);
    expect(reportError).toHaveBeenCalledOnce();
  });

  it('has a session when reading is forbidden as well', async () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { restoreSession, useAuthStore } = await load();
    expect(await restoreSession()).toEqual(noSession);
    useAuthStore.getState().setCredentials(user, 'abc');
    expect(await restoreSession()).toMatchObject({ token: 'abc', isAuthenticated: true });
    useAuthStore.getState().logout();
    expect(await restoreSession()).toEqual(noSession);
  });
});

describe('a change in another tab', () => {
  const other = { ...user, id: 8, name: 'Bola Sample', email: 'bola@mail.example' };
  const entriesOf = (person: typeof user, token: string) => ({
    user: JSON.stringify(person),
    token,
    root: JSON.stringify({ state: { auth: { user: person, token, isAuthenticated: true } }, version: 0 }),
  });
  const keys = ['user', 'token', 'root'] as const;
  const orders = keys.flatMap((first) =>
    keys
      .filter((key) => key !== first)
      .map((second) => {
        const [third] = keys.filter((key) => key !== first && key !== second);
        return [first, second, third ?? first] as const;
      }),
  );

  it.each(orders)('signs out in this tab, whether %s, %s or %s is removed first', async (...order) => {
    const stored = stubStorage(entriesOf(user, 'abc'));
    const { restoreSession, changeElsewhere, current } = await load();
    await restoreSession();
    for (const key of order) {
      stored.delete(key);
      changeElsewhere(key);
    }
    await expect.poll(current).toEqual(noSession);
  });

  it('signs out in this tab when the storage is cleared', async () => {
    const stored = stubStorage(entriesOf(user, 'abc'));
    const { restoreSession, changeElsewhere, current } = await load();
    await restoreSession();
    stored.clear();
    changeElsewhere(null);
    await expect.poll(current).toEqual(noSession);
  });

  it.each(orders)(
    'signs in another user in this tab, in the order %s, %s, %s, without an empty session in between',
    async (...order) => {
      const stored = stubStorage(entriesOf(user, 'abc'));
      const { restoreSession, useAuthStore, changeElsewhere, current } = await load();
      await restoreSession();
      const names: (string | undefined)[] = [];
      useAuthStore.subscribe(({ auth }) => names.push(auth.user?.name));
      for (const key of order) {
        stored.set(key, entriesOf(other, 'def')[key]);
        changeElsewhere(key);
      }
      await expect.poll(current).toEqual({ user: other, token: 'def', isAuthenticated: true });
      expect(names).not.toContain(undefined);
      expect(Object.fromEntries(stored)).toEqual(entriesOf(other, 'def'));
    },
  );

  it.each(orders)(
    'signs in a user in this tab after none was signed in, in the order %s, %s, %s',
    async (...order) => {
      const stored = stubStorage({});
      const { restoreSession, changeElsewhere, current } = await load();
      await restoreSession();
      for (const key of order) {
        stored.set(key, entriesOf(other, 'def')[key]);
        changeElsewhere(key);
      }
      await expect.poll(current).toEqual({ user: other, token: 'def', isAuthenticated: true });
      expect(Object.fromEntries(stored)).toEqual(entriesOf(other, 'def'));
    },
  );

  it('has no effect on other keys', async () => {
    const stored = stubStorage(entriesOf(user, 'abc'));
    const { restoreSession, changeElsewhere, current } = await load();
    await restoreSession();
    stored.clear();
    changeElsewhere('something');
    expect(current()).toMatchObject({ token: 'abc' });
  });
});
