import { emailProblem, isFilled, isResetToken, resetTexts, signUpTexts } from '@imc/api/contract';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { after, before, type Clock, clockTolerance, days, stamp } from '../../shared/clock.ts';
import { invalid } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { IsCurrentPassword } from './current-password.ts';
import { newPasswordText } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import type { ResetLinks } from './reset-links.ts';
import type { Sessions } from './sessions.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

/** `client` is the caller's network (`clientNetwork`), to share hashing fairly. */
export interface PasswordResets {
  /**
   * Queues the mail with a link. Looks the account up only when the mail is sent, so the response and its time are the same without one. Throws
   * a 400 for an invalid address.
   */
  requestLink(email: string): Promise<void>;
  /** Ends every session of the account. Throws a 400 if the link or the password is invalid. */
  reset(token: string, password: string, client: string): Promise<void>;
  /** Ends every other session. Throws a 400 if the current password is wrong or the new one breaks a rule. */
  change(
    account: Account,
    sent: { current: string; password: string; sessionToken: string },
    client: string,
  ): Promise<void>;
  /** Deletes old links. */
  sweep(): Promise<void>;
}

/** How long an invalid link stays stored, to explain why it does not work. */
const retention = days(7);

interface Deps extends Pick<Infrastructure, 'db' | 'clock'> {
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: SignInThrottle;
  readonly isCurrentPassword: IsCurrentPassword;
  readonly resetLinks: ResetLinks;
  readonly notices: Notices;
  readonly delivery: Delivery;
  readonly securityLog: SecurityLog;
}

const invalidLink = (text: string) => invalid({ token: text });

/** Throws the reason if the link is invalid. */
const accountOf = async (clock: Clock, within: Db | Tx, token: string) => {
  if (!isResetToken(token)) throw invalidLink(resetTexts.cut);
  const link = await within
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.email_key',
      'password_resets.state',
      'password_resets.created_at',
      'password_resets.expires_at',
    ])
    .where('password_resets.token_hash', '=', sha256(token))
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
  if (!link) throw invalidLink(resetTexts.unknown);
  if (link.state !== 'open') throw invalidLink(resetTexts[link.state]);
  const isFromFuture = link.created_at > after(clock(), clockTolerance);
  if (link.expires_at <= stamp(clock) || isFromFuture) throw invalidLink(resetTexts.expired);
  return link;
};

export function createPasswordResets({
  db,
  clock,
  passwords,
  sessions,
  throttle,
  isCurrentPassword,
  resetLinks,
  notices,
  delivery,
  securityLog,
}: Deps): PasswordResets {
  return {
    requestLink: async (email) => {
      if (!isFilled(email)) throw invalid({ email: signUpTexts.required });
      const problem = emailProblem(email);
      if (problem) throw invalid({ email: problem });
      await notices.passwordReset(db, email);
      delivery.wake();
    },

    reset: async (token, password, client) => {
      const account = await accountOf(clock, db, token);
      const problem = newPasswordText(password, account.email);
      if (problem) throw invalid({ password: problem });
      const passwordHash = await passwords.hash(password, client);
      await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('password_resets')
          .set({ state: 'used' })
          .where('token_hash', '=', sha256(token))
          .where('state', '=', 'open')
          .executeTakeFirst();
        // A concurrent request changed the link. `accountOf` throws the reason.
        if (numUpdatedRows === 0n) {
          await accountOf(clock, tx, token);
          throw invalidLink(resetTexts.unknown);
        }
        await tx
          .updateTable('users')
          // Proven: the link was sent to the address of the account.
          .set({ password_hash: passwordHash, email_proven_at: stamp(clock) })
          .where('id', '=', account.id)
          .execute();
        await resetLinks.retire(tx, account.id);
        await sessions.endAll(tx, account.id);
        await securityLog.add(tx, { kind: 'password-changed', accountId: account.id, detail: 'reset' });
        await notices.passwordChanged(tx, account);
      });
      await throttle.clear(account.email_key);
      delivery.wake();
    },

    change: async (account, { current, password, sessionToken }, client) => {
      if (!(await isCurrentPassword(account, current, client))) {
        throw invalid({ current_password: resetTexts.wrongCurrent });
      }
      const problem = newPasswordText(password, account.email);
      if (problem) throw invalid({ password: problem });
      const passwordHash = await passwords.hash(password, client);
      await db.transaction().execute(async (tx) => {
        await tx
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', account.id)
          .execute();
        await sessions.endOthers(tx, account.id, sessionToken);
        await resetLinks.retire(tx, account.id);
        await securityLog.add(tx, { kind: 'password-changed', detail: 'change' });
        await notices.passwordChanged(tx, account);
      });
      delivery.wake();
    },

    sweep: async () => {
      await db.deleteFrom('password_resets').where('created_at', '<=', before(clock, retention)).execute();
    },
  };
}
