import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { manifestFile } from '../../.storybook/plugins/modules-plugin.ts';
import type { Base } from '../../scripts/base-revision.ts';
import { isStale, products } from '../../scripts/freshness.ts';

/** In the cache. A build with the pictures of all stories takes 550 MB. */
const keptBases = 2;

/** Contains the built Storybook of a base and its pictures. */
export const baseFolder = (root: string, commit: string): string => join(root, '.cache/visual', commit);

/** The least recently used ones. */
export function pruneBases(root: string): void {
  const cache = dirname(baseFolder(root, 'x'));
  if (!existsSync(cache)) return;
  const byUse = readdirSync(cache)
    .map((name) => ({ path: join(cache, name), used: statSync(join(cache, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  for (const { path } of byUse.slice(keptBases)) rmSync(path, { recursive: true, force: true });
}

const execute = promisify(execFile);

/** Rejects with the output of the command if it fails. */
async function runIn(cwd: string, command: string, ...args: readonly string[]): Promise<void> {
  await execute(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
}

/** Hard-links our packages if the lockfile of the checkout equals ours, which takes only seconds. */
async function installInto(checkout: string, root: string): Promise<void> {
  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(checkout) !== lockOf(root)) {
    await runIn(checkout, 'npm', 'ci', '--no-progress', '--loglevel=error');
    return;
  }
  for (const modules of ['node_modules', ...globSync('*/node_modules', { cwd: root })]) {
    const from = join(root, modules);
    const to = join(checkout, modules);
    if (!existsSync(dirname(to))) continue;
    mkdirSync(to, { recursive: true });
    // Build caches contain paths of this checkout.
    const entries = readdirSync(from).filter(
      (name) => !name.startsWith('.cache') && !name.startsWith('.vite'),
    );
    await runIn(root, 'cp', '-al', ...entries.map((name) => join(from, name)), to);
  }
  await runIn(checkout, 'npm', 'run', '--silent', 'build:design');
}

/** Unless it is cached. Returns its folder. `log` receives progress messages. */
export async function buildBase(
  root: string,
  { commit }: Base,
  log: (text: string) => void,
): Promise<string> {
  const folder = baseFolder(root, commit);
  const built = join(folder, 'storybook-static');
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
  if (existsSync(join(built, 'index.json'))) {
    log('Using the cached Storybook of the base.');
  } else {
    log('Building the Storybook of the base …');
    const checkout = join(folder, 'checkout');
    rmSync(checkout, { recursive: true, force: true });
    await runIn(root, 'git', 'worktree', 'prune');
    await runIn(root, 'git', 'worktree', 'add', '--detach', checkout, commit);
    try {
      await installInto(checkout, root);
      await runIn(checkout, 'npm', 'run', '--silent', 'build-storybook');
      renameSync(join(checkout, 'storybook-static'), built);
    } finally {
      rmSync(checkout, { recursive: true, force: true });
      await runIn(root, 'git', 'worktree', 'prune');
    }
  }
  if (!existsSync(join(built, manifestFile))) log('The base has no module list, so every story is compared.');
  return built;
}

/** If the build is older than its sources. */
export async function buildToday(root: string): Promise<void> {
  if (isStale(products.design, root)) await runIn(root, 'npm', 'run', '--silent', 'build:design');
  if (isStale(products.storybook, root)) await runIn(root, 'npm', 'run', '--silent', 'build-storybook');
}
