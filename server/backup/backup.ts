import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { Config } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { appliedMigrations, migrationTable, runMigrations } from '../db/migrate.ts';
import { backup } from '../db/migrations/0002-backup.ts';
import { migrations } from '../db/migrations/index.ts';
import { openSqliteFile, sqliteFile } from '../db/sqlite-file.ts';
import packageJson from '../package.json' with { type: 'json' };
import { StartError } from '../shared/start-error.ts';
import { openStorage } from '../storage/storage.ts';
import { filesUnder, inParallel, namedUploads, readUpload, sync, writePrivate } from './files.ts';
import { entryOf, type FileEntry, type Manifest, manifestName } from './manifest.ts';
import { copyFromPostgres, digestSqlite, withoutTimeouts } from './tables.ts';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

/** One statement sees one moment, while writers go on. The online backup of SQLite would begin again at each write of theirs. */
function copySqlite(dataDir: string, folder: string): void {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new StartError(`DATA_DIR: has no database (${file})`);
  const source = new SqliteDatabase(file, { readonly: true, timeout: 5000 });
  try {
    source.prepare('vacuum into ?').run(sqliteFile(folder));
  } finally {
    source.close();
  }
}

/** In one snapshot, into a new SQLite database with the same migrations. */
async function copyPostgres(place: Place, folder: string): Promise<void> {
  const { db, close } = await connectDatabase(place);
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  const copy = snapshot.execute(async (tx) => {
    await withoutTimeouts(tx);
    const applied = await appliedMigrations(tx);
    const known = migrations.filter(({ name }) => applied.includes(name));
    if (known.length !== applied.length)
      throw new StartError('DATABASE_URL: another version wrote the database: make the backup with that one');
    const target = await connectDatabase({ databaseUrl: undefined, dataDir: folder });
    await runMigrations(target, known).finally(target.close);
    const sqlite = openSqliteFile(sqliteFile(folder));
    try {
      await copyFromPostgres(tx, sqlite);
      // One file, which can also be read where nothing can be written.
      sqlite.pragma('journal_mode = DELETE');
    } finally {
      sqlite.close();
    }
  });
  await copy.finally(close);
}

async function copyDatabase(place: Place, folder: string) {
  await rm(sqliteFile(folder), { force: true });
  if (place.databaseUrl) await copyPostgres(place, folder);
  else copySqlite(place.dataDir, folder);
  await sync(sqliteFile(folder));
  const sqlite = new SqliteDatabase(sqliteFile(folder), { readonly: true });
  try {
    const applied = sqlite.prepare(`select name from ${migrationTable} order by name`).pluck().all();
    return {
      migrations: applied as string[],
      tables: await digestSqlite(sqlite),
      uploads: namedUploads(sqlite),
    };
  } finally {
    sqlite.close();
  }
}

/** An upload may be removed between the copy of the database and its own. The next copy of the database does not name it anymore. */
const attempts = 3;

async function copyWithUploads(place: Place, folder: string) {
  const storage = await openStorage(place);
  const copied = new Map<string, FileEntry>();
  try {
    for (let attempt = 1; ; attempt += 1) {
      const { uploads, ...database } = await copyDatabase(place, folder);
      const missing: string[] = [];
      await inParallel(uploads, async (path) => {
        if (copied.has(path)) return;
        const bytes = await readUpload(storage, path);
        if (!bytes) return void missing.push(path);
        await writePrivate(join(folder, path), bytes);
        copied.set(path, await entryOf(folder, path));
      });
      if (missing.length > 0 && attempt < attempts) continue;
      for (const path of copied.keys())
        if (!uploads.includes(path) && copied.delete(path)) await rm(join(folder, path));
      return { ...database, missing, files: [...copied.values()] };
    }
  } finally {
    storage.close();
  }
}

/** Mails, keys, and whatever else the data folder has the only copy of. Hidden files and locks belong to a running process. */
async function copyOthers(dataDir: string, folder: string): Promise<FileEntry[]> {
  const isOther = (path: string) =>
    !/^uploads\/|(^|\/)\.|\.lock(-journal)?$/.test(path) && !path.startsWith(basename(sqliteFile(dataDir)));
  const files: FileEntry[] = [];
  for (const path of (await filesUnder(dataDir)).filter(isOther)) {
    try {
      await writePrivate(join(folder, path), createReadStream(join(dataDir, path)));
      files.push(await entryOf(folder, path));
    } catch (error) {
      // A mail that was removed since.
      if (existsSync(join(dataDir, path))) throw error;
      await rm(join(folder, path), { force: true });
    }
  }
  return files;
}

/** For the health check. A database that is older than this program has no table for it yet. */
async function recordBackup(
  place: Place,
  applied: readonly string[],
  last: { made_at: string; place: string },
) {
  if (!applied.includes(backup.name)) return;
  const { db, close } = await connectDatabase(place);
  await db
    .insertInto('last_backup')
    .values({ id: 1, ...last })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(last))
    .execute()
    .finally(close);
}

/**
 * Makes a backup at `dir`, while servers run. The folder has the structure of a data folder, and its name only when it is complete. Throws a
 * `StartError` if it exists already.
 */
export async function makeBackup(
  place: Place,
  dir: string,
  { now = new Date(), only }: { readonly now?: Date; readonly only?: 'database' | undefined } = {},
): Promise<Manifest> {
  const target = resolve(dir);
  const part = `${target}.part`;
  if (!relative(place.dataDir, target).startsWith('..') && !only)
    throw new StartError(`${target} is inside of DATA_DIR: name a folder elsewhere, best on another disk`);
  for (const path of [target, part])
    if (existsSync(path)) throw new StartError(`${path} exists already: name a new folder, or remove it`);
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const content = only
      ? { ...(await copyDatabase(place, part)), files: [], missing: [] }
      : await copyWithUploads(place, part);
    const others = only ? [] : await copyOthers(place.dataDir, part);
    const manifest: Manifest = {
      format: 1,
      version: packageJson.version,
      madeAt: now.toISOString(),
      source: place.databaseUrl ? 'postgres' : 'sqlite',
      migrations: content.migrations,
      tables: content.tables,
      files: [await entryOf(part, basename(sqliteFile(part))), ...content.files, ...others],
      missing: content.missing,
    };
    await writePrivate(join(part, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(part, target);
    await sync(dirname(target));
    if (!only) await recordBackup(place, manifest.migrations, { made_at: manifest.madeAt, place: target });
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** In `parent`, named after its time. Then removes the older ones but the newest, also interrupted ones. */
export async function makeKeptBackup(place: Place, parent: string, keep: number, now = new Date()) {
  const dir = join(resolve(parent), `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  const manifest = await makeBackup(place, dir, { now });
  const names = (await readdir(parent)).filter((name) => /^[\d-]{10}T[\d-]{8}Z(\.part)?$/.test(name)).sort();
  const [oldest = ''] = names.filter((name) => !name.endsWith('.part')).slice(-keep);
  for (const name of names) if (name < oldest) await rm(join(parent, name), { recursive: true });
  return { dir, manifest };
}
