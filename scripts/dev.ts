/** `npm run dev`: the server, restarted when its sources change, and the site with hot reload in front of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { projectRoot } from './freshness.ts';

const port = process.env.PORT ?? '3000';
const children: ChildProcess[] = [];

function start(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): void {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  children.push(child);
  // One process alone is useless.
  child.once('exit', (code, signal) => stop(code ?? (signal ? 0 : 1)));
}

let stopping = false;
function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

if (!buildStale('design')) process.exit(1);
start(process.execPath, ['--watch-path=server', '--watch-path=api', 'server/main.ts'], projectRoot, {
  PORT: port,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});
start('react-router', ['dev'], join(projectRoot, 'app'), { API_ORIGIN: `http://127.0.0.1:${port}` });
