import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { connectDatabase, openDatabase } from '../db/database.ts';
import { refuseForeign } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { sqliteFile } from '../db/sqlite-file.ts';
import { StartError } from '../shared/start-error.ts';
import { privateFolder } from '../storage/folder.ts';
import { openStorage } from '../storage/storage.ts';
import type { Place } from './backup.ts';
import { inParallel, pictureAt, picturePath, writePrivate } from './files.ts';
import { entryOf, faultOf, type Manifest, readManifest, syncFolderOf, syncPath } from './manifest.ts';
import { assertNoAccounts, copyToPostgres } from './tables.ts';

/** Throws a `StartError` if the database has accounts. One without tables has none. */
export async function assertUnused(place: Place): Promise<void> {
  const file = sqliteFile(place.dataDir);
  if (!place.databaseUrl && !existsSync(file)) return;
  const { db, close } = await connectDatabase(place);
  try {
    const tables = await db.introspection.getTables();
    if (tables.some(({ name }) => name === 'users'))
      await assertNoAccounts(db, place.databaseUrl ? 'DATABASE_URL' : `DATA_DIR (${file})`);
  } finally {
    await close();
  }
}

async function toSqlite(from: string, dataDir: string): Promise<void> {
  privateFolder(dataDir);
  const file = sqliteFile(dataDir);
  const part = join(dataDir, `.${basename(file)}.part`);
  await copyFile(from, part);
  await syncPath(part);
  for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  await rename(part, file);
  await syncFolderOf(file);
  await (await openDatabase({ dataDir, databaseUrl: undefined })).close();
}

/** All or nothing. */
async function toPostgres(from: string, place: Place): Promise<void> {
  const database = await openDatabase(place);
  const sqlite = new SqliteDatabase(from, { readonly: true });
  try {
    await database.db.transaction().execute((tx) => copyToPostgres(sqlite, tx));
    await sql`analyze`.execute(database.db);
  } finally {
    sqlite.close();
    await database.close();
  }
}

/** Copies the `imc.sqlite` of the folder to the database, which must have no accounts, and migrates it to this program's schema. */
export async function restoreDatabase(
  folder: string,
  applied: readonly string[],
  place: Place,
): Promise<void> {
  if (!place.databaseUrl) return toSqlite(sqliteFile(folder), place.dataDir);
  if (applied.length === migrations.length) return toPostgres(sqliteFile(folder), place);
  // Migrates a copy first, because PostgreSQL gets the tables of this program.
  const older = await mkdtemp(join(place.dataDir, '.restore-'));
  try {
    await toSqlite(sqliteFile(folder), older);
    await toPostgres(sqliteFile(older), place);
  } finally {
    await rm(older, { recursive: true });
  }
}

/** Before the rows that name them. */
async function restoreFiles(dir: string, { files }: Manifest, place: Place): Promise<void> {
  const database = basename(sqliteFile(dir));
  const storage = openStorage(place);
  try {
    const own = new Set(files.map(({ path }) => path));
    for (const kind of ['proof', 'photo'] as const)
      for await (const picture of storage.list(kind))
        if (!own.has(picturePath(picture)))
          throw new StartError(
            `${place.s3 ? 'S3_BUCKET' : 'DATA_DIR'}: the uploads contain files of other data, such as ${picture.name}. Name an empty place`,
          );
    await inParallel(
      files.filter(({ path }) => path !== database),
      async (entry) => {
        const bytes = await readFile(join(dir, entry.path));
        if (entryOf(entry.path, bytes).sha256 !== entry.sha256)
          throw new StartError(`${entry.path}: was changed: its SHA-256 differs`);
        const picture = pictureAt(entry.path);
        if (picture) await storage.write(picture.kind, picture.name, bytes);
        else await writePrivate(join(place.dataDir, entry.path), bytes);
      },
    );
  } finally {
    storage.close();
  }
}

/**
 * Copies a backup to the configured database and storage. Throws a `StartError` if they are in use, or if the backup was changed or is of a newer
 * program. What was interrupted can be repeated.
 */
export async function restoreBackup(dir: string, place: Place): Promise<Manifest> {
  const manifest = await readManifest(dir);
  refuseForeign(manifest.migrations, migrations);
  const database = manifest.files.find(({ path }) => path === basename(sqliteFile(dir)));
  const fault = database ? await faultOf(dir, database) : 'the manifest names no database';
  if (fault) throw new StartError(`${dir}: ${fault}`);
  privateFolder(place.dataDir);
  await assertUnused(place);
  await restoreFiles(dir, manifest, place);
  await restoreDatabase(dir, manifest.migrations, place);
  return manifest;
}
