import { type User, userReader } from '@imc/api';
import { create } from 'zustand';
import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware';
import { sessionKeys as keys } from './session-keys.ts';

/** Who is signed in, as S-3.1 has it: empty, empty and false at first. */
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
  /** The session of this token has ended on the server. Does nothing where another one has begun since. */
  endSession(token: string): void;
  /** Sign-out: clears the person and the token. */
  logout(): void;
}

/** The part of the store that outlives the page. */
type Persisted = Pick<AuthStore, 'auth'>;

const nobody: Auth = { user: null, token: '', isAuthenticated: false };

/** Milliseconds after which a page goes on as nobody where the session has not been restored (S-4.1, S-9.1). */
export const rehydrationTimeout = 5_000;

/** Whether the copy under `root` is of the same session. A missing copy does not disagree; an unreadable one does. */
function rootAgrees(user: User, token: string): boolean {
  const json = localStorage.getItem(keys.root);
  if (json === null) return true;
  const { auth } = (JSON.parse(json) as StorageValue<Persisted>).state;
  return auth.token === token && auth.user?.id === user.id;
}

/** The session in storage: nobody where the person or the token is missing, undefined where the copies are unreadable or disagree. */
function readSession(): Auth | undefined {
  const token = localStorage.getItem(keys.token);
  const json = localStorage.getItem(keys.user);
  if (!token || !json) return nobody;
  try {
    const user = userReader.parse(JSON.parse(json));
    return rootAgrees(user, token) ? { user, token, isAuthenticated: true } : undefined;
  } catch {
    return undefined;
  }
}

/** Changes the stored copies. Where the browser forbids it, or has no room, the session lasts as long as the page. */
function attempt(change: () => void): boolean {
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

/** Local storage as the specification has it: `user`, `token`, and `root` with the auth portion, kept and removed together. */
const storage: PersistStorage<Persisted> = {
  getItem: () => {
    const auth = readSession();
    return auth ? { state: { auth }, version: 0 } : null;
  },
  setItem: (_name, value) => {
    const { user, token } = value.state.auth;
    const isStored =
      user !== null &&
      attempt(() => {
        localStorage.setItem(keys.user, JSON.stringify(user));
        localStorage.setItem(keys.token, token);
        localStorage.setItem(keys.root, JSON.stringify(value));
      });
    if (!isStored) attempt(removeAll);
  },
  removeItem: () => void attempt(removeAll),
};

/** Set once restoring has taken too long: what storage answers after that is not taken over. */
let isTooLate = false;

export const useAuthStore = create<AuthStore>()(
  persist(
    (set, get) => ({
      auth: nobody,
      setCredentials: (user, token) => set({ auth: { user, token, isAuthenticated: true } }),
      // What changes nothing is not stored either: another tab may have stored something newer.
      setUser: (user) => {
        const { auth } = get();
        if (auth.user?.id === user.id) set({ auth: { ...auth, user } });
      },
      endSession: (token) => {
        if (get().auth.token === token) set({ auth: nobody });
      },
      logout: () => set({ auth: nobody }),
    }),
    {
      name: keys.root,
      storage,
      partialize: ({ auth }) => ({ auth }),
      merge: (stored, current) =>
        isTooLate ? current : { ...current, ...(stored as Persisted | undefined) },
      // Pages are rendered before there is a browser; the session is restored by `restoreSession`.
      skipHydration: true,
    },
  ),
);

/**
 * Takes over what another tab has stored. It writes and removes several keys, one after another and in whatever order, and each arrives here as an
 * event of its own: half-way the copies disagree, and the present session stands until they agree again. Nothing is written here: the other tab may
 * have gone on since.
 */
function follow({ key }: Pick<StorageEvent, 'key'>): void {
  if (key !== null && !Object.values<string>(keys).includes(key)) return;
  isTooLate = false;
  void useAuthStore.persist.rehydrate();
}

async function restore(): Promise<void> {
  addEventListener('storage', follow);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isTooLate = true;
      resolve();
    }, rehydrationTimeout);
  });
  await Promise.race([useAuthStore.persist.rehydrate(), timeout]);
  clearTimeout(timer);
  if (!isTooLate && !useAuthStore.getState().auth.isAuthenticated) attempt(removeAll);
}

let restoring: Promise<void> | undefined;

/** Restores the session from local storage, once, and from then on follows what other tabs do. Answers with the present session. */
export async function restoreSession(): Promise<Auth> {
  restoring ??= restore();
  await restoring;
  return useAuthStore.getState().auth;
}
