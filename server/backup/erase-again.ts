import { existsSync } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { secretKeyFile } from '../db/secrets.ts';
import { sqliteFile } from '../db/sqlite-file.ts';
import { RefusalError } from '../shared/refusal-error.ts';
import { StartError } from '../shared/start-error.ts';
import { privateFolder } from '../storage/folder.ts';

/** Ids that the security log of `newer` has as erased and that of the backup `dir` has not. Throws a `StartError` if it does not continue that one. */
function erasedSince(dir: string, newer: string): number[] {
  const file = sqliteFile(newer);
  if (!existsSync(file)) throw new StartError(`--erased-in: ${newer} has no ${basename(file)}`);
  const database = new SqliteDatabase(file, { readonly: true });
  try {
    database.prepare('attach ? as older').run(sqliteFile(dir));
    const isContinued = database
      .prepare(
        `select count(*) from (select * from older.security_log order by id desc limit 1) as last
         join main.security_log as found on found.id = last.id and found.at = last.at and found.kind = last.kind`,
      )
      .pluck();
    if (isContinued.get() !== 1)
      throw new StartError(`--erased-in: ${newer} is no later state of the database in ${dir}`);
    return database
      .prepare(
        `select distinct account_id from main.security_log
         where kind = 'account-erased' and id not in (select id from older.security_log)`,
      )
      .pluck()
      .all() as number[];
  } finally {
    database.close();
  }
}

/**
 * Copies the database of the backup `dir` to a new folder in DATA_DIR, which the caller removes, and erases there who was erased since, as `newer`
 * tells: a later backup, or a DATA_DIR with SQLite. `staff`: ids that can't be erased, because they are of the staff in this backup.
 */
export async function copyWithoutErased(dir: string, newer: string, config: Config) {
  const ids = erasedSince(dir, newer);
  privateFolder(config.dataDir);
  const folder = await mkdtemp(join(config.dataDir, '.erased-'));
  await copyFile(sqliteFile(dir), sqliteFile(folder));
  if (existsSync(secretKeyFile(dir))) await copyFile(secretKeyFile(dir), secretKeyFile(folder));
  const alone = { dataDir: folder, databaseUrl: undefined, s3: undefined, smtpUrl: undefined } as const;
  const app = await buildApp({ ...config, ...alone, logLevel: 'error' });
  const staff: number[] = [];
  try {
    for (const id of ids)
      await app.features.accounts.erasure.eraseAgain(id).catch((error) => {
        if (!(error instanceof RefusalError)) throw error;
        staff.push(id);
      });
  } finally {
    await app.close();
  }
  return { folder, erased: ids.length - staff.length, staff };
}
