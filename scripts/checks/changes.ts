import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reachableFrom } from '../../tests/visual/modules.ts';
import type { Git } from '../base-revision.ts';
import { projectRoot } from '../freshness.ts';
import { readImports } from '../imports.ts';

/** Files that affect every test, with their imports. */
const configuration = [
  'package-lock.json',
  'vitest.config.ts',
  '.storybook/main.ts',
  '.storybook/vite.config.ts',
];

/** Journeys that run with every change of the app or the contract, because they start the product without importing it. */
const smokeJourneys = /^tests\/journeys\/(admission|messages|payments-desk)\.spec\.ts$/;
const product = /^(app|screens|ui|api)\/(?!.*\.(test|stories|browser|mdx)\b)/;

/** Assembles the whole server, so tests that start it import every service. */
const server = 'server/app.ts';
/** Makes every call of the server, in place of tests in other folders that start it. */
const allCalls = 'tests/contract/sqlite.test.ts';

/** Tests that may read any file of the repository. Those of the server only read files that they write. */
const readsRepository = (path: string): boolean =>
  /^(?!server\/).*\.test\.tsx?$/.test(path) &&
  readFileSync(join(projectRoot, path), 'utf8').includes("from 'node:fs'");

/** Returns the scripts and style sheets of the repository, without ignored ones. */
export const sourceFiles = (git: Git): string[] =>
  (git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.css') ?? '')
    .split('\n')
    .filter((path) => existsSync(join(projectRoot, path)));

/**
 * Returns the tests that import a changed file (directly or not), read the repository, or start the changed
 * product. Imports of a started server count only for tests in the changed file's folder.
 */
export function reachedTests(changes: readonly string[], files: readonly string[]): string[] {
  const imports = readImports(files);
  const changed = new Set(changes);
  const folders = new Set(changes.map(dirname));
  const withoutServices = { ...imports, [server]: { imports: [] } };
  const reaches = (path: string, graph: typeof imports) =>
    [...reachableFrom(path, graph)].some((each) => changed.has(each));
  if (configuration.some((path) => reaches(path, imports))) return [...files];
  const changesProduct = changes.some((path) => product.test(path));
  return files.filter(
    (path) =>
      (changesProduct && smokeJourneys.test(path)) ||
      readsRepository(path) ||
      reaches(path, path === allCalls || folders.has(dirname(path)) ? imports : withoutServices),
  );
}
