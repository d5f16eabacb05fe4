import { isAdmin, type User } from '@imc/api';
import type { LoginNotice } from '@imc/screens/account/login/login-screen';
import { useAuthStore } from './auth-store.ts';
import { returnPath } from './return-path.ts';

/** The page after signing in (S-2.58). */
export const homeOf = (user: User): string => (isAdmin(user) ? '/admin/dashboard' : '/dashboard');

/** Stores the user. Returns the page where the session was missing or ended, by default the home page. */
export function beginSession(user: User, token: string): string {
  useAuthStore.getState().setCredentials(user, token);
  return returnPath.take(user) ?? homeOf(user);
}

/** Notice for the sign-in page after `forgetSession` in a guarded area. */
let nextNotice: LoginNotice | undefined;

/**
 * Clears the session on this device without a request, after the server has ended every session. A guarded
 * area then navigates to /login with this notice, by default that the session has ended.
 */
export function forgetSession(notice?: LoginNotice): void {
  nextNotice = notice;
  useAuthStore.getState().logout();
}

/** Returns the notice of the last `forgetSession` once. */
export function takeNotice(): LoginNotice | undefined {
  const notice = nextNotice;
  nextNotice = undefined;
  return notice;
}
