import {
  canonicalEmail,
  isEmail,
  isFilled,
  isResetToken,
  resetMinutes,
  resetTexts,
  signUpTexts,
} from '@imc/api/contract';
import type { Db, Tx } from '../../db/types.ts';
import type { Mailer } from '../../mail/mail.ts';
import { mails } from '../../mail/texts.ts';
import type { Background } from '../background.ts';
import { before, type Clock, days, hours, minutes, stamp } from '../clock.ts';
import { invalid } from '../refusal-error.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SignInThrottle } from '../sessions/sign-in-throttle.ts';
import { newToken, sha256 } from '../sessions/tokens.ts';
import type { IsCurrentPassword } from './current-password.ts';
import { newPasswordText } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import type { Account } from './users.ts';

/** Password resets and changes. `client` is the caller's network (`clientNetwork`), used to share hashing fairly among clients. */
export interface PasswordResets {
  /** Mails a link if the address has an account. Resolves in the same way and time if it has none. Throws a 400 for an invalid address. */
  requestLink(email: string): Promise<void>;
  /** Sets the password with a link's token and ends every session of the account. Throws a 400 if the link or the password is invalid. */
  reset(token: string, password: string, client: string): Promise<void>;
  /**
   * Changes the password of a signed-in user and ends every other session. Throws a 400 if the current password is wrong or the new one
   * breaks a rule.
   */
  change(
    account: Account,
    sent: { current: string; password: string; sessionToken: string },
    client: string,
  ): Promise<void>;
  /** Deletes old links. */
  sweep(): Promise<void>;
}

/** Maximum number of links mailed to an account per hour. Further requests send no mail, so that nobody can flood a mailbox. */
const mailsPerHour = 5;
/** How long an invalid link stays stored, so that the response can explain why it no longer works. */
const retention = days(7);

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: SignInThrottle;
  readonly isCurrentPassword: IsCurrentPassword;
  readonly mailer: Mailer;
  readonly background: Background;
  /** Public URL of the site. Never taken from a request. */
  readonly publicUrl: () => string;
}

const invalidLink = (text: string) => invalid({ token: text });

/** Creates the `PasswordResets` service. */
export function createPasswordResets(deps: Deps): PasswordResets {
  const { db, clock, passwords, sessions, throttle, isCurrentPassword, mailer, background, publicUrl } = deps;

  const retireLinks = (within: Db | Tx, accountId: number) =>
    within
      .updateTable('password_resets')
      .set({ state: 'replaced' })
      .where('user_id', '=', accountId)
      .where('state', '=', 'open')
      .execute();

  /** Creates the account's only open link. Returns undefined if the account has reached the hourly limit. */
  const newLink = (accountId: number): Promise<string | undefined> =>
    db.transaction().execute(async (tx) => {
      // With two concurrent requests on PostgreSQL, the second waits here and then retires the first one's link.
      await tx
        .updateTable('users')
        .set(({ ref }) => ({ security_version: ref('security_version') }))
        .where('id', '=', accountId)
        .execute();
      const { count } = await tx
        .selectFrom('password_resets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('user_id', '=', accountId)
        .where('created_at', '>', before(clock, hours(1)))
        .executeTakeFirstOrThrow();
      if (Number(count) >= mailsPerHour) return undefined;
      await retireLinks(tx, accountId);
      const token = newToken();
      const now = clock();
      await tx
        .insertInto('password_resets')
        .values({
          token_hash: sha256(token),
          user_id: accountId,
          state: 'open',
          created_at: now.toISOString(),
          expires_at: new Date(now.getTime() + minutes(resetMinutes)).toISOString(),
        })
        .execute();
      // Browsers never send the fragment, so the token reaches no log and no other site.
      return `${publicUrl()}/reset-password#${token}`;
    });

  const sendLink = async (email: string): Promise<void> => {
    const account = await db
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where('email_key', '=', canonicalEmail(email))
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    const link = account && (await newLink(account.id));
    if (link) await mailer.send(mails.reset({ name: account.name, address: account.email.trim() }, link));
  };

  const notifyOwner = ({ name, email }: { name: string; email: string }) =>
    background.run(() =>
      mailer.send(mails.passwordChanged({ name, address: email.trim() }, `${publicUrl()}/forgot-password`)),
    );

  /** Returns the account that the token belongs to. Throws with the reason if the link is invalid. */
  const accountOf = async (within: Db | Tx, token: string) => {
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
        'password_resets.expires_at',
      ])
      .where('password_resets.token_hash', '=', sha256(token))
      .where('users.closed_at', 'is', null)
      .executeTakeFirst();
    if (!link) throw invalidLink(resetTexts.unknown);
    if (link.state !== 'open') throw invalidLink(resetTexts[link.state]);
    if (link.expires_at <= stamp(clock)) throw invalidLink(resetTexts.expired);
    return link;
  };

  return {
    requestLink: async (email) => {
      if (!isFilled(email)) throw invalid({ email: signUpTexts.required });
      if (!isEmail(email)) throw invalid({ email: signUpTexts.email });
      background.run(() => sendLink(email));
    },

    reset: async (token, password, client) => {
      const account = await accountOf(db, token);
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
        // Another request changed the link while this one computed the hash. `accountOf` throws with the reason.
        if (numUpdatedRows === 0n) {
          await accountOf(tx, token);
          throw invalidLink(resetTexts.unknown);
        }
        await tx
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', account.id)
          .execute();
        await sessions.endAll(tx, account.id);
      });
      await throttle.clear(account.email_key);
      notifyOwner(account);
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
        await retireLinks(tx, account.id);
      });
      notifyOwner(account);
    },

    sweep: async () => {
      await db.deleteFrom('password_resets').where('created_at', '<=', before(clock, retention)).execute();
    },
  };
}
