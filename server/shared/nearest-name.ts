import { distance } from 'fastest-levenshtein';

const sorted = (name: string): string => [...name].sort().join('');

/** The known name that was probably meant: one character is wrong, missing or too much, or two are swapped. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  return known.find((other) => {
    const steps = distance(name, other);
    return steps <= 1 || (steps === 2 && sorted(name) === sorted(other));
  });
}
