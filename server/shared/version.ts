import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

export interface Version {
  /** Of `package.json`. */
  readonly version: string;
  /** Git's, with `-dirty` for uncommitted changes, or `COMMIT`, which the build of an image is given. Undefined without both. */
  readonly commit?: string | undefined;
}

/** Of the release, which its build wrote, or of the repository. */
export function readVersion(): Version {
  const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Version;
  if (existsSync(join(projectRoot, 'release.json'))) return read('release.json');
  const git = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  return {
    version: read('package.json').version,
    commit: git.stdout?.trim() || process.env.COMMIT || undefined,
  };
}
