import { readFileSync, statSync } from 'node:fs';
import { loadEnvFile, platform } from 'node:process';
import { parseEnv } from 'node:util';
import { secretVariables } from './config.ts';
import { StartError } from './shared/start-error.ts';

/** In the folder where the server starts. */
const file = '.env';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Reads `.env`, if there is one, into the environment. Variables that are set already stay. */
export function readEnvFile(): void {
  try {
    loadEnvFile(file);
  } catch (error) {
    if (!isMissing(error)) throw new StartError(`${file}: can't be read: ${(error as Error).message}`);
  }
}

/** If other users of the machine can read passwords in it. Windows has no such modes. */
export function envFileWarning(): string | undefined {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || platform === 'win32' || (mode & 0o077) === 0) return undefined;
  const set = parseEnv(readFileSync(file, 'utf8'));
  if (!secretVariables.some((name) => set[name])) return undefined;
  return `${file}: other users of this machine can read its passwords. Run: chmod 600 ${file}`;
}
