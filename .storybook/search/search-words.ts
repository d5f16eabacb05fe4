/** Synonyms for the sidebar search, read in Node from the files of the components. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `export const alsoCalled = 'dark mode';` of a page, or `parameters: { alsoCalled: '404' }` of stories. */
const declaration = /\balsoCalled(?::\s+| = )(?:"([^"]+)"|'([^']+)')/;

/** Returns the synonyms that a source declares. */
export function searchWords(source: string): string[] {
  const [, double, single = ''] = declaration.exec(source) ?? [];
  return (double ?? single)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Returns the synonyms declared in the file at an `importPath` of Storybook's index. */
export const wordsOfFile = (root: string, importPath: string): string[] =>
  searchWords(readFileSync(join(root, importPath), 'utf8'));

/** Fields of an index entry that the search needs. */
export interface SearchableEntry {
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
  /** Headings of a docs page. The sidebar search matches their titles in addition to names and paths. */
  readonly anchors?: readonly { readonly id: string; readonly title: string }[];
}

/**
 * Number of anchors per synonym. The search multiplies the scores of all matching anchors, and an anchor has a weight of 0.1 while a name
 * has 0.6. With seven anchors, a synonym ranks just above an equal name.
 */
const repetitions = 7;

/** Adds the synonyms as anchors to the docs entry of each title, or to its first story if it has no docs entry. */
export function withSearchWords<Entry extends SearchableEntry>(
  entries: Readonly<Record<string, Entry>>,
  wordsOf: (importPath: string) => string[],
): Record<string, Entry> {
  const found = new Map<string, string>();
  for (const [id, { title, type }] of Object.entries(entries))
    if (!found.has(title) || (type === 'docs' && entries[found.get(title) ?? '']?.type !== 'docs'))
      found.set(title, id);
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const words = found.get(entry.title) === id ? wordsOf(entry.importPath) : [];
      const anchors = words.flatMap((title) =>
        Array.from({ length: repetitions }, () => ({ id: '', title })),
      );
      return [id, words.length > 0 ? { ...entry, anchors: [...(entry.anchors ?? []), ...anchors] } : entry];
    }),
  );
}
