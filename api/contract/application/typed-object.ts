/**
 * `Object.keys` typed with the object's key names.
 * @__NO_SIDE_EFFECTS__
 */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(object) as Key[];

/**
 * `Object.fromEntries` typed with the key names.
 * @__NO_SIDE_EFFECTS__
 */
export const objectFrom = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> => Object.fromEntries(entries) as Record<Key, Value>;

/**
 * Builds an object with the given keys and the value that `valueFor` returns for each.
 * @__NO_SIDE_EFFECTS__
 */
export const mapKeys = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> => objectFrom(keys.map((key) => [key, valueFor(key)]));
