/** Reads, in Node, the words that people use for what a page of Storybook shows. Each is written beside its element: */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `<ElementPage alsoCalled="modal, popup">`, `export const alsoCalled = 'dark mode';` or `parameters: { alsoCalled: '404' }`. */
const declaration = /\balsoCalled(?:=|: | = )(?:"([^"]+)"|'([^']+)')/;

/** The words that a file declares, in its order. */
export function searchWords(source: string): string[] {
  const [, double, single = ''] = declaration.exec(source) ?? [];
  return (double ?? single)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The words that a file of stories or a docs page declares, by its path in Storybook's index. */
export const wordsOfFile = (root: string, importPath: string): string[] =>
  searchWords(readFileSync(join(root, importPath), 'utf8'));

/** An entry of Storybook's index, as far as the search reads it. */
export interface SearchableEntry {
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
  /** Headings of a docs page. The search of the sidebar reads their titles, as it reads names and paths. */
  readonly anchors?: readonly { readonly id: string; readonly title: string }[];
}

/**
 * How often each word is listed. The search multiplies the score of every heading that matches and weighs a heading a sixth of a name: a
 * word that is listed seven times counts a little more than a name that is the same.
 */
const repetitions = 7;

/**
 * Adds the words to the entries that the search is to find: the docs page of an element or a screen, or the first story where there is no
 * docs page. They go where the headings of docs pages go.
 */
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
