import { isAdmin, type User } from '@imc/api';
import { useAuthStore } from './auth-store.ts';

/** Keeps who has signed in, and says where they arrive (specification, section 2). */
export function beginSession(user: User, token: string): string {
  useAuthStore.getState().setCredentials(user, token);
  return isAdmin(user) ? '/admin/dashboard' : '/dashboard';
}

/** Forgets who was signed in here: the server has ended every session. */
export function forgetSession(): void {
  useAuthStore.getState().logout();
}
