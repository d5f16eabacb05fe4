import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { days, minutes } from '../../shared/clock.ts';
import type { SecurityEventKind } from '../../shared/event-types.ts';
import type { Caller } from '../../shared/request-context.ts';

/** Events with a row of their own. Further events are only counted, so that nobody can fill the disk. */
export const eventLimits = {
  /** Rows of a kind from one account, or from one client that is not signed in, on all servers. */
  perMinute: 20,
  /** Rows of a kind. */
  perDay: 5000,
} as const;

/** Events without a row of their own. */
export interface CountedEvents {
  readonly kind: SecurityEventKind;
  /** Both are null if there were too many of the kind to tell. */
  readonly accountId: number | null;
  readonly client: string | null;
  readonly count: number;
}

export interface EventLimits {
  /** Whether an event may have its own row. Otherwise it is counted. */
  admit(
    within: Db | Tx,
    kind: SecurityEventKind,
    caller: Pick<Caller, 'accountId' | 'client'>,
  ): Promise<boolean>;
  /** Returns and forgets this server's counts of minutes that have ended, or all of them. */
  takeCounted(all?: boolean): CountedEvents[];
}

type Counted = CountedEvents & { readonly minute: number };

/** The rows of all servers are limited together. Each server counts its further events in memory. */
export function createEventLimits({ clock, limits }: Pick<Infrastructure, 'clock' | 'limits'>): EventLimits {
  let entries = new Map<string, Counted>();
  const currentMinute = () => Math.floor(clock().getTime() / minutes(1));

  const count = (kind: SecurityEventKind, accountId: number | null, client: string | null) => {
    const minute = currentMinute();
    const key = `${minute} ${kind} ${accountId ?? `of ${client}`}`;
    entries.set(key, { kind, accountId, client, minute, count: (entries.get(key)?.count ?? 0) + 1 });
    return false;
  };

  return {
    admit: async (within, kind, { accountId, client: anyClient }) => {
      // An account may have several clients.
      const client = accountId === null ? anyClient : null;
      const isFull = async (of: string, limit: number, window: number) =>
        (await limits.take(`log of ${kind} ${of}`, { limit, window }, within)).isFull;
      if (await isFull(`${accountId ?? `by ${client}`}`, eventLimits.perMinute, minutes(1)))
        return count(kind, accountId, client);
      // Counted together, so that a flood from many networks takes no memory.
      if (await isFull('in all', eventLimits.perDay, days(1))) return count(kind, null, null);
      return true;
    },

    takeCounted: (all = false) => {
      const minute = currentMinute();
      const ended = [...entries].filter(([, entry]) => all || entry.minute !== minute);
      entries = new Map([...entries].filter(([, entry]) => !all && entry.minute === minute));
      return ended.map(([, { minute: _, ...counted }]) => counted);
    },
  };
}
