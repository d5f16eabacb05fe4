import { execFile, execFileSync } from 'node:child_process';
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
import { isStale, products } from '../../scripts/freshness.ts';

/** The revision to compare with. */
export interface Base {
  /** The full hash of the commit. */
  readonly commit: string;
  /** Why this revision was chosen, as text for the console and the report. */
  readonly reason: string;
}

/** Runs git with these arguments. Returns its output, or undefined if it fails. */
export type Git = (...args: readonly string[]) => string | undefined;

/** Returns a `Git` that runs in a folder. */
export const gitIn =
  (folder: string): Git =>
  (...args) => {
    try {
      return execFileSync('git', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return undefined;
    }
  };

/** Returns the named revision, or by default the last commit on main that is not part of the current work. Throws if there is none. */
export function chooseBase(git: Git, named?: string): Base {
  const commitOf = (revision: string) => git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (named) {
    const commit = commitOf(named);
    if (!commit) throw new Error(`Revision ${named} does not exist.`);
    return { commit, reason: `the revision ${named}` };
  }
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  const head = commitOf('HEAD');
  if (!head) throw new Error('This command needs a git repository with at least one commit.');
  if (branch !== 'main') {
    for (const main of ['main', 'origin/main']) {
      const commit = commitOf(main) && git('merge-base', 'HEAD', main);
      if (commit && commit !== head) return { commit, reason: `where this branch left ${main}` };
    }
  }
  if (git('status', '--porcelain'))
    return { commit: head, reason: 'the last commit, because there are local changes' };
  const parent = commitOf('HEAD^');
  if (!parent)
    throw new Error(
      'This is the first commit, so there is none to compare with. Name a revision with --base.',
    );
  return { commit: parent, reason: 'the parent of the last commit, because there are no local changes' };
}

/** Maximum number of cached bases. A build with the pictures of all stories takes 550 MB. */
const keptBases = 2;

/** Returns the cache folder of a base, which contains its built Storybook and its pictures. */
export const baseFolder = (root: string, commit: string): string => join(root, '.cache/visual', commit);

/** Removes the least recently used bases from the cache. */
export function pruneBases(root: string): void {
  const cache = dirname(baseFolder(root, 'x'));
  if (!existsSync(cache)) return;
  const byUse = readdirSync(cache)
    .map((name) => ({ path: join(cache, name), used: statSync(join(cache, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  for (const { path } of byUse.slice(keptBases)) rmSync(path, { recursive: true, force: true });
}

const execute = promisify(execFile);

/** Runs a command in a folder. Rejects with its output if it fails. */
async function runIn(cwd: string, command: string, ...args: readonly string[]): Promise<void> {
  await execute(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
}

/** Installs the packages of a checkout. If its lockfile equals ours, creates hard links to our packages, which takes only seconds. */
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

/** Builds the Storybook of a base, unless it is cached. Returns its folder. `log` receives progress messages. */
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

/** Builds the current Storybook if it is older than its sources. */
export async function buildToday(root: string): Promise<void> {
  if (isStale(products.design, root)) await runIn(root, 'npm', 'run', '--silent', 'build:design');
  if (isStale(products.storybook, root)) await runIn(root, 'npm', 'run', '--silent', 'build-storybook');
}
