import { execFileSync } from 'node:child_process';

/** The revision that the working tree is compared with. */
export interface Base {
  /** The full hash of the commit. */
  readonly commit: string;
  /** Why this revision was chosen. */
  readonly reason: string;
}

/** Runs git and returns its trimmed output, or `undefined` if it fails. */
export type Git = (...args: readonly string[]) => string | undefined;

/** Returns a function that runs git in a folder. */
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

/** Returns the named revision, or by default the last commit on main that is not part of this work. */
export function chooseBase(git: Git, named?: string): Base {
  const commitOf = (revision: string) => git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (named) {
    const commit = commitOf(named);
    if (!commit) throw new Error(`There is no revision ${named} here.`);
    return { commit, reason: `the revision ${named}` };
  }
  const head = commitOf('HEAD');
  if (!head) throw new Error('This needs a git repository with a commit.');
  if (git('rev-parse', '--abbrev-ref', 'HEAD') !== 'main') {
    for (const main of ['main', 'origin/main']) {
      const commit = commitOf(main) && git('merge-base', 'HEAD', main);
      if (commit && commit !== head) return { commit, reason: `where this branch left ${main}` };
    }
  }
  if (git('status', '--porcelain')) return { commit: head, reason: 'the last commit' };
  const parent = commitOf('HEAD^');
  if (!parent) throw new Error('The first commit has nothing before it. Name a revision with --base.');
  return { commit: parent, reason: 'the parent of the last commit' };
}
