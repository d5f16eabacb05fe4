import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import SqliteDatabase from 'better-sqlite3';
import { connectDatabase } from '../db/database.ts';
import { sqliteFile } from '../db/sqlite-file.ts';
import { StartError } from '../shared/start-error.ts';
import { privateFolder } from '../storage/folder.ts';
import { openStorage } from '../storage/storage.ts';
import { copyDatabase, describeDatabase, type Place } from './backup.ts';
import { copyPictures, type Picture } from './files.ts';
import type { FileEntry } from './manifest.ts';
import { assertUnused, restoreDatabase } from './restore.ts';
import { type Digests, differences, digestPostgres, digestSqlite, type Sqlite } from './tables.ts';

export interface Moved {
  /** Undefined if the database stays where it is. */
  readonly tables: Digests | undefined;
  /** Uploads that were copied. Undefined if they stay where they are. */
  readonly files: number | undefined;
  /** Uploads that rows name and that were not in the storage. */
  readonly missing: readonly string[];
}

async function digestOf(place: Place, tables: Sqlite): Promise<Digests> {
  if (place.databaseUrl) {
    const { db, close } = await connectDatabase(place);
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((tx) => digestPostgres(tx, tables))
      .finally(close);
  }
  const sqlite = new SqliteDatabase(sqliteFile(place.dataDir), { readonly: true });
  return digestSqlite(sqlite).finally(() => sqlite.close());
}

/** Reads each file again from where it was written. */
async function moveFiles(pictures: readonly Picture[], from: Place, to: Place) {
  const source = openStorage(from);
  const target = openStorage(to);
  const copied = new Map<string, FileEntry>();
  try {
    const write = async ({ kind, name }: Picture, bytes: Buffer) => {
      await target.write(kind, name, bytes);
      if (!bytes.equals(await buffer(await target.read(kind, name))))
        throw new Error(`${name} was stored with other bytes`);
    };
    const missing = await copyPictures(pictures, source, write, copied);
    return { files: copied.size, missing };
  } finally {
    source.close();
    target.close();
  }
}

/** Compares both sides afterwards. */
async function moveDatabase(
  folder: string,
  applied: readonly string[],
  from: Place,
  to: Place,
): Promise<Digests> {
  await restoreDatabase(folder, applied, to);
  const copy = new SqliteDatabase(sqliteFile(folder), { readonly: true });
  try {
    const source = await digestOf(from, copy);
    const changed = differences(source, await digestOf(to, copy));
    if (changed.length === 0) return source;
    throw new StartError(
      `The source was written during the move (${changed.join(', ')}): stop all servers, empty the target and move again`,
    );
  } finally {
    copy.close();
  }
}

/**
 * Copies the database or the uploads, whichever gets another place. The source stays as it is. Throws a `StartError` if the target has accounts,
 * or if the source was written meanwhile.
 */
export async function move(from: Place, to: Place): Promise<Moved> {
  const staysDatabase = from.databaseUrl === to.databaseUrl;
  const staysStorage = from.s3?.bucket === to.s3?.bucket && from.s3?.endpoint === to.s3?.endpoint;
  if (staysDatabase && staysStorage) throw new StartError('Everything is at that place already');
  if (!staysDatabase) await assertUnused(to);
  privateFolder(from.dataDir);
  const folder = await mkdtemp(join(from.dataDir, '.move-'));
  try {
    await copyDatabase(from, folder);
    const { pictures, migrations } = await describeDatabase(folder);
    const uploads = staysStorage ? { files: undefined, missing: [] } : await moveFiles(pictures, from, to);
    return {
      tables: staysDatabase ? undefined : await moveDatabase(folder, migrations, from, to),
      ...uploads,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
