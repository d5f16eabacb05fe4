/**
 * Tokens of people who have signed out here and of which the server may not know yet. They stay in local storage until it does, so that neither a
 * missing connection nor a closed tab leaves a session open that somebody has ended.
 */
export const revocationsKey = 'revocations';

/** What could not be stored: it lasts as long as the page. */
const unstored = new Set<string>();
const listeners = new Set<() => void>();
let hasFailed = false;

function readStored(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(revocationsKey) ?? '[]');
    return Array.isArray(list) ? list.filter((token) => typeof token === 'string') : [];
  } catch {
    // Unreadable, or out of reach: there is no token to be had from it.
    return [];
  }
}

/** Says whether it worked. */
function store(tokens: readonly string[]): boolean {
  try {
    if (tokens.length > 0) localStorage.setItem(revocationsKey, JSON.stringify(tokens));
    else localStorage.removeItem(revocationsKey);
    return true;
  } catch {
    return false;
  }
}

const tell = () => {
  for (const listener of listeners) listener();
};

export const pendingRevocations = {
  /** Every token that is still to be revoked. */
  list: (): string[] => [...new Set([...readStored(), ...unstored])],
  add(token: string): void {
    if (!store([...readStored(), token])) unstored.add(token);
  },
  /** The server has ended the session, or knew it no more. */
  remove(token: string): void {
    unstored.delete(token);
    store(readStored().filter((one) => one !== token));
    tell();
  },
  /** Notes how the last attempt to tell the server went. */
  setFailed(failed: boolean): void {
    hasFailed = failed;
    tell();
  },
  /** Whether the server could not be told, as far as it has been tried. */
  hasFailed: (): boolean => hasFailed && pendingRevocations.list().length > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
