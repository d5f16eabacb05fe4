import { accountTexts } from '@imc/api/contract';
import type { Db } from '../../db/types.ts';
import { before, type Clock, hours, minutes } from '../clock.ts';
import { createKeyedQueue } from '../keyed-queue.ts';
import { RefusalError } from '../refusal-error.ts';
import { sha256 } from './tokens.ts';

/** Failures in the window after which an address has to wait. */
const freeFailures = 5;
const failureWindow = minutes(15);
const firstWait = minutes(1);
const longestWait = minutes(30);
/** How long a row stays: the longest wait with its window. */
const retention = hours(1);

/** Slows down who guesses passwords. Unknown addresses wait like known ones, so a wait says nothing. */
export interface SignInThrottle {
  /**
   * Runs an attempt; false counts as a failure, anything else clears the count. 429 while the address has to wait, without running it. Attempts on one
   * address run one at a time, so that parallel requests can't bypass the count; waiting clients are served in rotation.
   */
  attempt<T>(emailKey: string, client: string, tryIt: () => Promise<T | false>): Promise<T | false>;
  /** Forgets an address; its owner proved another way who it is. */
  clear(emailKey: string): Promise<void>;
  sweep(): Promise<void>;
}

/** The wait after so many failures: a minute, doubling, to half an hour. */
export const waitAfter = (failures: number): number =>
  failures < freeFailures ? 0 : Math.min(longestWait, firstWait * 2 ** (failures - freeFailures));

export function createSignInThrottle(db: Db, clock: Clock): SignInThrottle {
  const oneAtATime = createKeyedQueue();

  const failuresOf = (address: string) =>
    db.selectFrom('sign_in_failures').selectAll().where('address_hash', '=', address).executeTakeFirst();

  const clear = async (address: string): Promise<void> => {
    await db.deleteFrom('sign_in_failures').where('address_hash', '=', address).execute();
  };

  const recordFailure = async (address: string): Promise<void> => {
    const earlier = await failuresOf(address);
    const now = clock();
    const isRecent =
      earlier !== undefined &&
      now.getTime() - Date.parse(earlier.blocked_until ?? earlier.last_failed_at) < failureWindow;
    const failures = (isRecent ? earlier.failures : 0) + 1;
    const wait = waitAfter(failures);
    const row = {
      failures,
      last_failed_at: now.toISOString(),
      blocked_until: wait > 0 ? new Date(now.getTime() + wait).toISOString() : null,
    };
    await db
      .insertInto('sign_in_failures')
      .values({ address_hash: address, ...row })
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(row))
      .execute();
  };

  const attempt = async <T>(address: string, tryIt: () => Promise<T | false>): Promise<T | false> => {
    const found = await failuresOf(address);
    const left = found?.blocked_until ? Date.parse(found.blocked_until) - clock().getTime() : 0;
    if (left > 0) {
      const seconds = Math.ceil(left / 1000);
      throw new RefusalError(429, accountTexts.throttled, {
        retryAfter: seconds,
      });
    }
    const result = await tryIt();
    if (result === false) await recordFailure(address);
    else if (found) await clear(address);
    return result;
  };

  return {
    attempt: (emailKey, client, tryIt) => {
      const address = sha256(emailKey);
      return oneAtATime(address, client, () => attempt(address, tryIt));
    },
    clear: (emailKey) => clear(sha256(emailKey)),
    sweep: async () => {
      await db
        .deleteFrom('sign_in_failures')
        .where('last_failed_at', '<', before(clock, retention))
        .execute();
    },
  };
}
