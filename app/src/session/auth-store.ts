import { type User, userSchema } from '@imc/api';
import { create } from 'zustand';
import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware';
import { sessionKeys as keys } from './session-keys.ts';

/** The session (S-3.1): initially null, an empty token and false. */
export interface Auth {
  readonly user: User | null;
  readonly token: string;
  readonly isAuthenticated: boolean;
}

interface AuthStore {
  readonly auth: Auth;
  /** Also sets `isAuthenticated`. */
  setCredentials(user: User, token: string): void;
  /** Updates the signed-in user with the server's data. Does nothing for any other user. */
  setUser(user: User): void;
  /** Clears the session with this token, which the server has ended. Does nothing to a newer session. */
  endSession(token: string): void;
  logout(): void;
}

type Persisted = Pick<AuthStore, 'auth'>;

const noSession: Auth = { user: null, token: '', isAuthenticated: false };

/** Milliseconds after which a page continues without a session if it could not be restored (S-4.1, S-9.1). */
const rehydrationTimeout = 5_000;

/** Whether the copy under `root` belongs to the same session. A missing copy counts as matching; an unreadable one throws. */
function rootAgrees(user: User, token: string): boolean {
  const json = localStorage.getItem(keys.root);
  if (json === null) return true;
  const { auth } = (JSON.parse(json) as StorageValue<Persisted>).state;
  return auth.token === token && auth.user?.id === user.id;
}

/** Empty if the user or the token is missing, undefined if the copies are unreadable or differ. */
function readSession(): Auth | undefined {
  const token = localStorage.getItem(keys.token);
  const json = localStorage.getItem(keys.user);
  if (!token || !json) return noSession;
  try {
    const user = userSchema.parse(JSON.parse(json));
    return rootAgrees(user, token) ? { user, token, isAuthenticated: true } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the change succeeded. If storage is forbidden or full, the session lasts as long as the page. */
function tryStorage(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}

const removeAll = () => {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
};

/** Local storage as specified: `user`, `token`, and `root` with the `auth` part of the store, written and removed together. */
const storage: PersistStorage<Persisted> = {
  getItem: () => {
    const auth = readSession();
    return auth ? { state: { auth }, version: 0 } : null;
  },
  setItem: (_name, value) => {
    const { user, token } = value.state.auth;
    const isStored =
      user !== null &&
      tryStorage(() => {
        localStorage.setItem(keys.user, JSON.stringify(user));
        localStorage.setItem(keys.token, token);
        localStorage.setItem(keys.root, JSON.stringify(value));
      });
    if (!isStored) tryStorage(removeAll);
  },
  removeItem: () => void tryStorage(removeAll),
};

/** Set when restoring has timed out: a session that is read later is ignored. */
let isTooLate = false;

export const useAuthStore = create<AuthStore>()(
  persist(
    (set, get) => ({
      auth: noSession,
      setCredentials: (user, token) => set({ auth: { user, token, isAuthenticated: true } }),
      // Updates of another user are not stored: another tab may have stored a newer session.
      setUser: (user) => {
        const { auth } = get();
        if (auth.user?.id === user.id) set({ auth: { ...auth, user } });
      },
      endSession: (token) => {
        if (get().auth.token === token) set({ auth: noSession });
      },
      logout: () => set({ auth: noSession }),
    }),
    {
      name: keys.root,
      storage,
      partialize: ({ auth }) => ({ auth }),
      merge: (stored, current) =>
        isTooLate ? current : { ...current, ...(stored as Persisted | undefined) },
      // Pages are first rendered on the server; `restoreSession` restores the session in the browser.
      skipHydration: true,
    },
  ),
);

/**
 * Applies changes of another tab, which arrive as one event per key in any order. While the copies differ,
 * the current session stays. Writes nothing, because the other tab may have changed the storage again.
 */
function onStorage({ key }: Pick<StorageEvent, 'key'>): void {
  if (key !== null && !Object.values<string>(keys).includes(key)) return;
  isTooLate = false;
  void useAuthStore.persist.rehydrate();
}

async function restore(): Promise<void> {
  addEventListener('storage', onStorage);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isTooLate = true;
      resolve();
    }, rehydrationTimeout);
  });
  await Promise.race([useAuthStore.persist.rehydrate(), timeout]);
  clearTimeout(timer);
  if (!isTooLate && !useAuthStore.getState().auth.isAuthenticated) tryStorage(removeAll);
}

let restoring: Promise<void> | undefined;

/** Restores the session from local storage on the first call, then follows changes in other tabs. */
export async function restoreSession(): Promise<Auth> {
  restoring ??= restore();
  await restoring;
  return useAuthStore.getState().auth;
}
