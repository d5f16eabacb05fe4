import { type GradeCode, isAdmin } from '@imc/api';
import { applicationPaths } from '@imc/screens/member/applications/paths';
import { restoreSession } from './auth-store.ts';
import { homeOf } from './change-session.ts';
import { returnPath } from './return-path.ts';

/** Where an account page leads a person who is signed in already. */
export interface WhereSignedIn {
  /** Path of the person's home page, or of the page where a session was missing. */
  readonly path: string;
  /** The person was sent here from a page that only someone else may enter, such as a member from an admin page. They stay, to sign in as that person. */
  readonly stays: boolean;
}

/**
 * Returns where a signed-in person goes from the sign-in and the sign-up. Undefined if nobody is signed in.
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
