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
import { isTooLong, newPasswordText } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import type { Account } from './users.ts';

/** `client` is the network that a call comes from (`clientNetwork`): hashes are shared out among clients. */
export interface PasswordResets {
  /** Sends a link where the address has an account. Resolves alike, and as soon, where it has none. 400 where it is no address. */
  ask(email: string): Promise<void>;
  /** Sets the password with a link's token and ends every session of the account. 400 where the link does not work or a rule is broken. */
  reset(token: string, password: string, client: string): Promise<void>;
  /** Changes the password of a signed-in person and ends every other session. 400 where the current one is wrong or a rule is broken. */
  change(
    account: Account,
    sent: { current: string; password: string; sessionToken: string },
    client: string,
  ): Promise<void>;
  /** Forgets old links. */
  sweep(): Promise<void>;
}

/** Links mailed to one account in an hour; more are asked for without a mail, so that nobody's box is filled. */
const mailsPerHour = 5;
/** How long a dead link is stored, so that the answer can say why it no longer works. */
const retention = days(7);

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly throttle: SignInThrottle;
  readonly mailer: Mailer;
  readonly background: Background;
  /** The address that people type; never what a request says it is. */
  readonly publicUrl: () => string;
}

const linkRefused = (text: string) => invalid({ token: text });

export function createPasswordResets(deps: Deps): PasswordResets {
  const { db, clock, passwords, sessions, throttle, mailer, background, publicUrl } = deps;

  const retireLinks = (within: Db | Tx, accountId: number) =>
    within
      .updateTable('password_resets')
      .set({ state: 'replaced' })
      .where('user_id', '=', accountId)
      .where('state', '=', 'open')
      .execute();

  /** Makes the account's one open link; undefined where it has been sent enough of them. */
  const newLink = (accountId: number): Promise<string | undefined> =>
    db.transaction().execute(async (tx) => {
      // Of two at once on PostgreSQL the second waits here, and retires the first one's link.
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
      // After the #, which no browser sends: the token reaches no log and no other site.
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

  const tellOwner = ({ name, email }: { name: string; email: string }) =>
    background.run(() =>
      mailer.send(mails.passwordChanged({ name, address: email.trim() }, `${publicUrl()}/forgot-password`)),
    );

  /** The account that the token opens; refuses with the one text that says why it opens none. */
  const accountOf = async (within: Db | Tx, token: string) => {
    if (!isResetToken(token)) throw linkRefused(resetTexts.cut);
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
    if (!link) throw linkRefused(resetTexts.unknown);
    if (link.state !== 'open') throw linkRefused(resetTexts[link.state]);
    if (link.expires_at <= stamp(clock)) throw linkRefused(resetTexts.expired);
    return link;
  };

  return {
    ask: async (email) => {
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
        // Another request was quicker while this one hashed: what became of the link is said by it.
        if (numUpdatedRows === 0n) {
          await accountOf(tx, token);
          throw linkRefused(resetTexts.unknown);
        }
        await tx
          .updateTable('users')
          .set({ password_hash: passwordHash })
          .where('id', '=', account.id)
          .execute();
        await sessions.endAll(tx, account.id);
      });
      await throttle.clear(account.email_key);
      tellOwner(account);
    },

    change: async (account, { current, password, sessionToken }, client) => {
      const isTheirs = await throttle.attempt(account.email_key, client, async () => {
        if (isTooLong(current)) return false;
        const { password_hash } = await db
          .selectFrom('users')
          .select('password_hash')
          .where('id', '=', account.id)
          .executeTakeFirstOrThrow();
        return passwords.matches(current, password_hash, client);
      });
      if (!isTheirs) throw invalid({ current_password: resetTexts.wrongCurrent });
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
      tellOwner(account);
    },

    sweep: async () => {
      await db.deleteFrom('password_resets').where('created_at', '<=', before(clock, retention)).execute();
    },
  };
}
