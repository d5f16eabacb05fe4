import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

/** Most values in one cache. */
const max = 1000;

/**
 * Caches what `read` returns until the database changes, by whichever connection. Where the database has no change mark, every call
 * reads. `undefined` is not cached.
 */
export function cacheWhileUnchanged<Key extends string | undefined, Value>(
  changeMark: Database['changeMark'],
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  if (!changeMark) return read;
  const cache = new LRUCache<string, Value & {}>({ max });
  let cachedMark: string | undefined;
  return async (key) => {
    // Taken before the read: a change during it makes the next mark differ.
    const mark = changeMark();
    if (mark !== cachedMark) {
      cache.clear();
      cachedMark = mark;
    }
    const cached = cache.get(key ?? '');
    if (cached !== undefined) return cached;
    const value = await read(key);
    if (cachedMark === mark && value !== undefined && value !== null) cache.set(key ?? '', value);
    return value;
  };
}
