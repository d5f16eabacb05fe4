import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { Config } from '../config.ts';
import { connectDatabase } from '../db/database.ts';
import { appliedMigrations, migrationTable, runMigrations } from '../db/migrate.ts';
import { backup as lastBackup } from '../db/migrations/0002-backup.ts';
import { migrations } from '../db/migrations/index.ts';
import { openSqliteFile, sqliteFile } from '../db/sqlite-file.ts';
import packageJson from '../package.json' with { type: 'json' };
import { StartError } from '../shared/start-error.ts';
import { openStorage } from '../storage/storage.ts';
import { copyPictures, otherFilesOf, picturePath, picturesOf, writePrivate } from './files.ts';
import {
  entryOf,
  entryOfFile,
  type FileEntry,
  type Manifest,
  manifestName,
  syncFolderOf,
} from './manifest.ts';
import { copyFromPostgres, digestSqlite, withoutTimeouts } from './tables.ts';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

/** Of the database as it is, in one statement that sees one moment. Writers go on meanwhile. Deleted content is not in the copy. */
function copySqlite(dataDir: string, folder: string): void {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new StartError(`DATA_DIR: has no database (${file})`);
  const source = new SqliteDatabase(file, { readonly: true });
  try {
    source.pragma('busy_timeout = 5000');
    source.prepare('vacuum into ?').run(sqliteFile(folder));
  } finally {
    source.close();
  }
}

/** Of one moment, into a new SQLite database with the same migrations. */
async function copyPostgres(databaseUrl: string, folder: string): Promise<void> {
  const source = await connectDatabase({ databaseUrl, dataDir: folder });
  try {
    await source.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await withoutTimeouts(tx);
        const applied = await appliedMigrations(tx);
        const known = migrations.filter(({ name }) => applied.includes(name));
        if (known.length !== applied.length || known.length === 0)
          throw new StartError(
            'DATABASE_URL: another program wrote the database: use its version for the backup',
          );
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
  } finally {
    await source.close();
  }
}

/** Copies only the database, as `imc.sqlite`. */
export async function copyDatabase({ databaseUrl, dataDir }: Place, folder: string): Promise<void> {
  await rm(sqliteFile(folder), { force: true });
  if (databaseUrl) await copyPostgres(databaseUrl, folder);
  else copySqlite(dataDir, folder);
}

/** Of the copied database. */
export async function describeDatabase(folder: string) {
  const sqlite = new SqliteDatabase(sqliteFile(folder), { readonly: true });
  try {
    return {
      migrations: sqlite
        .prepare(`select name from ${migrationTable} order by name`)
        .pluck()
        .all() as string[],
      tables: await digestSqlite(sqlite),
      pictures: picturesOf(sqlite),
    };
  } finally {
    sqlite.close();
  }
}

/** A file may be deleted between the copy of the database and its own. The next copy of the database does not name it anymore. */
const attempts = 3;

async function fill(place: Place, folder: string, madeAt: string): Promise<Manifest> {
  const storage = openStorage(place);
  const copied = new Map<string, FileEntry>();
  let database: Awaited<ReturnType<typeof describeDatabase>>;
  let missing: string[];
  try {
    for (let attempt = 1; ; attempt += 1) {
      await copyDatabase(place, folder);
      database = await describeDatabase(folder);
      const write = (picture: Parameters<typeof picturePath>[0], bytes: Buffer) =>
        writePrivate(join(folder, picturePath(picture)), bytes);
      missing = await copyPictures(database.pictures, storage, write, copied);
      if (missing.length === 0 || attempt === attempts) break;
    }
  } finally {
    storage.close();
  }
  const named = new Set(database.pictures.map(picturePath));
  for (const path of copied.keys()) {
    if (named.has(path)) continue;
    copied.delete(path);
    await rm(join(folder, path));
  }
  for (const path of await otherFilesOf(place.dataDir)) {
    const bytes = await readFile(join(place.dataDir, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!bytes) continue;
    await writePrivate(join(folder, path), bytes);
    copied.set(path, entryOf(path, bytes));
  }
  const databasePath = relative(folder, sqliteFile(folder));
  const manifest: Manifest = {
    format: 1,
    version: packageJson.version,
    madeAt,
    source: place.databaseUrl ? 'postgres' : 'sqlite',
    storage: place.s3 ? 's3' : 'disk',
    migrations: database.migrations,
    tables: database.tables,
    files: [await entryOfFile(folder, databasePath), ...copied.values()],
    missing,
  };
  await writePrivate(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** For the health check. A database that is older than this program has no table for it yet. */
async function recordBackup(
  place: Place,
  { migrations: applied, madeAt }: Manifest,
  dir: string,
): Promise<void> {
  if (!applied.includes(lastBackup.name)) return;
  const database = await connectDatabase(place);
  const last = { made_at: madeAt, place: dir };
  try {
    await database.db
      .insertInto('last_backup')
      .values({ id: 1, ...last })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(last))
      .execute();
  } finally {
    await database.close();
  }
}

/**
 * Makes a backup at `dir`, while the server runs. The folder has the structure of a data folder, and gets its name when it is complete. Throws a
 * `StartError` if it exists already.
 */
export async function makeBackup(place: Place, dir: string, now = new Date()): Promise<Manifest> {
  const target = resolve(dir);
  if (existsSync(target)) throw new StartError(`${target} exists already: name a new folder`);
  if (!relative(place.dataDir, target).startsWith('..'))
    throw new StartError(`${target} is inside of DATA_DIR: name a folder elsewhere, best on another disk`);
  const part = `${target}.part`;
  await mkdir(dirname(part), { recursive: true });
  await mkdir(part, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new StartError(`${part} exists already: remove it, unless another backup is writing it`);
  });
  let manifest: Manifest;
  try {
    manifest = await fill(place, part, now.toISOString());
    await rename(part, target);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  await syncFolderOf(target);
  await recordBackup(place, manifest, target);
  return manifest;
}

/** 2026-11-27T10-00-00Z, which sorts by time. */
const nameAt = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Makes a backup in `parent`, named after its time, then removes all but the newest. Returns its folder. */
export async function makeKeptBackup(
  place: Place,
  parent: string,
  keep: number,
  now = new Date(),
): Promise<{ readonly dir: string; readonly manifest: Manifest }> {
  const dir = join(resolve(parent), nameAt(now));
  const manifest = await makeBackup(place, dir, now);
  const names = (await readdir(parent))
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name))
    .sort();
  for (const name of names.slice(0, -keep)) await rm(join(parent, name), { recursive: true });
  return { dir, manifest };
}
