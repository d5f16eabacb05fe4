import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { binaryFolder, projectRoot } from '../freshness.ts';

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which the command is ended; as long as it takes by default. */
  readonly timeout?: number;
}

/**
 * Runs a command in the repository, with its own binaries first, and says its exit code. What it prints is shown as it comes.
 * A command that can't be started, or is ended by a signal or for taking too long, has failed.
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
