import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

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
    // Read the mark first, so that a change during the read invalidates the value.
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

/**
 * Caches the results of a slow `read`, such as a count, until any connection changes the database. Calls with the same arguments at the same
 * time share one read.
 */
export function cacheSlowRead<Args extends readonly unknown[], Value>(
  readChangeMark: Database['readChangeMark'],
  read: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const cache = new LRUCache<string, { readonly mark: string; readonly value: Promise<Value> }>({ max });
  return async (...args) => {
    const key = JSON.stringify(args);
    // Read the mark first, so that a change during the read invalidates the value.
    const mark = await readChangeMark();
    const cached = cache.get(key);
    if (cached?.mark === mark) return cached.value;
    const value = read(...args);
    cache.set(key, { mark, value });
    value.catch(() => {
      if (cache.get(key)?.value === value) cache.delete(key);
    });
    return value;
  };
}
