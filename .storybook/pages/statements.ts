/** Joins the statements of the specification with the tests that name them, for the Coverage page and the docs pages of screens. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readSpecification, type SpecificationRow, specificationPaths } from './specification-rows.ts';

const root = join(import.meta.dirname, '../..');

export interface Statement extends SpecificationRow {
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

export function readStatements(): Statement[] {
  const tests = testsByStatement();
  return readSpecification().map((row) => ({ ...row, tests: tests.get(row.id) ?? [] }));
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
