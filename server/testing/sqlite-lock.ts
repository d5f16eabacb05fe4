import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The write lock of a SQLite file, held by another process. */
export interface SqliteLock {
  /** Releases the lock. Resolves with the time just before. */
  release(): Promise<number>;
  /** Resolves with the time just before the release, by this machine's clock. */
  readonly released: Promise<number>;
}

const program = `
  import Database from 'better-sqlite3';
  const [file, milliseconds] = process.argv.slice(1);
  const database = new Database(file);
  database.exec('begin immediate');
  const release = () => {
    process.send(Date.now(), () => {
      database.exec('rollback');
      process.exit(0);
    });
  };
  process.on('disconnect', () => process.exit(0));
  process.on('message', release);
  if (milliseconds) setTimeout(release, Number(milliseconds));
  process.send('locked');
`;

/** Acquires the write lock and holds it for the given time or until it is released. */
export async function lockSqlite(file: string, milliseconds?: number): Promise<SqliteLock> {
  const args = ['--input-type=module', '--eval', program, file];
  const child = spawn(process.execPath, milliseconds === undefined ? args : [...args, String(milliseconds)], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  await once(child, 'message');
  const released = once(child, 'message').then(async ([time]) => {
    await exited;
    return time as number;
  });
  return {
    release: () => {
      child.send('release', () => {});
      return released;
    },
    released,
  };
}
