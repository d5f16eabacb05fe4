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

/** Reviewed and marked as intended. */
const acceptedSchema = strictObject({
  /** Story id, width and scheme. */
  picture: string().check(regex(/^[a-z0-9-]+$/), maxLength(200)),
  /** Hash of the pictures before and after: another change of the same picture is reviewed again. */
  pair: string().check(regex(/^[a-f0-9]{24}$/)),
  /** Why the difference is intended. */
  note: string().check(trim(), minLength(1), maxLength(500)),
});
export type AcceptedDifference = Infer<typeof acceptedSchema>;

/** Relative to the repository root. */
export const acceptedFile = 'tests/visual/accepted-differences.json';

/** Throws if the text is invalid. */
export const readAccepted = (text: string): AcceptedDifference[] =>
  parse(array(acceptedSchema), JSON.parse(text));

/** One line per entry, sorted by name, so that a diff shows what is new. Throws if an entry is invalid. */
export function writeAccepted(entries: readonly AcceptedDifference[]): string {
  const sorted = [...parse(array(acceptedSchema), entries)].sort((one, other) =>
    one.picture < other.picture ? -1 : 1,
  );
  return sorted.length === 0
    ? '[]\n'
    : `[\n${sorted.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}

/** Each picture has at most one entry. */
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

/** For this difference of a picture, if any. */
export const acceptedFor = (
  entries: readonly AcceptedDifference[],
  { picture, pair }: { readonly picture: string; readonly pair: string },
): AcceptedDifference | undefined =>
  entries.find((entry) => entry.picture === picture && entry.pair === pair);

/** Splits off entries that match no difference any more. Keeps entries of pictures that were not compared. */
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
