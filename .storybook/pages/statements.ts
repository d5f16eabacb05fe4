/** Joins the statements of the specification with the stories and tests that name them, for the Coverage page and the docs pages of screens. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readSpecification, type SpecificationRow, specificationPaths } from './specification-rows.ts';
import { type FileStory, storyFiles } from './story-files.ts';

const root = join(import.meta.dirname, '../..');

export interface Statement extends SpecificationRow {
  /** Stories that are tagged with it. */
  readonly stories: readonly Omit<FileStory, 'tags'>[];
  /** Whether it quotes exact texts, and the stories have been run, so that they can be looked for. */
  readonly hasTexts: boolean;
  /** Texts that the last run of the stories saw in none of them. */
  readonly unseen: readonly string[];
  /** Test files with the statement's id in the name of a test, relative to the repository's root. */
  readonly tests: readonly string[];
}

/** Returns the ids at the start of the names of tests: `test('S-8.1, S-8.2: …')`. */
export const idsInNames = (source: string): string[] =>
  [...source.matchAll(/['"`]((?:[A-Z]+-[\d.]+, )*[A-Z]+-[\d.]+): /g)].flatMap(([, ids = '']) =>
    ids.split(', '),
  );

/** Returns the paths of the test files by the ids in the names of their tests. */
function testsByStatement(): Map<string, string[]> {
  const paths = globSync(
    [
      '{api,app,mocks,screens,server,tests,ui}/**/*.{test,spec,browser}.{ts,tsx}',
      'tests/contract/cases/*.ts',
    ],
    { cwd: root, exclude: (path) => path === 'node_modules' },
  ).sort();
  const tests = new Map<string, string[]>();
  for (const path of paths)
    for (const id of new Set(idsInNames(readFileSync(join(root, path), 'utf8'))))
      tests.set(id, [...(tests.get(id) ?? []), path]);
  return tests;
}

/** Returns the texts in quotation marks. */
export const exactTexts = (text: string): string[] =>
  [...text.matchAll(/(?<!\w)'(.+?)'(?!\w)/g)].map(([, exact = '']) => exact);

/** Returns whether a text stands in what a story shows. Single capital letters in it are variables: 'Page X of Y'. */
export function isSeen(text: string, shown: string): boolean {
  const words = text.trim().split(/\s+/);
  const pattern = words.map((word) => (/^[A-Z]$/.test(word) ? '\\S+' : RegExp.escape(word))).join('\\s+');
  return new RegExp(pattern, 'i').test(shown);
}

const shownTexts = join(root, 'test-results/texts');

/** Reads what a story showed in the last run (story-texts.ts). */
function shownIn(story: string): string {
  const path = join(shownTexts, `${story}.txt`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

export function readStatements(): Statement[] {
  const tests = testsByStatement();
  const haveRun = existsSync(shownTexts);
  const stories = storyFiles().flatMap((file) => file.stories);
  return readSpecification().map((row) => {
    const tagged = stories.filter(({ tags }) => tags.includes(row.id));
    const texts = haveRun ? exactTexts(row.text) : [];
    const shown = tagged.map(({ id }) => shownIn(id)).join('\n');
    return {
      ...row,
      stories: tagged.map(({ id, title, name }) => ({ id, title, name })),
      hasTexts: texts.length > 0,
      unseen: texts.filter((text) => !isSeen(text, shown)),
      tests: tests.get(row.id) ?? [],
    };
  });
}

const id = 'virtual:statements';

/** Provides the statements to the browser as `virtual:statements`. */
export const statementsPlugin = (): Plugin => ({
  name: 'statements',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load(wanted) {
    if (wanted !== `\0${id}`) return undefined;
    for (const path of specificationPaths) this.addWatchFile(path);
    return `export const statements = ${JSON.stringify(readStatements())};`;
  },
});
