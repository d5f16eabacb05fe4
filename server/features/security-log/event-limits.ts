import type { Infrastructure } from '../../infrastructure.ts';
import { minutes } from '../../shared/clock.ts';
import type { SecurityEventKind } from '../../shared/event-types.ts';
import type { Caller } from '../../shared/request-context.ts';

/** Events with a row of their own. Further events are only counted, so that nobody can fill the disk. */
export const eventLimits = {
  /** Rows of a kind from one account, or from one client that is not signed in. */
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
  admit(kind: SecurityEventKind, caller: Pick<Caller, 'accountId' | 'client'>): boolean;
  /** Returns and forgets the counts of minutes that have ended, or all of them. */
  takeCounted(all?: boolean): CountedEvents[];
}

interface Entry {
  readonly kind: SecurityEventKind;
  readonly accountId: number | null;
  readonly client: string | null;
  readonly minute: number;
  events: number;
  counted: number;
}

/** In memory: a restart resets them. */
export function createEventLimits({ clock }: Pick<Infrastructure, 'clock'>): EventLimits {
  let entries = new Map<string, Entry>();
  let day = '';
  let rowsOfDay = new Map<SecurityEventKind, number>();

  const entryOf = (kind: SecurityEventKind, { accountId, client }: Pick<Caller, 'accountId' | 'client'>) => {
    const minute = Math.floor(clock().getTime() / minutes(1));
    const key = `${minute} ${kind} ${accountId ?? `of ${client}`}`;
    const entry = entries.get(key) ?? {
      kind,
      accountId,
      // An account may have several clients.
      client: accountId === null ? client : null,
      minute,
      events: 0,
      counted: 0,
    };
    entries.set(key, entry);
    return entry;
  };

  return {
    admit: (kind, caller) => {
      const today = clock().toISOString().slice(0, 10);
      if (today !== day) {
        day = today;
        rowsOfDay = new Map();
      }
      const rows = rowsOfDay.get(kind) ?? 0;
      // Shared, so that a flood from many networks takes no memory.
      const isFull = rows >= eventLimits.perDay;
      const entry = entryOf(kind, isFull ? { accountId: null, client: null } : caller);
      entry.events += 1;
      if (isFull || entry.events > eventLimits.perMinute) {
        entry.counted += 1;
        return false;
      }
      rowsOfDay.set(kind, rows + 1);
      return true;
    },

    takeCounted: (all = false) => {
      const minute = Math.floor(clock().getTime() / minutes(1));
      const ended = [...entries.values()].filter((entry) => all || entry.minute !== minute);
      entries = new Map([...entries].filter(([, entry]) => !ended.includes(entry)));
      return ended
        .filter(({ counted }) => counted > 0)
        .map(({ kind, accountId, client, counted }) => ({ kind, accountId, client, count: counted }));
    },
  };
}
