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
    // Unreadable JSON or forbidden storage.
    return [];
  }
}

/** Returns whether the tokens could be stored. */
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
 * Tokens of ended sessions that the server may not have revoked. Local storage keeps them, so that a missing
 * connection or a closed tab leaves no session open.
 */
export const pendingRevocations = {
  list: (): string[] => [...new Set([...readStored(), ...unstored])],
  add(token: string): void {
    if (!store([...readStored(), token])) unstored.add(token);
  },
  /** Removes a token that the server has revoked or no longer knows. */
  remove(token: string): void {
    unstored.delete(token);
    store(readStored().filter((other) => other !== token));
    notify();
  },
  setFailed(failed: boolean): void {
    hasFailed = failed;
    notify();
  },
  /** Whether the last attempt failed and tokens are left. */
  hasFailed: (): boolean => hasFailed && pendingRevocations.list().length > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
