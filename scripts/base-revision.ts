/** Finds the revision that `npm test -- --changed` and `npm run test:visual` compare with. */
import { execFileSync } from 'node:child_process';

export interface Base {
  /** The full hash of the commit. */
  readonly commit: string;
  /** Why this revision was chosen, for the console and the report. */
  readonly reason: string;
}

/** Runs git with these arguments. Returns its output, or undefined if it fails. */
export type Git = (...args: readonly string[]) => string | undefined;

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

/** Returns the named revision, by default the last commit on main before the current work. Throws if there is none. */
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

/** Includes deleted and untracked files. Paths are relative to the root of the repository. */
export const changedFiles = (git: Git, { commit }: Base): string[] =>
  [
    git('diff', '--name-only', '--no-renames', commit),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap((output) => output?.split('\n').filter(Boolean) ?? []);
