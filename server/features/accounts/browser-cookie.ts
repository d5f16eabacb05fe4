import type { Secrets } from '../../db/secrets.ts';
import { newToken } from '../../shared/tokens.ts';

/** Shows that somebody has signed in to an account from this browser. It opens nothing, and is only sent with a sign-in. */
export const browserCookie = 'imc_browser';

export const browserCookieOptions = (secure: boolean) =>
  ({
    path: '/api/signin.php',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: 365 * 24 * 60 * 60,
  }) as const;

const purpose = (emailKey: string): string => `browser of ${emailKey}`;

export const newBrowserCookie = (secrets: Secrets, emailKey: string): string =>
  secrets.seal(newToken(), purpose(emailKey));

/** Key under which failures of this browser are counted apart from those of all others. Undefined for a cookie of another account or none. */
export function browserThrottleKey(secrets: Secrets, emailKey: string, cookie = ''): string | undefined {
  try {
    return `${emailKey} browser ${secrets.open(cookie, purpose(emailKey))}`;
  } catch {
    return undefined;
  }
}
