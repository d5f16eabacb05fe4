/** Checks the types of both sides: what the browser runs, and what Node runs. Route types are generated first. */
import { execFileSync } from 'node:child_process';

const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' });

try {
  run('npm', ['run', 'typegen', '--workspace', 'app', '--silent']);
  run('tsc', ['-p', 'tsconfig.json']);
  run('tsc', ['-p', 'tsconfig.node.json']);
} catch {
  process.exitCode = 1;
}
