import { revocationsKey } from './session-keys.ts';

/** Tokens that could not be stored; they last as long as the page. */
const unstored = new Set<string>();
const listeners = new Set<() => void>();
let hasFailed = false;

function readStored(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(revocationsKey) ?? '[]');
    return Array.isArray(list) ? list.filter((token) => typeof token === 'string') : [];
  } catch {
    // Unreadable JSON, or storage is forbidden: no tokens can be read.
    return [];
  }
}

/** Stores the tokens and returns whether it succeeded. */
function store(tokens: readonly string[]): boolean {
  try {
    if (tokens.length > 0) localStorage.setItem(revocationsKey, JSON.stringify(tokens));
    else localStorage.removeItem(revocationsKey);
    return true;
  } catch {
    return false;
  }
}

const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * Tokens of users who have signed out on this device and whose sessions may not be revoked on the server yet. They stay in local storage until
 * they are, so that a missing connection or a closed tab does not leave a session open.
 */
export const pendingRevocations = {
  /** Returns every token that is still to be revoked. */
  list: (): string[] => [...new Set([...readStored(), ...unstored])],
  add(token: string): void {
    if (!store([...readStored(), token])) unstored.add(token);
  },
  /** Removes a token after the server has revoked it or no longer knows it. */
  remove(token: string): void {
    unstored.delete(token);
    store(readStored().filter((other) => other !== token));
    notify();
  },
  /** Sets whether the last attempt to revoke the tokens failed. */
  setFailed(failed: boolean): void {
    hasFailed = failed;
    notify();
  },
  /** Whether the last attempt failed and tokens are still to be revoked. */
  hasFailed: (): boolean => hasFailed && pendingRevocations.list().length > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
