/** Checks the types of each workspace with its own `tsconfig.json`, two at a time. Route types are generated first. */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './freshness.ts';

/** Folders with a `tsconfig.json`, the slowest first. */
const folders = ['ui', 'screens', 'app', 'server', 'tests', '.storybook', 'scripts', 'api', 'mocks'];
const concurrency = 2;

/** Resolves to whether the folder has no type errors. */
const check = (folder: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const buildInfo = join(projectRoot, 'node_modules/.cache/types', `${folder}.tsbuildinfo`);
    // Checks only what has changed since the last run.
    const options = ['--incremental', '--tsBuildInfoFile', buildInfo];
    const child = spawn('tsc', ['-p', folder, ...options], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });

async function checkQueue(queue: string[]): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (!(await check(next))) process.exitCode = 1;
  }
}

try {
  execFileSync('npm', ['run', 'typegen', '--workspace', 'app', '--silent'], { stdio: 'inherit' });
  const queue = [...folders];
  await Promise.all(Array.from({ length: concurrency }, () => checkQueue(queue)));
} catch {
  process.exitCode = 1;
}
