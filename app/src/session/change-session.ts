import { isAdmin, type User } from '@imc/api';
import type { LoginNotice } from '@imc/screens/account/login';
import { useAuthStore } from './auth-store.ts';
import { returnPath } from './return-path.ts';

/** Returns the page that a user sees after signing in (S-2.58). */
export const homeOf = (user: User): string => (isAdmin(user) ? '/admin/dashboard' : '/dashboard');

/** Stores the signed-in user and returns the page to navigate to: the one where the session was missing or ended, by default the home page. */
export function beginSession(user: User, token: string): string {
  useAuthStore.getState().setCredentials(user, token);
  return returnPath.take(user) ?? homeOf(user);
}

/** Notice for the sign-in that follows, after `forgetSession` in a guarded area. */
let nextNotice: LoginNotice | undefined;

/**
 * Clears the session on this device without a request, because the server has already ended every session. A guarded area then navigates to
 * /login, with this notice or else with the one about an ended session.
 */
export function forgetSession(notice?: LoginNotice): void {
  nextNotice = notice;
  useAuthStore.getState().logout();
}

/** Returns the notice of the last `forgetSession`, once. */
export function takeNotice(): LoginNotice | undefined {
  const notice = nextNotice;
  nextNotice = undefined;
  return notice;
}
