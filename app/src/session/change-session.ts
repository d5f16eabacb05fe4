import { isAdmin, type User } from '@imc/api';
import { useAuthStore } from './auth-store.ts';

/** Returns the page that a user sees after signing in (S-2.58). */
export const homeOf = (user: User): string => (isAdmin(user) ? '/admin/dashboard' : '/dashboard');

/** Stores the signed-in user and returns the page to navigate to. */
export function beginSession(user: User, token: string): string {
  useAuthStore.getState().setCredentials(user, token);
  return homeOf(user);
}

/** Clears the session on this device without a request, because the server has already ended every session. */
export function forgetSession(): void {
  useAuthStore.getState().logout();
}
