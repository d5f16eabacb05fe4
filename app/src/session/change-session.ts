import { isAdmin, type User } from '@imc/api';
import { useAuthStore } from './auth-store.ts';

/** Where a person arrives who has signed in (S-2.58). */
export const homeOf = (user: User): string => (isAdmin(user) ? '/admin/dashboard' : '/dashboard');

/** Keeps who has signed in, and says where they arrive. */
export function beginSession(user: User, token: string): string {
  useAuthStore.getState().setCredentials(user, token);
  return homeOf(user);
}

/** Forgets who was signed in here: the server has ended every session. */
export function forgetSession(): void {
  useAuthStore.getState().logout();
}
