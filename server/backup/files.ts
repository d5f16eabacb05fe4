import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sqliteFile } from '../db/sqlite-file.ts';
import { isPictureName, type PictureKind, type PictureStorage, pictureFolders } from '../storage/storage.ts';
import { entryOf, type FileEntry } from './manifest.ts';
import type { Sqlite } from './tables.ts';

export interface Picture {
  readonly kind: PictureKind;
  readonly name: string;
}

const kinds = Object.keys(pictureFolders) as PictureKind[];

/** In a backup, as in a data folder. */
export const picturePath = ({ kind, name }: Picture): string => `uploads/${pictureFolders[kind]}/${name}`;

/** Undefined for other files. */
export const pictureAt = (path: string): Picture | undefined => {
  const name = path.split('/').at(-1) ?? '';
  const kind = kinds.find((kind) => path === picturePath({ kind, name }));
  return kind && { kind, name };
};

/** The files that rows name. Others are left over from interrupted uploads. */
export const picturesOf = (sqlite: Sqlite): Picture[] =>
  sqlite
    .prepare(
      `select 'proof' as kind, proof_file as name from applications where proof_file is not null
       union select 'proof', file from replaced_proofs
       union select 'photo', profile_photo from users where profile_photo is not null`,
    )
    .all() as Picture[];

/** At the same time. */
const parallel = 8;

/** Stops at the first error. */
export async function inParallel<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const item of rest) await run(item);
    }),
  );
}

/** Undefined if there is no such file. */
async function readPicture(storage: PictureStorage, { kind, name }: Picture): Promise<Buffer | undefined> {
  if (!isPictureName(name)) return undefined;
  try {
    return await buffer(await storage.read(kind, name));
  } catch (error) {
    if (await storage.exists(kind, name)) throw error;
    return undefined;
  }
}

/** Writes those that `copied` does not have yet and adds them. Returns the paths of those that are not in the storage. */
export async function copyPictures(
  pictures: readonly Picture[],
  storage: PictureStorage,
  write: (picture: Picture, bytes: Buffer) => Promise<void>,
  copied: Map<string, FileEntry>,
): Promise<string[]> {
  const missing: string[] = [];
  await inParallel(pictures, async (picture) => {
    const path = picturePath(picture);
    if (copied.has(path)) return;
    const bytes = await readPicture(storage, picture);
    if (!bytes) {
      missing.push(path);
      return;
    }
    await write(picture, bytes);
    copied.set(path, entryOf(path, bytes));
  });
  return missing.sort();
}

/** Paths of all files under the folder, with slashes. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Of the data folder: mails, keys, and whatever else has its only copy there. Hidden files and locks last no longer than their process. */
export const otherFilesOf = async (dataDir: string): Promise<string[]> =>
  (await filesUnder(dataDir)).filter(
    (path) =>
      !path.startsWith('uploads/') &&
      !path.startsWith(relative(dataDir, sqliteFile(dataDir))) &&
      !path.endsWith('.lock') &&
      !path.split('/').some((name) => name.startsWith('.')),
  );

/** Only for this user. Resolves once the file would survive a crash. */
export async function writePrivate(path: string, bytes: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
