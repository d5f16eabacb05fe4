import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { keysOf } from '@imc/api/contract';
import { isPictureName, type PictureKind, type PictureStorage, pictureFolders } from '../storage/storage.ts';
import type { Sqlite } from './tables.ts';

/** In a backup, as in a data folder. */
export const uploadPath = (kind: PictureKind, name: string) => `uploads/${pictureFolders[kind]}/${name}`;

/** Undefined for other files. */
export function uploadAt(path: string): { readonly kind: PictureKind; readonly name: string } | undefined {
  const name = path.split('/').at(-1) ?? '';
  if (!isPictureName(name)) return undefined;
  const kind = keysOf(pictureFolders).find((kind) => uploadPath(kind, name) === path);
  return kind && { kind, name };
}

/** Paths of the files that rows name. Others are left over from interrupted uploads. */
export const namedUploads = (sqlite: Sqlite): string[] => {
  const pathsOf = (kind: PictureKind, from: string) =>
    sqlite.prepare(`select ? || ${from}`).pluck().all(uploadPath(kind, '')) as string[];
  // A backup of an earlier program has no such table.
  const hasDocuments = sqlite.prepare("select 1 from sqlite_master where name = 'name_changes'").get();
  const paths = [
    ...pathsOf('proof', 'proof_file from applications where proof_file is not null'),
    ...pathsOf('proof', 'file from replaced_proofs'),
    ...pathsOf('photo', 'profile_photo from users where profile_photo is not null'),
    ...(hasDocuments ? pathsOf('document', 'document from name_changes where document is not null') : []),
  ];
  return [...new Set(paths)];
};

/** Undefined if there is no such file. */
export async function readUpload(storage: PictureStorage, path: string): Promise<Buffer | undefined> {
  const upload = uploadAt(path);
  if (!upload) return undefined;
  try {
    return await buffer(await storage.read(upload.kind, upload.name));
  } catch (error) {
    if (await storage.exists(upload.kind, upload.name)) throw error;
    return undefined;
  }
}

/** Eight at a time, up to the first error. */
export async function inParallel<Item>(items: readonly Item[], run: (item: Item) => Promise<void>) {
  const rest = items.values();
  const runRest = async () => {
    for (const item of rest) await run(item);
  };
  await Promise.all(Array.from({ length: 8 }, runRest));
}

/** Paths of all files under the folder, with slashes. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** So that a file or folder survives a crash. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Only for this user. Resolves once the file would survive a crash. */
export async function writePrivate(path: string, content: Buffer | string | Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, content, { mode: 0o600, flush: true });
}
