import { challengeMinutes, type SignInChallenge, secondFactorTexts } from '@imc/api/contract';
import type { Infrastructure } from '../../infrastructure.ts';
import { type Account, accountColumns } from '../../shared/account.ts';
import { after, minutes, stamp } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { isToken, newToken, sha256 } from '../../shared/tokens.ts';
import type { BeginSession } from './begin-session.ts';
import type { SecondFactors } from './second-factor.ts';
import type { NewSession } from './sessions.ts';

/** Sign-ins with the right password that wait for the code (ACC-17). */
export interface SignInChallenges {
  /** Stores only the hash. */
  start(account: Account, remember: boolean): Promise<SignInChallenge>;
  /**
   * Starts the session. Throws a 401 if the challenge has ended, a 400 for a wrong code and a 429 after too many. `client` is the caller's
   * network, `userAgent` the header of the request.
   */
  complete(
    sent: { readonly challenge: string; readonly code: string },
    client: string,
    userAgent: string | undefined,
  ): Promise<{ account: Account; session: NewSession }>;
  sweep(): Promise<void>;
}

export function createSignInChallenges({
  db,
  clock,
  secondFactors,
  beginSession,
}: Pick<Infrastructure, 'db' | 'clock'> & {
  readonly secondFactors: Pick<SecondFactors, 'attempt' | 'use'>;
  readonly beginSession: BeginSession;
}): SignInChallenges {
  const ended = () => new RefusalError(401, secondFactorTexts.challengeEnded);

  const find = async (challenge: string) => {
    if (!isToken(challenge)) throw ended();
    const row = await db
      .selectFrom('sign_in_challenges')
      .innerJoin('users', 'users.id', 'sign_in_challenges.user_id')
      .select(accountColumns)
      .select('sign_in_challenges.remember')
      .where('sign_in_challenges.token_hash', '=', sha256(challenge))
      .where('sign_in_challenges.expires_at', '>', stamp(clock))
      .where('users.closed_at', 'is', null)
      .whereRef('users.security_version', '=', 'sign_in_challenges.security_version')
      .executeTakeFirst();
    if (!row) throw ended();
    const { remember, ...account } = row;
    return { account, remember: remember === 1 };
  };

  return {
    start: async (account, remember) => {
      const challenge = newToken();
      const expires_at = after(clock(), minutes(challengeMinutes));
      await db
        .insertInto('sign_in_challenges')
        .values({
          user_id: account.id,
          token_hash: sha256(challenge),
          remember: remember ? 1 : 0,
          security_version: account.security_version,
          expires_at,
        })
        .execute();
      return { challenge, expires_at };
    },

    complete: async ({ challenge, code }, client, userAgent) => {
      const { account, remember } = await find(challenge);
      const session = await secondFactors.attempt(account, client, 'sign-in', async (tx) => {
        const detail = await secondFactors.use(tx, account, code);
        if (!detail) return false;
        const { numDeletedRows } = await tx
          .deleteFrom('sign_in_challenges')
          .where('token_hash', '=', sha256(challenge))
          .executeTakeFirst();
        // A concurrent request has used the challenge. The code stays unused.
        if (numDeletedRows === 0n) throw ended();
        return beginSession(tx, account, { remember, userAgent, detail });
      });
      return { account, session };
    },

    sweep: async () => {
      await db.deleteFrom('sign_in_challenges').where('expires_at', '<=', stamp(clock)).execute();
    },
  };
}
