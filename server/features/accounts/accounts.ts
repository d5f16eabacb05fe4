import {
  accountSearchText,
  accountTexts,
  canonicalEmail,
  gradeFromLabel,
  isAdmin,
  isFilled,
  type ProfileChanges,
  privacyInForce,
  referralCode,
  secondFactorTexts,
  type signUpCall,
  signUpDetailsProblems,
  signUpTexts,
  termsInForce,
} from '@imc/api/contract';
import type * as z from 'zod/mini';
import type { Db, Tx } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { type Account, accountColumns } from '../../shared/account.ts';
import { type Clock, stamp } from '../../shared/clock.ts';
import { createKeyedQueue } from '../../shared/keyed-queue.ts';
import { invalid, RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { isAddressTaken } from './address-links.ts';
import type { BeginSession } from './begin-session.ts';
import { browserThrottleKey } from './browser-cookie.ts';
import { isTooLong, newPasswordText } from './password-rule.ts';
import type { Passwords } from './passwords.ts';
import type { NewSession } from './sessions.ts';
import type { SignInChallenges } from './sign-in-challenges.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

type SignUp = z.output<typeof signUpCall.body>;

/** `client` is the caller's network (`clientNetwork`), to share hashing fairly. */
export interface Accounts {
  /** Throws a 400 if a sign-up rule is broken and a 409 if the address is taken. */
  signUp(details: SignUp, idempotencyKey: string | undefined, client: string): Promise<{ message: string }>;
  /**
   * Starts a session. Throws a 401 with the same message and response time for an unknown address and a wrong password, and one with a challenge
   * if the account has a second factor. The header `userAgent` is stored so that the owner recognizes the session. `browser` is
   * the cookie of an earlier sign-in: failures of others don't keep its browser out.
   */
  signIn(
    email: string,
    password: string,
    remember: boolean,
    client: string,
    userAgent: string | undefined,
    browser: string | undefined,
  ): Promise<{ account: Account; session: NewSession }>;
  /** Saves the given fields, name and digest only for staff, and marks the profile as complete. Throws a 400 if that name is blank. */
  saveProfile(account: Account, changes: ProfileChanges): Promise<Account>;
}

interface AccountDeps extends Pick<Infrastructure, 'db' | 'clock' | 'idempotency' | 'secrets'> {
  readonly passwords: Passwords;
  readonly throttle: SignInThrottle;
  readonly beginSession: BeginSession;
  readonly challenges: Pick<SignInChallenges, 'start'>;
  readonly notices: Notices;
  readonly delivery: Delivery;
  readonly securityLog: SecurityLog;
}

/** 409: another account has the address. */
export const emailTaken = (): RefusalError =>
  new RefusalError(409, accountTexts.emailTaken, { errors: { email: accountTexts.emailTaken } });

/** By field. */
function signUpProblems(details: SignUp): Record<string, string> {
  const problems: Record<string, string> = { ...signUpDetailsProblems(details) };
  const password = newPasswordText(details.password, details.email);
  if (password) problems.password = password;
  return problems;
}

/** Returns the row of a new account. */
export const newUser = (
  clock: Clock,
  details: Omit<SignUp, 'password' | 'terms_version' | 'privacy_version' | 'marketer_code'>,
  role: string,
  passwordHash: string,
) => ({
  name: details.name,
  email: details.email,
  email_key: canonicalEmail(details.email),
  phone_number: details.phone_number,
  password_hash: passwordHash,
  role,
  membership_grade: gradeFromLabel(details.membership_type) ?? ('SIMC' as const),
  profile_completed: 0,
  payment_status: 'pending',
  created_at: stamp(clock),
  search_text: accountSearchText(details),
});

const addMember = (tx: Tx, clock: Clock, details: Omit<SignUp, 'password'>, passwordHash: string) =>
  tx
    .insertInto('users')
    .values({
      ...newUser(clock, details, 'member', passwordHash),
      // No account is created without accepting the terms (S-5.2).
      terms_version: details.terms_version ?? termsInForce.version,
      privacy_version: details.privacy_version ?? privacyInForce.version,
      terms_accepted_at: stamp(clock),
      marketer_code: referralCode(details.marketer_code) ?? null,
    })
    .returning(['id', 'name', 'email', 'membership_grade as grade'])
    .executeTakeFirstOrThrow();

const findOpenAccount = (db: Db, emailKey: string) =>
  db
    .selectFrom('users')
    .select(accountColumns)
    .select('users.password_hash')
    .where('email_key', '=', emailKey)
    .where('closed_at', 'is', null)
    .executeTakeFirst();

/** Unless the password was changed meanwhile. */
const replaceHash = async (db: Db, accountId: number, outdated: string, renewed: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', accountId)
    .where('password_hash', '=', outdated)
    .execute();
};

export function createAccounts({
  db,
  clock,
  passwords,
  idempotency,
  secrets,
  throttle,
  beginSession,
  challenges,
  notices,
  delivery,
  securityLog,
}: AccountDeps): Accounts {
  const oneAtATime = createKeyedQueue();

  return {
    signUp: async (details, key, client) => {
      const problems = signUpProblems(details);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const { password, ...rest } = details;
      // Sign-ups of one address run one at a time, so that a later one finds the address taken before it computes a hash.
      const answer = await oneAtATime(canonicalEmail(details.email), client, () =>
        idempotency.run(
          { scope: 'sign-up', key, fingerprint: sha256(JSON.stringify(rest)), secret: password, client },
          {
            prepare: async () => {
              // Saves hashing. The unique column makes the final decision.
              if (await isAddressTaken(db, clock, details.email)) throw emailTaken();
              return passwords.hash(password, client);
            },
            secretHash: (passwordHash) => passwordHash,
            transaction: async (tx, passwordHash) => {
              try {
                await notices.welcome(tx, await addMember(tx, clock, rest, passwordHash));
              } catch (error) {
                if (brokenUnique(error)?.includes('email_key')) throw emailTaken();
                throw error;
              }
              return { message: accountTexts.created };
            },
          },
        ),
      );
      delivery.wake();
      return answer;
    },

    signIn: async (email, password, remember, client, userAgent, browser) => {
      if (!isFilled(email) || password === '') throw new RefusalError(400, signUpTexts.signInRequired);
      let tried: number | undefined;
      const wrong = () => {
        // Recorded alike for known and unknown addresses, after the response.
        const subject = tried === undefined ? undefined : ({ kind: 'account', id: tried } as const);
        securityLog.note({ kind: 'sign-in-failed', subject });
        return new RefusalError(401, accountTexts.wrongSignIn);
      };
      if (isTooLong(password)) throw wrong();
      const emailKey = canonicalEmail(email);
      const ownKey = browserThrottleKey(secrets, emailKey, browser);
      // A browser that has to wait is like any other, so that a reset lets it in, too.
      const key = ownKey !== undefined && !(await throttle.isWaiting(ownKey)) ? ownKey : emailKey;
      const attempt = async () => {
        const user = await findOpenAccount(db, emailKey);
        tried = user?.id;
        const matched = await passwords.matches(password, user?.password_hash, client);
        return matched && user ? user : false;
      };
      const found = await throttle.attempt(key, client, attempt, emailKey);
      if (!found) throw wrong();
      const { password_hash, ...account } = found;
      if (passwords.isOutdated(password_hash)) {
        await replaceHash(db, account.id, password_hash, await passwords.hash(password, client));
      }
      // Only after the right password.
      if (account.blocked_at !== null) throw new RefusalError(403, accountTexts.blocked);
      if (account.second_factor_at !== null) {
        const second_factor = await challenges.start(account, remember);
        throw new RefusalError(401, secondFactorTexts.codeNeeded, { second_factor });
      }
      const session = await db
        .transaction()
        .execute((tx) => beginSession(tx, account, { remember, userAgent }));
      delivery.wake();
      return { account, session };
    },

    saveProfile: (account, { name: sentName, wants_digest: wantsDigest, ...changes }) => {
      const { id } = account;
      const name = isAdmin(account) ? sentName : undefined;
      if (name !== undefined && !isFilled(name)) throw invalid({ name: signUpTexts.required });
      return db.transaction().execute(async (tx) => {
        const saved = await tx
          .updateTable('users')
          .set({
            ...changes,
            name,
            profile_completed: 1,
            ...(isAdmin(account) && wantsDigest !== undefined && { wants_digest: wantsDigest ? 1 : 0 }),
          })
          .where('id', '=', id)
          .returning(accountColumns)
          .executeTakeFirstOrThrow();
        // An admin may have corrected the account meanwhile.
        await tx
          .updateTable('users')
          .set({ search_text: accountSearchText(saved) })
          .where('id', '=', id)
          .execute();
        if (saved.name !== account.name && name !== undefined)
          await securityLog.add(tx, {
            kind: 'account-corrected',
            subject: { kind: 'account', id },
            detail: 'name',
          });
        return saved;
      });
    },
  };
}
