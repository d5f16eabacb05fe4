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
