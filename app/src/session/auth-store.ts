import { type User, userReader } from '@imc/api';
import { create } from 'zustand';
import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware';

/** Who is signed in, as the specification, section 3 has it: empty, empty and false at first. */
export interface Auth {
  readonly user: User | null;
  readonly token: string;
  readonly isAuthenticated: boolean;
}

interface AuthStore {
  readonly auth: Auth;
  /** Sign-in: keeps the person and the token, and marks authenticated. */
  setCredentials(user: User, token: string): void;
  /** Takes over what the server says of the signed-in person now. */
  setUser(user: User): void;
  /** Sign-out: clears the person and the token. */
  logout(): void;
}

/** The part of the store that outlives the page. */
type Persisted = Pick<AuthStore, 'auth'>;

const nobody: Auth = { user: null, token: '', isAuthenticated: false };

/** Keys in local storage (specification, section 4). */
const keys = { root: 'root', user: 'user', token: 'token' } as const;

/** The person and token in storage; undefined where either is missing or unreadable. */
function readCredentials(): { user: User; token: string } | undefined {
  const token = localStorage.getItem(keys.token);
  const json = localStorage.getItem(keys.user);
  if (!token || !json) return undefined;
  try {
    return { user: userReader.parse(JSON.parse(json)), token };
  } catch {
    return undefined;
  }
}

/** Whether the copy under `root` says the same. A missing copy does not disagree; an unreadable one does. */
function rootAgrees(token: string): boolean {
  const json = localStorage.getItem(keys.root);
  if (json === null) return true;
  try {
    const stored = JSON.parse(json) as StorageValue<Persisted>;
    return stored.state.auth.token === token;
  } catch {
    return false;
  }
}

const removeAll = () => {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
};

/** Local storage as the specification has it: `user`, `token`, and `root` with the auth portion, kept and removed together. */
const storage: PersistStorage<Persisted> = {
  getItem: () => {
    const stored = readCredentials();
    if (!stored || !rootAgrees(stored.token)) {
      removeAll();
      return null;
    }
    return { state: { auth: { ...stored, isAuthenticated: true } }, version: 0 };
  },
  setItem: (_name, value) => {
    const { user, token } = value.state.auth;
    if (!user) {
      removeAll();
      return;
    }
    localStorage.setItem(keys.user, JSON.stringify(user));
    localStorage.setItem(keys.token, token);
    localStorage.setItem(keys.root, JSON.stringify(value));
  },
  removeItem: removeAll,
};

export const useAuthStore = create<AuthStore>()(
  persist(
    (set) => ({
      auth: nobody,
      setCredentials: (user, token) => set({ auth: { user, token, isAuthenticated: true } }),
      setUser: (user) =>
        set(({ auth }) =>
          auth.isAuthenticated && auth.user?.id === user.id ? { auth: { ...auth, user } } : {},
        ),
      logout: () => set({ auth: nobody }),
    }),
    // Pages are rendered before there is a browser; the session is restored by `restoreSession`.
    { name: keys.root, storage, partialize: ({ auth }) => ({ auth }), skipHydration: true },
  ),
);

let restored = false;

/** Restores the session from local storage, once, and from then on follows what other tabs do. */
export function restoreSession(): Auth {
  if (!restored) {
    restored = true;
    void useAuthStore.persist.rehydrate();
    addEventListener('storage', ({ key }) => {
      // Writes come as `user`, `token`, then `root`; a cleared storage comes as null.
      if (key !== keys.root && key !== null) return;
      if (localStorage.getItem(keys.token)) void useAuthStore.persist.rehydrate();
      else useAuthStore.setState({ auth: nobody });
    });
  }
  return useAuthStore.getState().auth;
}
