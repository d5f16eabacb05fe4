import { accountTexts } from '@imc/api/contract';
import { LRUCache } from 'lru-cache';
import type { Infrastructure } from '../../infrastructure.ts';
import { after, before, type Clock, hours, minutes } from '../../shared/clock.ts';
import { createKeyedQueue } from '../../shared/keyed-queue.ts';
import { RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';

/** In the window, before an address has to wait. */
const failuresBeforeWait = 5;
const failureWindow = minutes(15);
const minimumWait = minutes(1);
const maximumWait = minutes(30);
/** Longer than the maximum wait plus the window. */
const retention = hours(1);

/** In memory. The least recently seen ones are evicted first. */
const maxNetworks = 10_000;

/** Unknown addresses wait like known ones, so that a wait reveals nothing. */
export interface SignInThrottle {
  /**
   * Runs an attempt; false counts as a failure, anything else resets the count of `key`. Throws a 429 while the key or the network has to wait.
   * Attempts for one key run one at a time, so that parallel requests cannot bypass the count. Failures of a network count for all addresses,
   * and a success doesn't reset them. `key` is the canonical address, or a text that begins with it for another secret than the password.
   * `emailKey`, for the security log, is the key by default.
   */
  attempt<T>(
    key: string,
    client: string,
    run: () => Promise<T | false>,
    emailKey?: string,
  ): Promise<T | false>;
  isWaiting(key: string): Promise<boolean>;
  /** After its owner has been verified in another way. */
  clear(emailKey: string): Promise<void>;
  sweep(): Promise<void>;
}

/** In milliseconds: from one minute, doubling each time, up to half an hour. */
export const waitAfter = (failures: number): number =>
  failures < failuresBeforeWait
    ? 0
    : Math.min(maximumWait, minimumWait * 2 ** (failures - failuresBeforeWait));

/** In memory, for each process. Attempts that run count as failures, so that parallel ones can't bypass the count. */
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

/** `failuresPerNetwork` has to suffice for an office behind one address. */
export function createSignInThrottle({
  db,
  clock,
  failuresPerNetwork,
}: Pick<Infrastructure, 'db' | 'clock'> & { readonly failuresPerNetwork: number }): SignInThrottle {
  const oneAtATime = createKeyedQueue();
  const countedByNetwork = createNetworkFailures(clock, failuresPerNetwork);

  const failuresOf = (address: string) =>
    db.selectFrom('sign_in_failures').selectAll().where('address_hash', '=', address).executeTakeFirst();

  /** Milliseconds. */
  const remainingOf = (row: Awaited<ReturnType<typeof failuresOf>>): number =>
    row?.blocked_until ? Date.parse(row.blocked_until) - clock().getTime() : 0;

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
      blocked_until: wait > 0 ? after(now, wait) : null,
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
    const remaining = remainingOf(found);
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
    isWaiting: async (key) => remainingOf(await failuresOf(sha256(key))) > 0,
    clear: (emailKey) => clear(sha256(emailKey)),
    sweep: async () => {
      await db
        .deleteFrom('sign_in_failures')
        .where('last_failed_at', '<', before(clock, retention))
        .execute();
    },
  };
}
