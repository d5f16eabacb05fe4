import {
  array,
  type infer as Infer,
  maxLength,
  minLength,
  object,
  parse,
  regex,
  strictObject,
  string,
  trim,
} from 'zod/mini';

/** A difference that somebody has looked at and means to have. */
export const meantSchema = strictObject({
  /** Name of the picture: story, width, scheme. */
  picture: string().check(regex(/^[a-z0-9-]+$/), maxLength(200)),
  /** Hash of the picture before and of the one after: another change of the same picture is looked at again. */
  pair: string().check(regex(/^[a-f0-9]{24}$/)),
  /** Why the difference is meant. */
  note: string().check(trim(), minLength(1), maxLength(500)),
});
export type Meant = Infer<typeof meantSchema>;

/** What the page sends to the development server: entries to add, and pictures whose entries are removed. */
export const meantChangeSchema = object({
  add: array(meantSchema).check(maxLength(5000)),
  remove: array(string()).check(maxLength(5000)),
});
export type MeantChange = Infer<typeof meantChangeSchema>;

/** Path of the file from the root of the repository. */
export const meantFile = 'tests/visual/as-meant.json';

/** Reads the file's text. Throws where it has another form. */
export const readMeant = (text: string): Meant[] => parse(array(meantSchema), JSON.parse(text));

/** The file's text: a line for each entry, by name, so that a review shows what is new. */
export function writeMeant(entries: readonly Meant[]): string {
  const sorted = [...entries].sort((one, other) => (one.picture < other.picture ? -1 : 1));
  return sorted.length === 0
    ? '[]\n'
    : `[\n${sorted.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}

/** The entries after a change; a picture has one at most. */
export function changeMeant(entries: readonly Meant[], { add, remove }: MeantChange): Meant[] {
  const replaced = new Set([...remove, ...add.map(({ picture }) => picture)]);
  return [...entries.filter(({ picture }) => !replaced.has(picture)), ...add];
}

/** Whether a picture's difference is meant. */
export const meantFor = (
  entries: readonly Meant[],
  { picture, pair }: { readonly picture: string; readonly pair: string },
): Meant | undefined => entries.find((entry) => entry.picture === picture && entry.pair === pair);

/** Parts the entries into those that still match a difference and those that don't. Pictures that were not looked at keep theirs. */
export function settleMeant(
  entries: readonly Meant[],
  results: readonly { readonly picture: string; readonly pair: string }[],
  isLookedAt: (picture: string) => boolean,
): { readonly matching: Meant[]; readonly dropped: Meant[] } {
  const pairs = new Set(results.map(({ picture, pair }) => `${picture} ${pair}`));
  const holds = (entry: Meant) => !isLookedAt(entry.picture) || pairs.has(`${entry.picture} ${entry.pair}`);
  return { matching: entries.filter(holds), dropped: entries.filter((entry) => !holds(entry)) };
}
