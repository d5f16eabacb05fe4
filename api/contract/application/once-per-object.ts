/** Returns a function that computes its result once for each object, which must not change, and keeps it as long as the object. */
export function oncePerObject<Item extends object, Result>(
  compute: (item: Item) => Result,
): (item: Item) => Result {
  const results = new WeakMap<Item, { readonly result: Result }>();
  return (item) => {
    const known = results.get(item) ?? { result: compute(item) };
    results.set(item, known);
    return known.result;
  };
}
