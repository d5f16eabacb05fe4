/** Checks the types of each room by its own configuration, two at a time. Route types are generated first. */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './freshness.ts';

/** The root's own covers what runs in the browser: ui, screens, app and Storybook, which import each other's stories. */
const configurations = ['tsconfig.json', 'server', 'tests', 'scripts', 'api', 'mocks'];
const concurrency = 2;

/** Whether the types are right. */
const check = (configuration: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const buildInfo = join(projectRoot, 'node_modules/.cache/types', `${configuration}.tsbuildinfo`);
    // What has not changed since the last run is not checked again.
    const options = ['--incremental', '--tsBuildInfoFile', buildInfo];
    const child = spawn('tsc', ['-p', configuration, ...options], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });

async function checkInTurn(queue: string[]): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (!(await check(next))) process.exitCode = 1;
  }
}

try {
  execFileSync('npm', ['run', 'typegen', '--workspace', 'app', '--silent'], { stdio: 'inherit' });
  const queue = [...configurations];
  await Promise.all(Array.from({ length: concurrency }, () => checkInTurn(queue)));
} catch {
  process.exitCode = 1;
}
