import { isAdmin, type User } from '@imc/api';
import { replace } from 'react-router';
import { restoreSession } from './auth-store.ts';

/** Returns the signed-in user, or redirects to /login, replacing the history entry (S-2.31). */
export async function requireUser(): Promise<User> {
  const { user } = await restoreSession();
  if (!user) throw replace('/login');
  return user;
}

/** Returns the signed-in admin, or redirects to /login. The server enforces the role on every call. */
export async function requireAdmin(): Promise<User> {
  const user = await requireUser();
  if (!isAdmin(user)) throw replace('/login');
  return user;
}
