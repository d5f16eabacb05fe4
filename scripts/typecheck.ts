/** Checks the types of each workspace with its own `tsconfig.json`. Route types are generated first. The checker is TypeScript 7 (decision 0054). */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from './checks/run.ts';
import { projectRoot } from './freshness.ts';

/** Folders with a `tsconfig.json`, the largest first. */
const folders = ['screens', '.storybook', 'tests', 'ui', 'app', 'server', 'scripts', 'mocks', 'api'];

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

const waiting = [...folders];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) await check(folder);
  }),
);
