import { isAdmin, type User } from '@imc/api';

const key = 'return-path';

interface StoredPath {
  readonly path: string;
  /** Id of the user whose session ended there. Undefined if nobody was signed in. */
  readonly userId: number | undefined;
}

/** Without session storage, users arrive at their home page after signing in. */
function tryStorage<T>(change: () => T): T | undefined {
  try {
    return change();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

const isWithin = (path: string, area: string): boolean =>
  path === area || path.startsWith(`${area}/`) || path.startsWith(`${area}?`);

function read(): StoredPath | undefined {
  const json = tryStorage(() => sessionStorage.getItem(key));
  return json ? JSON.parse(json) : undefined;
}

/** Whether the page is in the user's area, and no other user's session ended there. */
const mayReturn = ({ path, userId }: StoredPath, user: User): boolean =>
  (userId === undefined || userId === user.id) && isWithin(path, isAdmin(user) ? '/admin' : '/dashboard');

/** The page to return to after signing in again. Stored per tab. */
export const returnPath = {
  /** Whether the stored page belongs to another user's session or to an area that this user may not enter. */
  isForSomeoneElse: (user: User): boolean => {
    const stored = read();
    return stored !== undefined && !mayReturn(stored, user);
  },
  /** `userId` is the user whose session has ended, undefined if nobody was signed in. */
  save: (path: string, userId: number | undefined): void => {
    tryStorage(() => sessionStorage.setItem(key, JSON.stringify({ path, userId } satisfies StoredPath)));
  },
  /** Returns and clears the stored page. Undefined if it belongs to another user or to an area that the user may not enter. */
  take: (user: User): string | undefined => {
    const stored = read();
    returnPath.clear();
    return stored && mayReturn(stored, user) ? stored.path : undefined;
  },
  clear: (): void => {
    tryStorage(() => sessionStorage.removeItem(key));
  },
};
