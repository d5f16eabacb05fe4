import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { StartError } from '../shared/start-error.ts';
import { privateFolder } from '../storage/folder.ts';

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
