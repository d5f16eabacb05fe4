import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../shared/clock.ts';

/** Resolves if the database is migrated and writable, and the disk is writable and not almost full. */
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
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'smtpUrl'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly freeBytes: (folder: string) => Promise<number>;
}): Readiness {
  const { config, database, clock, freeBytes } = deps;
  const usesDisk = !(config.databaseUrl && config.s3 && config.smtpUrl);

  const check = async () => {
    await database.checkWritable();
    if (!usesDisk) return;
    if ((await freeBytes(config.dataDir)) < minimumFreeBytes) throw new Error('the disk is almost full');
    await assertWritable(config.dataDir);
  };

  let cachedCheck: Promise<void> | undefined;
  let checkedAt = 0;
  return () => {
    const now = clock().getTime();
    if (!cachedCheck || now - checkedAt >= cacheDuration) {
      checkedAt = now;
      cachedCheck = check();
    }
    return cachedCheck;
  };
}
