import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopLimit } from '../features/mails/times.ts';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** So far, from stdout and stderr. */
  output(): string;
  /** Resolves with the first group as soon as the line is printed. Rejects if the process ends before. */
  printed(line: RegExp): Promise<string>;
  /** Resolves as soon as it listens. */
  origin(): Promise<string>;
  /** Resolves with the exit code or the signal. */
  readonly exited: Promise<number | string>;
}

/**
 * For `--import`: shortens the seconds for the running mail after SIGTERM, and removes the forced exit of `main.ts`, so that the process only
 * ends if everything else has stopped.
 */
export const withoutLastResort = `data:text/javascript,process.on('SIGTERM', () => {
  const set = setTimeout;
  globalThis.setTimeout = (run, ms) => set(ms > ${stopLimit} ? () => {} : run, ms === ${stopLimit} ? 50 : ms);
});`;

const ownMain = fileURLToPath(new URL('../main.ts', import.meta.url));
const started: ServerProcess[] = [];

/** On a free port. `imports` are loaded before `main`, by default the sources' `main.ts`. `cwd`: by default a folder without `.env`. */
export function startProcess(
  env: Readonly<Record<string, string>>,
  {
    imports = [],
    stdout = 'pipe',
    cwd = import.meta.dirname,
    main = ownMain,
  }: { imports?: readonly string[]; stdout?: 'pipe' | number; cwd?: string; main?: string } = {},
): ServerProcess {
  const child = spawn(process.execPath, [...imports.flatMap((url) => ['--import', url]), main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      PORT: '0',
      ...env,
    },
    cwd,
    stdio: ['ignore', stdout, 'pipe'],
  });
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const streams = [child.stdout, child.stderr];
  let output = '';
  for (const stream of streams) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  const printed = (line: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = line.exec(output);
        if (found) resolve(found[1] ?? found[0]);
      };
      for (const stream of streams) stream?.on('data', look);
      exited.then(() => reject(new Error(`ended before it printed ${line}: ${output}`)));
      look();
    });
  const run = {
    child,
    output: () => output,
    printed,
    origin: () => printed(/site is at (http:\S+)/),
    exited,
  };
  started.push(run);
  return run;
}

export async function killProcesses(): Promise<void> {
  for (const { child, exited } of started.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
}
