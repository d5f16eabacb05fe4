import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from './clock.ts';

/** Resolves where the server can do all of its work: the database is migrated and takes rows, and the disk takes files and is not low. */
export type Readiness = () => Promise<void>;

/** Bytes that must be left on the disk: one picture of the largest size, and what SQLite writes down beside it. */
const leastFree = 8 * 1024 * 1024;
/** Milliseconds for which an answer holds, so that nobody keeps the disk busy by asking. */
const holdsFor = 1000;

/** Bytes that this process may still write below a folder. */
export async function freeBytesBelow(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A quota, a disk that has become read-only and one without room for another file show only where a file is written. */
async function expectWritable(folder: string): Promise<void> {
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
    if ((await freeBytes(config.dataDir)) < leastFree) throw new Error('the disk is almost full');
    await expectWritable(config.dataDir);
  };

  let checked: Promise<void> | undefined;
  let checkedAt = 0;
  return () => {
    const now = clock().getTime();
    if (!checked || now - checkedAt >= holdsFor) {
      checkedAt = now;
      checked = check();
    }
    return checked;
  };
}
