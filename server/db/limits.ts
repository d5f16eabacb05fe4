import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { after, type Clock, minutes, stamp } from '../shared/clock.ts';
import type { Database } from './database.ts';
import type { Db, Tx } from './types.ts';

/** Whether a use was not counted, because the window had as many already. */
export interface Taken {
  readonly isFull: boolean;
  /** Of the window. */
  readonly endsAt: string;
}

/** Counters that hold for all servers. */
export interface Limits {
  /** Counts one use of `key`, unless `limit` were counted in the running window. `window` is in milliseconds and begins with its first use. */
  take(
    key: string,
    rule: { readonly limit: number; readonly window: number },
    within?: Db | Tx,
  ): Promise<Taken>;
  /** Takes back a use of the window that ends at `endsAt`. */
  release(key: string, endsAt: string): Promise<void>;
  /** Deletes ended windows. */
  sweep(): Promise<void>;
}

/** Keys in memory, about 10 MB. The least recently used ones are evicted first. */
const maxKeys = 50_000;

/** Milliseconds between the clocks of two servers. A window that ends later was begun before a clock was set back. */
const clockDifference = minutes(1);

/** Of a column. Tests have infinite limits. */
const maxInteger = 2 ** 31 - 1;

/** SQLite has one server. Its own writes would wait for the disk, and reads would wait for the writer. */
function limitsInMemory(clock: Clock): Limits {
  const windows = new LRUCache<string, { count: number; readonly endsAt: string }>({ max: maxKeys });
  return {
    take: async (key, { limit, window }) => {
      const endsAt = after(clock(), window);
      const latest = after(clock(), window + clockDifference);
      const found = windows.get(key);
      const isRunning = found && found.endsAt > stamp(clock) && found.endsAt <= latest;
      const current = isRunning ? found : { count: 0, endsAt };
      const isFull = current.count >= limit;
      if (!isFull) windows.set(key, { ...current, count: current.count + 1 });
      return { isFull, endsAt: current.endsAt };
    },
    release: async (key, endsAt) => {
      const found = windows.get(key);
      if (found?.endsAt === endsAt) found.count -= 1;
    },
    sweep: async () => {},
  };
}

function limitsInDatabase(db: Db, clock: Clock): Limits {
  return {
    take: async (key, { limit, window }, within = db) => {
      const endsAt = after(clock(), window);
      const latest = after(clock(), window + clockDifference);
      const isRunning = sql<boolean>`(limits.ends_at > ${stamp(clock)} and limits.ends_at <= ${latest})`;
      // Compares and counts in one statement, so that concurrent uses can't exceed the limit.
      const counted = await within
        .insertInto('limits')
        .values({ key, count: 1, ends_at: endsAt })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              count: sql`case when ${isRunning} then limits.count + 1 else 1 end`,
              ends_at: sql`case when ${isRunning} then limits.ends_at else excluded.ends_at end`,
            })
            .where(sql<boolean>`(not ${isRunning} or limits.count < ${Math.min(limit, maxInteger)})`),
        )
        .returning('ends_at')
        .executeTakeFirst();
      if (counted) return { isFull: false, endsAt: counted.ends_at };
      const full = await within
        .selectFrom('limits')
        .select('ends_at')
        .where('key', '=', key)
        .executeTakeFirst();
      return { isFull: true, endsAt: full?.ends_at ?? endsAt };
    },
    release: async (key, endsAt) => {
      await db
        .updateTable('limits')
        .set(({ eb }) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', key)
        .where('ends_at', '=', endsAt)
        .execute();
    },
    sweep: async () => {
      await db.deleteFrom('limits').where('ends_at', '<=', stamp(clock)).execute();
    },
  };
}

export const createLimits = ({
  db,
  kind,
  clock,
}: Pick<Database, 'db' | 'kind'> & { readonly clock: Clock }): Limits =>
  kind === 'sqlite' ? limitsInMemory(clock) : limitsInDatabase(db, clock);
