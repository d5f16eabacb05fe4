import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { binaryFolder, projectRoot } from '../freshness.ts';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which the command is killed. Default: no limit. */
  readonly timeout?: number;
}

/**
 * Runs a command in the repository, preferring its own binaries, and passes its output through. Returns the
 * exit code, or 1 if it can't be started, is killed or times out.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, timeout }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${binaryFolder}${delimiter}${process.env.PATH ?? ''}`, ...env },
      ...(timeout === undefined ? {} : { timeout: timeout }),
    });
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
