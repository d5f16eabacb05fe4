import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../shared/clock.ts';
import type { PictureStorage } from '../storage/storage.ts';

/** Resolves if the database is migrated and writable, the storage answers, and the disk is writable and not almost full. */
export type Readiness = () => Promise<void>;

/** One image of the maximum size and the files that SQLite writes next to its database. */
const minimumFreeBytes = 8 * 1024 * 1024;
/** Milliseconds, so that frequent requests do not keep the disk busy. */
const cacheDuration = 1000;

/** That this process may still write. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Detects exceeded quotas, a read-only disk and a disk without free inodes. Throws if it can't write. */
async function assertWritable(folder: string): Promise<void> {
  const file = join(folder, '.writable');
  try {
    await writeFile(file, Buffer.alloc(4096));
  } finally {
    await rm(file, { force: true });
  }
}

export function createReadiness(deps: {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'smtpUrl' | 'silenceLimits'>;
  readonly database: Database;
  readonly storage: PictureStorage;
  readonly clock: Clock;
  readonly freeBytes: (folder: string) => Promise<number>;
}): Readiness {
  const { config, database, storage, clock, freeBytes } = deps;
  const usesDisk = !(config.databaseUrl && config.s3 && config.smtpUrl);

  const check = async () => {
    await Promise.all([database.checkWritable(), storage.checkReachable()]);
    if (!usesDisk) return;
    if ((await freeBytes(config.dataDir)) < minimumFreeBytes) throw new Error('the disk is almost full');
    await assertWritable(config.dataDir);
  };

  /** Waits no longer, so that a proxy gets its answer. */
  const checkInTime = async () => {
    const isLate = wait(config.silenceLimits.readiness, true, { ref: false });
    if (await Promise.race([check(), isLate])) throw new Error('the database or the storage does not answer');
  };

  let cachedCheck: Promise<void> | undefined;
  let checkedAt = 0;
  let isRunning = false;
  return () => {
    const now = clock().getTime();
    if (!cachedCheck || (now - checkedAt >= cacheDuration && !isRunning)) {
      checkedAt = now;
      isRunning = true;
      cachedCheck = checkInTime().finally(() => {
        isRunning = false;
      });
    }
    return cachedCheck;
  };
}
