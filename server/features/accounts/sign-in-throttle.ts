import { accountTexts } from '@imc/api/contract';
import { takeNamedLock } from '../../db/named-lock.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { after, before, hours, minutes } from '../../shared/clock.ts';
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

/** Unknown addresses wait like known ones, so that a wait reveals nothing. */
export interface SignInThrottle {
  /**
   * Runs an attempt; false counts as a failure, anything else resets the count of `key`. Throws a 429 while the key or the network has to wait.
   * Attempts for one key run one at a time on each server, and an attempt that ends after the last failure throws the 429, too, so that parallel
   * requests cannot bypass the count. Failures of a network count for all addresses,
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

/** Attempts that run count as failures, so that parallel ones can't bypass the count. */
const countNetworkFailures =
  ({ clock, limits }: Pick<Infrastructure, 'clock' | 'limits'>, limit: number) =>
  async <T>(network: string, run: () => Promise<T | false>): Promise<T | false> => {
    const key = `sign-in ${network}`;
    const { isFull, endsAt } = await limits.take(key, { limit, window: failureWindow });
    if (isFull) {
      const seconds = Math.ceil((Date.parse(endsAt) - clock().getTime()) / 1000);
      throw new RefusalError(429, accountTexts.networkThrottled(seconds), {
        retryAfter: seconds,
        log: { detail: 'sign-in' },
      });
    }
    let hasFailed = false;
    try {
      const result = await run();
      hasFailed = result === false;
      return result;
    } finally {
      if (!hasFailed) await limits.release(key, endsAt);
    }
  };

/** `failuresPerNetwork` has to suffice for an office behind one address. */
export function createSignInThrottle({
  db,
  kind,
  clock,
  limits,
  failuresPerNetwork,
}: Pick<Infrastructure, 'db' | 'kind' | 'clock' | 'limits'> & {
  readonly failuresPerNetwork: number;
}): SignInThrottle {
  const oneAtATime = createKeyedQueue();
  const countedByNetwork = countNetworkFailures({ clock, limits }, failuresPerNetwork);

  const rowOf = (within: Db | Tx, address: string) =>
    within.selectFrom('sign_in_failures').selectAll().where('address_hash', '=', address).executeTakeFirst();

  /** Milliseconds. A longer wait than the longest was stored with a wrong clock. */
  const remainingOf = (row: Awaited<ReturnType<typeof rowOf>>): number => {
    const remaining = row?.blocked_until ? Date.parse(row.blocked_until) - clock().getTime() : 0;
    return remaining > maximumWait ? 0 : remaining;
  };

  /** Undefined if there was none. Throws a 429 while the address has to wait. */
  const failuresOf = async (within: Db | Tx, address: string, emailKey: string) => {
    const found = await rowOf(within, address);
    const remaining = remainingOf(found);
    if (remaining <= 0) return found;
    const seconds = Math.ceil(remaining / 1000);
    throw new RefusalError(429, accountTexts.throttled(seconds), {
      retryAfter: seconds,
      log: { requested: { kind: 'account', emailKey }, detail: 'sign-in' },
    });
  };

  const clear = async (address: string): Promise<void> => {
    await db.deleteFrom('sign_in_failures').where('address_hash', '=', address).execute();
  };

  const recordFailure = (address: string, emailKey: string): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await takeNamedLock(tx, kind, `sign-in ${address}`);
      const earlier = await failuresOf(tx, address, emailKey);
      const now = clock();
      const isRecent =
        earlier !== undefined &&
        Math.abs(now.getTime() - Date.parse(earlier.blocked_until ?? earlier.last_failed_at)) < failureWindow;
      const failures = (isRecent ? earlier.failures : 0) + 1;
      const wait = waitAfter(failures);
      const row = {
        failures,
        last_failed_at: now.toISOString(),
        blocked_until: wait > 0 ? after(now, wait) : null,
      };
      await tx
        .insertInto('sign_in_failures')
        .values({ address_hash: address, ...row })
        .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(row))
        .execute();
    });

  const attempt = async <T>(
    address: string,
    emailKey: string,
    run: () => Promise<T | false>,
  ): Promise<T | false> => {
    await failuresOf(db, address, emailKey);
    const result = await run();
    // Another server may have recorded the last failure meanwhile: then this attempt reveals nothing.
    if (result === false) await recordFailure(address, emailKey);
    else if (await failuresOf(db, address, emailKey)) await clear(address);
    return result;
  };

  return {
    attempt: (key, client, run, emailKey = key) => {
      const address = sha256(key);
      return oneAtATime(address, client, () =>
        attempt(address, emailKey, () => countedByNetwork(client, run)),
      );
    },
    isWaiting: async (key) => remainingOf(await rowOf(db, sha256(key))) > 0,
    clear: (emailKey) => clear(sha256(emailKey)),
    sweep: async () => {
      await db
        .deleteFrom('sign_in_failures')
        .where('last_failed_at', '<', before(clock, retention))
        .execute();
    },
  };
}
