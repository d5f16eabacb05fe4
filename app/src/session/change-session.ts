import { isAdmin, type User } from '@imc/api';
import { useAuthStore } from './auth-store.ts';
import { returnPath } from './return-path.ts';

/** Returns the page that a user sees after signing in (S-2.58). */
export const homeOf = (user: User): string => (isAdmin(user) ? '/admin/dashboard' : '/dashboard');

/** Stores the signed-in user and returns the page to navigate to: the one where the session was missing or ended, by default the home page. */
export function beginSession(user: User, token: string): string {
  useAuthStore.getState().setCredentials(user, token);
  return returnPath.take(user) ?? homeOf(user);
}

/** Clears the session on this device without a request, because the server has already ended every session. */
export function forgetSession(): void {
  useAuthStore.getState().logout();
}
