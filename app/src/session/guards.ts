import { isAdmin, type User } from '@imc/api';
import { replace } from 'react-router';
import { restoreSession } from './auth-store.ts';

/** The signed-in person; anyone else is sent to /login, replacing the history entry (S-2.31). */
export async function requireUser(): Promise<User> {
  const { user } = await restoreSession();
  if (!user) throw replace('/login');
  return user;
}

/** The signed-in admin; anyone else is sent to /login. The server enforces the role on every call. */
export async function requireAdmin(): Promise<User> {
  const user = await requireUser();
  if (!isAdmin(user)) throw replace('/login');
  return user;
}
