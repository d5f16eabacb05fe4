import {
  array,
  type infer as Infer,
  maxLength,
  minLength,
  parse,
  regex,
  strictObject,
  string,
  trim,
} from 'zod/mini';

/** Difference that was reviewed and marked as intended. */
const acceptedSchema = strictObject({
  /** Name of the picture: story id, width and scheme. */
  picture: string().check(regex(/^[a-z0-9-]+$/), maxLength(200)),
  /** Hash of the pictures before and after, so that another change of the same picture is reviewed again. */
  pair: string().check(regex(/^[a-f0-9]{24}$/)),
  /** Why the difference is intended. */
  note: string().check(trim(), minLength(1), maxLength(500)),
});
export type AcceptedDifference = Infer<typeof acceptedSchema>;

/** Path of the file relative to the repository root. */
export const acceptedFile = 'tests/visual/accepted-differences.json';

/** Parses the text of the file. Throws if it is invalid. */
export const readAccepted = (text: string): AcceptedDifference[] =>
  parse(array(acceptedSchema), JSON.parse(text));

/** Returns the text of the file with one line per entry, sorted by name, so that a diff shows what is new. Throws if an entry is invalid. */
export function writeAccepted(entries: readonly AcceptedDifference[]): string {
  const sorted = [...parse(array(acceptedSchema), entries)].sort((one, other) =>
    one.picture < other.picture ? -1 : 1,
  );
  return sorted.length === 0
    ? '[]\n'
    : `[\n${sorted.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}

/** Returns the entries after these results were marked as meant. Each picture has at most one. */
export function markAccepted(
  entries: readonly AcceptedDifference[],
  results: readonly Pick<AcceptedDifference, 'picture' | 'pair'>[],
  note: string,
): AcceptedDifference[] {
  const marked = new Set(results.map(({ picture }) => picture));
  return [
    ...entries.filter(({ picture }) => !marked.has(picture)),
    ...results.map(({ picture, pair }) => ({ picture, pair, note })),
  ];
}

/** Returns the entry that marks this difference of a picture as intended, if any. */
export const acceptedFor = (
  entries: readonly AcceptedDifference[],
  { picture, pair }: { readonly picture: string; readonly pair: string },
): AcceptedDifference | undefined =>
  entries.find((entry) => entry.picture === picture && entry.pair === pair);

/** Splits the entries into those that still match a difference and those that don't. Entries of pictures that were not compared are preserved. */
export function settleAccepted(
  entries: readonly AcceptedDifference[],
  results: readonly { readonly picture: string; readonly pair: string }[],
  isLookedAt: (picture: string) => boolean,
): { readonly matching: AcceptedDifference[]; readonly dropped: AcceptedDifference[] } {
  const pairs = new Set(results.map(({ picture, pair }) => `${picture} ${pair}`));
  const holds = (entry: AcceptedDifference) =>
    !isLookedAt(entry.picture) || pairs.has(`${entry.picture} ${entry.pair}`);
  return { matching: entries.filter(holds), dropped: entries.filter((entry) => !holds(entry)) };
}
