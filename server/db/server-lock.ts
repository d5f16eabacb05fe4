import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { StartError } from '../shared/start-error.ts';
import { privateFolder } from '../storage/folder.ts';
import { connectionName } from './postgres-client.ts';
import type { Db } from './types.ts';

export interface ServerLock {
  release(): void;
}

/**
 * Makes this process the only server of a data folder with SQLite. The operating system ends the lock with the process. Commands that read or
 * write beside a running server don't take it; those that replace the database do. Throws a `StartError` if another process has it.
 */
export function takeServerLock(dataDir: string): ServerLock {
  privateFolder(dataDir);
  const lock = new SqliteDatabase(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new StartError(
      `DATA_DIR: another server uses ${dataDir}. SQLite is for one server: stop that one, choose another folder, or set DATABASE_URL`,
      { cause: error },
    );
  }
  return { release: () => lock.close() };
}

/** Throws a `StartError` if another process of this program is connected to PostgreSQL, where a server keeps a connection also while it is idle. */
export async function assertNoOtherProcess(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; address: string | null }>`
    select substring(application_name from '^[^ ]+ [0-9]+') as name, host(client_addr) as address from pg_stat_activity
    where datname = current_database() and application_name like ${`${connectionName} %`} and pid <> pg_backend_pid()
  `.execute(db);
  const others = [...new Set(rows.map(({ name, address }) => `${name} at ${address ?? 'this machine'}`))];
  if (others.length > 0)
    throw new StartError(`DATABASE_URL: is in use by ${others.join(', ')}: stop all servers first`);
}
