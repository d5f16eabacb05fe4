import { randomBytes } from 'node:crypto';
import type { Infrastructure } from '../../infrastructure.ts';
import { before, days, stamp } from '../../shared/clock.ts';

/**
 * For the networks in the security log: the same key on all servers, so that the rows of one network can be found, and another one each day.
 * Keys are deleted, so that nobody can find an address later by trying all of them.
 */
export interface ClientKeys {
  /** Reads the key of today, or adds it. Call it before the first use and every minute: until then the earlier key stays. */
  renew(): Promise<void>;
  current(): string;
}

export function createClientKeys({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): ClientKeys {
  let current: { readonly day: string; readonly key: string } | undefined;
  return {
    renew: async () => {
      const day = stamp(clock).slice(0, 10);
      if (day === current?.day) return;
      await db
        .insertInto('client_keys')
        .values({ day, key: randomBytes(32).toString('hex') })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      current = await db
        .selectFrom('client_keys')
        .selectAll()
        .where('day', '=', day)
        .executeTakeFirstOrThrow();
      // A server with a slow clock may still use yesterday's.
      await db
        .deleteFrom('client_keys')
        .where('day', '<', before(clock, days(1)).slice(0, 10))
        .execute();
    },
    current: () => {
      if (!current) throw new Error('the key of the networks was not read');
      return current.key;
    },
  };
}
