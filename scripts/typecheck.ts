/**
 * Checks the types of each folder with its own `tsconfig.json`. Route types are generated first. The checker is TypeScript 7 (decision 0054).
 * With folders as arguments, checks only these and those that use them.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from './checks/run.ts';
import { projectRoot } from './freshness.ts';

/** Folders with a `tsconfig.json`, the largest first, with the folders that they import from, directly or not. */
const folders: Readonly<Record<string, readonly string[]>> = {
  screens: ['ui', 'mocks', 'api'],
  '.storybook': ['screens', 'ui', 'mocks', 'api', 'app'],
  tests: ['screens', '.storybook', 'ui', 'app', 'server', 'scripts', 'mocks', 'api'],
  ui: ['mocks', 'api'],
  app: ['screens', 'ui', 'api'],
  server: ['ui', 'api'],
  scripts: ['.storybook', 'tests', 'server', 'app', 'ui', 'mocks', 'api', 'screens'],
  mocks: ['api'],
  api: [],
};

/** Both versions of TypeScript install a `tsc`, so the path names the version. */
const tsc = join(projectRoot, 'node_modules/typescript-7/bin/tsc');

execFileSync('npm', ['run', 'typegen', '--workspace', 'app', '--silent'], { stdio: 'inherit' });

async function check(folder: string): Promise<void> {
  const buildInfo = join(projectRoot, 'node_modules/.cache/types', `${folder}.tsbuildinfo`);
  // Checks only what has changed since the last run.
  const options = ['--incremental', '--tsBuildInfoFile', buildInfo];
  // One thread per folder and one folder per core: several threads of the checker check shared types once each, which takes twice the processor time.
  if ((await run(process.execPath, [tsc, '-p', folder, '--singleThreaded', ...options])) !== 0)
    process.exitCode = 1;
}

const changed = process.argv.slice(2);
const waiting = Object.entries(folders).flatMap(([folder, used]) =>
  changed.length === 0 || [folder, ...used].some((each) => changed.includes(each)) ? [folder] : [],
);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) await check(folder);
  }),
);
