import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { keysOf } from '@imc/api/contract';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { connectDatabase, openDatabase } from '../db/database.ts';
import { refuseForeign } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { sqliteFile } from '../db/sqlite-file.ts';
import { StartError } from '../shared/start-error.ts';
import { privateFolder } from '../storage/folder.ts';
import { openStorage, pictureFolders } from '../storage/storage.ts';
import { makeBackup, type Place } from './backup.ts';
import { inParallel, namedUploads, sync, uploadAt, uploadPath, writePrivate } from './files.ts';
import { faultOf, type Manifest, readManifest } from './manifest.ts';
import { assertNoAccounts, copyToPostgres } from './tables.ts';

/** Without the limits of requests, which the configuration has too: copying and indexing takes longer. */
const databaseOf = ({ dataDir, databaseUrl }: Place) => ({ dataDir, databaseUrl });

/** Throws a `StartError` if the database has accounts. One without tables has none. */
async function assertUnused(place: Place): Promise<void> {
  const file = sqliteFile(place.dataDir);
  if (!place.databaseUrl && !existsSync(file)) return;
  const { db, close } = await connectDatabase(databaseOf(place));
  try {
    const tables = await db.introspection.getTables();
    if (tables.some(({ name }) => name === 'users'))
      await assertNoAccounts(db, place.databaseUrl ? 'DATABASE_URL' : `DATA_DIR (${file})`);
  } finally {
    await close();
  }
}

async function toSqlite(from: string, dataDir: string): Promise<void> {
  const file = sqliteFile(dataDir);
  const part = join(dataDir, `.${basename(file)}.part`);
  await writePrivate(part, createReadStream(from));
  for (const suffix of ['', '-wal', '-shm']) await rm(`${file}${suffix}`, { force: true });
  await rename(part, file);
  await sync(dirname(file));
  await (await openDatabase({ dataDir, databaseUrl: undefined })).close();
}

/** All or nothing. */
async function toPostgres(from: string, place: Place): Promise<void> {
  const { db, close } = await openDatabase(databaseOf(place));
  const sqlite = new SqliteDatabase(from, { readonly: true });
  try {
    await db.transaction().execute(async (tx) => {
      await copyToPostgres(sqlite, tx);
      // Here, where nothing limits its time.
      await sql`analyze`.execute(tx);
    });
  } finally {
    sqlite.close();
    await close();
  }
}

async function restoreDatabase(dir: string, { migrations: applied }: Manifest, place: Place): Promise<void> {
  if (!place.databaseUrl) return toSqlite(sqliteFile(dir), place.dataDir);
  if (applied.length === migrations.length) return toPostgres(sqliteFile(dir), place);
  // Migrates a copy first, because PostgreSQL gets the tables of this program.
  const older = await mkdtemp(join(place.dataDir, '.restore-'));
  try {
    await toSqlite(sqliteFile(dir), older);
    await toPostgres(sqliteFile(older), place);
  } finally {
    await rm(older, { recursive: true });
  }
}

/** Without uploads that the database does not name. */
async function restoreFiles(dir: string, { files }: Manifest, place: Place, database: string): Promise<void> {
  const sqlite = new SqliteDatabase(database, { readonly: true });
  const named = new Set(namedUploads(sqlite));
  sqlite.close();
  const storage = await openStorage(place);
  try {
    const own = new Set(files.map(({ path }) => path));
    for (const kind of keysOf(pictureFolders))
      for await (const { name } of storage.list(kind))
        if (!own.has(uploadPath(kind, name)))
          throw new StartError(
            `${place.s3 ? 'S3_BUCKET' : 'DATA_DIR'}: the uploads contain other files, such as ${name}. Name an empty place`,
          );
    await inParallel(files, async (entry) => {
      const fault = await faultOf(dir, entry);
      if (fault) throw new StartError(`${dir}: ${fault}`);
      const upload = uploadAt(entry.path);
      if (upload && !named.has(entry.path)) return;
      if (upload) await storage.write(upload.kind, upload.name, await readFile(join(dir, entry.path)));
      else if (entry.path !== basename(sqliteFile(dir)))
        await writePrivate(join(place.dataDir, entry.path), createReadStream(join(dir, entry.path)));
    });
  } finally {
    storage.close();
  }
}

/**
 * Copies a backup to the configured database and storage. Throws a `StartError` if they are in use, or if the backup was changed or is of a newer
 * program. What was interrupted can be repeated. `databaseDir` has the database to restore, if not the backup itself (`copyWithoutErased`).
 */
export async function restoreBackup(dir: string, place: Place, databaseDir = dir): Promise<Manifest> {
  const manifest = await readManifest(dir);
  refuseForeign(manifest.migrations, migrations);
  privateFolder(place.dataDir);
  await assertUnused(place);
  // Files come before the rows that name them.
  await restoreFiles(dir, manifest, place, sqliteFile(databaseDir));
  await restoreDatabase(databaseDir, manifest, place);
  return manifest;
}

/**
 * By a backup and its restore, which compare the rows of every table on both sides. The files stay where they are. Throws a `StartError` if the new
 * database has accounts, or if the old one was written meanwhile.
 */
export async function moveDatabase(from: Place, to: Place): Promise<Manifest> {
  privateFolder(from.dataDir);
  await assertUnused(to);
  const folder = await mkdtemp(join(from.dataDir, '.move-'));
  const dir = join(folder, 'backup');
  try {
    const manifest = await makeBackup(from, dir, { only: 'database' });
    await restoreDatabase(dir, manifest, to);
    const { tables } = await makeBackup(from, join(folder, 'later'), { only: 'database' });
    const changed = Object.keys(tables).filter((name) => tables[name]?.hash !== manifest.tables[name]?.hash);
    if (changed.length === 0) return manifest;
    throw new StartError(
      `The old database was written during the move (${changed.join(', ')}): stop all servers, empty the new one, move again`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
