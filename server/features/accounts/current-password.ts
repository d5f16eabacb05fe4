import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { isTooLong } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

/**
 * For calls that ask a signed-in user for the password again. Wrong passwords count as failed sign-ins. Throws a 429 while the account has to
 * wait. `client` is the caller's network (`clientNetwork`).
 */
export type IsCurrentPassword = (account: Account, password: string, client: string) => Promise<boolean>;

export const createIsCurrentPassword =
  ({
    db,
    passwords,
    throttle,
    securityLog,
  }: Pick<Infrastructure, 'db'> & {
    readonly passwords: Passwords;
    readonly throttle: SignInThrottle;
    readonly securityLog: SecurityLog;
  }): IsCurrentPassword =>
  async (account, password, client) => {
    const isCurrent = await throttle.attempt(account.email_key, client, async () => {
      if (isTooLong(password)) return false;
      const row = await db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', account.id)
        .executeTakeFirst();
      return passwords.matches(password, row?.password_hash, client);
    });
    if (!isCurrent) {
      const subject = { kind: 'account', id: account.id } as const;
      securityLog.note({ kind: 'sign-in-failed', subject, detail: 'current-password' });
    }
    return isCurrent;
  };
