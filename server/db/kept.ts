import type { Database } from './database.ts';

/** Values kept at once. */
const most = 1000;

/**
 * Keeps what `read` found for as long as the database says that nothing has changed, by whichever connection. Where it can't say,
 * every call reads.
 */
export function keptWhileUnchanged<Key, Value>(
  changeMark: Database['changeMark'],
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, Value>();
  let keptMark: string | undefined;
  return async (key) => {
    // Taken before the reading: a change in between makes the next mark differ.
    const mark = changeMark?.();
    if (mark === undefined) return read(key);
    if (mark !== keptMark) {
      kept.clear();
      keptMark = mark;
    }
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = await read(key);
    if (keptMark === mark && kept.size < most) kept.set(key, value);
    return value;
  };
}
