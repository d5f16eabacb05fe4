import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A local storage of its own for each test. */
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

const nobody = { user: null, token: '', isAuthenticated: false };

/** The store as a freshly loaded page has it, and a way to tell it what another tab has changed. */
const load = async () => {
  const listen = vi.fn<(type: string, listener: (event: { key: string | null }) => void) => void>();
  vi.stubGlobal('addEventListener', listen);
  vi.resetModules();
  const store = await import('./auth-store.ts');
  const changeElsewhere = (key: string | null) => {
    for (const [type, listener] of listen.mock.calls) if (type === 'storage') listener({ key });
  };
  return { ...store, changeElsewhere, present: () => store.useAuthStore.getState().auth };
};

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => vi.useRealTimers());

describe('the stored session', () => {
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
      'the copies are of two people',
      { user: JSON.stringify({ ...user, id: 8 }), token: 'abc', root: rootJson('abc') },
    ],
    ['root is unreadable', { user: userJson, token: 'abc', root: 'no json' }],
    ['root holds something else', { user: userJson, token: 'abc', root: '{}' }],
  ])('is nobody, and all copies are removed, where %s', async (_, entries) => {
    const stored = stubStorage(entries);
    const { restoreSession } = await load();
    expect(await restoreSession()).toEqual(nobody);
    expect([...stored.keys()]).toEqual([]);
  });

  it('is kept in three places at sign-in, and cleared from them at sign-out', async () => {
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
    expect(useAuthStore.getState().auth).toEqual(nobody);
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

  it('ends with the refusal of its own token, and not with that of another', async () => {
    const stored = stubStorage({});
    const { useAuthStore, present } = await load();
    useAuthStore.getState().setCredentials(user, 'new');
    useAuthStore.getState().endSession('old');
    expect(present()).toMatchObject({ token: 'new', isAuthenticated: true });
    useAuthStore.getState().endSession('new');
    expect(present()).toEqual(nobody);
    expect([...stored.keys()]).toEqual([]);
  });
});

describe('restoring', () => {
  /** A storage that answers when it is told to. */
  const slowStorage = () => {
    const { promise, resolve } = Promise.withResolvers<never>();
    const answer = (token: string) =>
      resolve({ state: { auth: { user, token, isAuthenticated: true } }, version: 0 } as never);
    return { storage: { getItem: () => promise, setItem: vi.fn(), removeItem: vi.fn() }, answer };
  };

  it('that has not finished after 5000 ms lets the page go on as nobody, and takes nothing over later', async () => {
    vi.useFakeTimers();
    const entries = { user: userJson, token: 'abc', root: rootJson('abc') };
    const stored = stubStorage(entries);
    const { restoreSession, useAuthStore, present } = await load();
    const { storage, answer } = slowStorage();
    useAuthStore.persist.setOptions({ storage });
    const restored = vi.fn();
    const restoring = restoreSession().then(restored);
    await vi.advanceTimersByTimeAsync(4999);
    expect(restored).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await restoring;
    expect(restored).toHaveBeenCalledExactlyOnceWith(nobody);
    answer('abc');
    await vi.runAllTimersAsync();
    expect(present()).toEqual(nobody);
    expect(Object.fromEntries(stored)).toEqual(entries);
  });

  it('that finishes before counts', async () => {
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

describe('a browser that does not store', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };

  it('has a session for as long as the page, and no half of it in storage', async () => {
    const stored = stubStorage({});
    const { restoreSession, useAuthStore, present } = await load();
    await restoreSession();
    const { setItem } = localStorage;
    localStorage.setItem = (key, value) => (key === 'root' ? refuse() : setItem(key, value));
    useAuthStore.getState().setCredentials(user, 'abc');
    expect(present()).toMatchObject({ token: 'abc', isAuthenticated: true });
    expect([...stored.keys()]).toEqual([]);
    expect(reportError).toHaveBeenCalledOnce();
  });

  it('has one where it forbids storage as well', async () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { restoreSession, useAuthStore } = await load();
    expect(await restoreSession()).toEqual(nobody);
    useAuthStore.getState().setCredentials(user, 'abc');
    expect(await restoreSession()).toMatchObject({ token: 'abc', isAuthenticated: true });
    useAuthStore.getState().logout();
    expect(await restoreSession()).toEqual(nobody);
  });
});

describe('what another tab does', () => {
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

  it.each(orders)('signs out here, whether %s, %s or %s goes first', async (...order) => {
    const stored = stubStorage(entriesOf(user, 'abc'));
    const { restoreSession, changeElsewhere, present } = await load();
    await restoreSession();
    for (const key of order) {
      stored.delete(key);
      changeElsewhere(key);
    }
    await vi.waitFor(() => expect(present()).toEqual(nobody));
  });

  it('signs out here with a storage that is cleared', async () => {
    const stored = stubStorage(entriesOf(user, 'abc'));
    const { restoreSession, changeElsewhere, present } = await load();
    await restoreSession();
    stored.clear();
    changeElsewhere(null);
    await vi.waitFor(() => expect(present()).toEqual(nobody));
  });

  it.each(orders)(
    'signs somebody else in here, in the order %s, %s, %s, without a moment as nobody',
    async (...order) => {
      const stored = stubStorage(entriesOf(user, 'abc'));
      const { restoreSession, useAuthStore, changeElsewhere, present } = await load();
      await restoreSession();
      const names: (string | undefined)[] = [];
      useAuthStore.subscribe(({ auth }) => names.push(auth.user?.name));
      for (const key of order) {
        stored.set(key, entriesOf(other, 'def')[key]);
        changeElsewhere(key);
      }
      await vi.waitFor(() => expect(present()).toEqual({ user: other, token: 'def', isAuthenticated: true }));
      expect(names).not.toContain(undefined);
      expect(Object.fromEntries(stored)).toEqual(entriesOf(other, 'def'));
    },
  );

  it.each(orders)('signs somebody in where nobody was, in the order %s, %s, %s', async (...order) => {
    const stored = stubStorage({});
    const { restoreSession, changeElsewhere, present } = await load();
    await restoreSession();
    for (const key of order) {
      stored.set(key, entriesOf(other, 'def')[key]);
      changeElsewhere(key);
    }
    await vi.waitFor(() => expect(present()).toEqual({ user: other, token: 'def', isAuthenticated: true }));
    expect(Object.fromEntries(stored)).toEqual(entriesOf(other, 'def'));
  });

  it('in keys that are none of ours changes nothing', async () => {
    const stored = stubStorage(entriesOf(user, 'abc'));
    const { restoreSession, changeElsewhere, present } = await load();
    await restoreSession();
    stored.clear();
    changeElsewhere('something');
    expect(present()).toMatchObject({ token: 'abc' });
  });
});
