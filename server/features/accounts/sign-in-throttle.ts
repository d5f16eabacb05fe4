import { accountTexts } from '@imc/api/contract';
import { LRUCache } from 'lru-cache';
import type { Infrastructure } from '../../infrastructure.ts';
import { before, type Clock, hours, minutes } from '../../shared/clock.ts';
import { createKeyedQueue } from '../../shared/keyed-queue.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';

/** Number of failures in the window before an address has to wait. */
const failuresBeforeWait = 5;
const failureWindow = minutes(15);
const minimumWait = minutes(1);
const maximumWait = minutes(30);
/** How long a row is stored: longer than the maximum wait plus the window. */
const retention = hours(1);

/** Maximum number of networks in memory. The least recently seen ones are evicted first. */
const maxNetworks = 10_000;

/** Slows down password guessing. Unknown addresses wait like known ones, so that a wait reveals nothing. */
export interface SignInThrottle {
  /**
   * Runs an attempt. False counts as a failure, anything else resets the count. Throws a 429 without running the attempt while the address
   * has to wait. Attempts for one address run one at a time, so that parallel requests cannot bypass the count. Waiting clients take turns.
   *
   * Failures of a network are counted as well, whatever the address, against one password that is tried at many accounts. A success doesn't
   * reset them.
   *
   * @param key - What failures are counted for: the canonical address, or a text that begins with it for another secret than the password.
   * @param emailKey - The canonical address, for the security log. Default: the key.
   */
  attempt<T>(
    key: string,
    client: string,
    run: () => Promise<T | false>,
    emailKey?: string,
  ): Promise<T | false>;
  /** Resets the count of an address after its owner has been verified in another way. */
  clear(emailKey: string): Promise<void>;
  /** Deletes old counts. */
  sweep(): Promise<void>;
}

/** Returns the wait after a number of failures, in milliseconds: from one minute, doubling each time, up to half an hour. */
export const waitAfter = (failures: number): number =>
  failures < failuresBeforeWait
    ? 0
    : Math.min(maximumWait, minimumWait * 2 ** (failures - failuresBeforeWait));

/** Counts failures of networks in memory, separately in each process. Attempts that run count as failures, so that parallel ones can't bypass it. */
function createNetworkFailures(clock: Clock, limit: number) {
  const failureTimes = new LRUCache<string, number[]>({ max: maxNetworks });
  return async <T>(network: string, run: () => Promise<T | false>): Promise<T | false> => {
    const now = clock().getTime();
    const recent = (failureTimes.get(network) ?? []).filter((time) => now - time < failureWindow);
    const first = recent[0];
    if (first !== undefined && recent.length >= limit) {
      const seconds = Math.ceil((first + failureWindow - now) / 1000);
      throw new RefusalError(429, accountTexts.networkThrottled(seconds), {
        retryAfter: seconds,
        log: { detail: 'sign-in' },
      });
    }
    failureTimes.set(network, [...recent, now]);
    let hasFailed = false;
    try {
      const result = await run();
      hasFailed = result === false;
      return result;
    } finally {
      const counted = failureTimes.get(network) ?? [];
      if (!hasFailed && counted.includes(now)) {
        failureTimes.set(network, counted.toSpliced(counted.indexOf(now), 1));
      }
    }
  };
}

/**
 * Creates the `SignInThrottle`.
 *
 * @param failuresPerNetwork - Failures in the window before a network has to wait. High enough for an office behind one address.
 */
export function createSignInThrottle({
  db,
  clock,
  failuresPerNetwork,
}: Pick<Infrastructure, 'db' | 'clock'> & { readonly failuresPerNetwork: number }): SignInThrottle {
  const oneAtATime = createKeyedQueue();
  const countedByNetwork = createNetworkFailures(clock, failuresPerNetwork);

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

  const attempt = async <T>(
    address: string,
    emailKey: string,
    run: () => Promise<T | false>,
  ): Promise<T | false> => {
    const found = await failuresOf(address);
    const remaining = found?.blocked_until ? Date.parse(found.blocked_until) - clock().getTime() : 0;
    if (remaining > 0) {
      const seconds = Math.ceil(remaining / 1000);
      throw new RefusalError(429, accountTexts.throttled(seconds), {
        retryAfter: seconds,
        log: { requested: { kind: 'account', emailKey }, detail: 'sign-in' },
      });
    }
    const result = await run();
    if (result === false) await recordFailure(address);
    else if (found) await clear(address);
    return result;
  };

  return {
    attempt: (key, client, run, emailKey = key) => {
      const address = sha256(key);
      return oneAtATime(address, client, () =>
        attempt(address, emailKey, () => countedByNetwork(client, run)),
      );
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
