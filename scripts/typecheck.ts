/** Checks the types of each workspace with its own `tsconfig.json`. Route types are generated first. The checker is TypeScript 7 (decision 0054). */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { run } from './checks/run.ts';
import { projectRoot } from './freshness.ts';

/** Folders with a `tsconfig.json`. */
const folders = ['ui', 'screens', 'app', 'server', 'tests', '.storybook', 'scripts', 'api', 'mocks'];

/** Both versions of TypeScript install a `tsc`, so the path names the version. */
const tsc = join(projectRoot, 'node_modules/typescript-7/bin/tsc');

execFileSync('npm', ['run', 'typegen', '--workspace', 'app', '--silent'], { stdio: 'inherit' });
// One folder at a time, because the checker uses every core itself.
for (const folder of folders) {
  const buildInfo = join(projectRoot, 'node_modules/.cache/types', `${folder}.tsbuildinfo`);
  // Checks only what has changed since the last run.
  const options = ['--incremental', '--tsBuildInfoFile', buildInfo];
  if ((await run(process.execPath, [tsc, '-p', folder, ...options])) !== 0) process.exitCode = 1;
}
