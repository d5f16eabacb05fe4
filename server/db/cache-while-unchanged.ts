import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

/** Maximum number of values in a cache. */
const max = 1000;

/**
 * Caches the results of `read` until any connection changes the database. Without a change mark, every call reads. `undefined` is not
 * cached.
 */
export function cacheWhileUnchanged<Key extends string | undefined, Value>(
  changeMark: Database['changeMark'],
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  if (!changeMark) return read;
  const cache = new LRUCache<string, Value & {}>({ max });
  let cachedMark: string | undefined;
  return async (key) => {
    // Get the mark before reading, so that a change during the read invalidates the value.
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
