import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Journeys that run with every change of the product, which they start as a whole and import nothing of. */
const smokeJourneys = /^tests\/journeys\/(admission|messages|payments-desk)\.spec\.ts$/;
const product = /^(app|screens|ui|api|server)\/(?!.*\.(test|stories|browser|mdx)\b)/;

/** Tests that may read any file of the repository. Those of the server only read the files that they write. */
const readsRepository = (path: string): boolean =>
  /^(?!server\/).*\.test\.tsx?$/.test(path) &&
  readFileSync(join(projectRoot, path), 'utf8').includes("from 'node:fs'");

/** Returns the scripts and style sheets of the repository, without ignored ones. */
export const sourceFiles = (git: Git): string[] =>
  (git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.css') ?? '')
    .split('\n')
    .filter((path) => existsSync(join(projectRoot, path)));

/** Returns the test files that changes reach: those that import a changed file, directly or not, that read the repository, or that start the changed product. */
export function reachedTests(changes: readonly string[], files: readonly string[]): string[] {
  const imports = readImports(files);
  const changed = new Set(changes);
  const reaches = (path: string) => [...reachableFrom(path, imports)].some((each) => changed.has(each));
  if (configuration.some(reaches)) return [...files];
  const changesProduct = changes.some((path) => product.test(path));
  return files.filter(
    (path) => (changesProduct && smokeJourneys.test(path)) || readsRepository(path) || reaches(path),
  );
}
