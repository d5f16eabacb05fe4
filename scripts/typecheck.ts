/** Checks the types of each workspace with its own configuration, two at a time. Generates route types first. */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './freshness.ts';

/** The root's configuration covers browser code: ui, screens, app and Storybook, which import each other's stories. */
const configurations = ['tsconfig.json', 'server', 'tests', 'scripts', 'api', 'mocks'];
const concurrency = 2;

/** Returns whether the types are correct. */
const check = (configuration: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const buildInfo = join(projectRoot, 'node_modules/.cache/types', `${configuration}.tsbuildinfo`);
    // Incremental, so that unchanged files are not checked again.
    const options = ['--incremental', '--tsBuildInfoFile', buildInfo];
    const child = spawn('tsc', ['-p', configuration, ...options], { stdio: 'inherit' });
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
  const queue = [...configurations];
  await Promise.all(Array.from({ length: concurrency }, () => checkQueue(queue)));
} catch {
  process.exitCode = 1;
}
