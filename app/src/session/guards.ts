import { isAdmin, type User } from '@imc/api';
import { replace } from 'react-router';
import { restoreSession } from './auth-store.ts';
import { returnPath } from './return-path.ts';

function toSignIn(request: Request): never {
  const { pathname, search } = new URL(request.url);
  returnPath.save(pathname + search, undefined);
  throw replace('/login');
}

/**
 * Returns the signed-in user, or redirects to /login, replacing the history entry (S-2.31). After signing in,
 * the user returns to the request's page.
 */
export async function requireUser(request: Request): Promise<User> {
  const { user } = await restoreSession();
  return user ?? toSignIn(request);
}

/** As `requireUser`, for admins. The server enforces the role on every call. */
export async function requireAdmin(request: Request): Promise<User> {
  const { user } = await restoreSession();
  return user && isAdmin(user) ? user : toSignIn(request);
}
