import { type GradeCode, isAdmin } from '@imc/api';
import { applicationPaths } from '@imc/screens/member/applications/paths';
import { restoreSession } from './auth-store.ts';
import { homeOf } from './change-session.ts';
import { returnPath } from './return-path.ts';

export interface WhereSignedIn {
  /** Path of the person's home page, or of the page where a session was missing. */
  readonly path: string;
  /** Whether the person came from a page of someone else, such as a member from an admin page, and stays to sign in as that person. */
  readonly stays: boolean;
}

/**
 * Returns where the sign-in and sign-up pages send a signed-in person. Undefined if nobody is signed in.
 *
 * @param grade - Grade for which a member opens the application form instead.
 */
export async function whereSignedIn(grade?: GradeCode): Promise<WhereSignedIn | undefined> {
  const { user } = await restoreSession();
  if (!user) return undefined;
  const home = homeOf(user);
  if (grade && !isAdmin(user)) return { path: applicationPaths.formFor(grade), stays: false };
  return returnPath.isForSomeoneElse(user)
    ? { path: home, stays: true }
    : { path: returnPath.take(user) ?? home, stays: false };
}
