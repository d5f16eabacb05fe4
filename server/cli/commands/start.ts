import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../project-root.ts';
import type { Command } from '../command.ts';

/** Builds what is stale first. A release has no scripts. */
const startScript = join(projectRoot, 'scripts/start.ts');

export const isRepository = existsSync(startScript);

export const start: Command = {
  name: 'start',
  summary: 'migrates the database and serves everything on one port',
  run: async () => {
    if (isRepository) await import(pathToFileURL(startScript).href);
    else await import('../../main.ts');
  },
};

/** Only in the repository. */
export const build: Command = {
  name: 'build',
  summary: 'builds what a server needs, as npm run build does',
  run: async () => {
    const options = { cwd: projectRoot, stdio: 'inherit' } as const;
    return spawnSync('npm', ['run', '--silent', 'build'], options).status ?? 1;
  },
};
