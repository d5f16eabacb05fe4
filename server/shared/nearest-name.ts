import { closest, distance } from 'fastest-levenshtein';

/** The known name that was probably meant: at most two characters are wrong, missing or swapped. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const found = closest(name, known);
  return distance(name, found) <= 2 ? found : undefined;
}
