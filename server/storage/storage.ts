import { randomBytes } from 'node:crypto';
import { access, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type FileInfo, FileStorage, isFile } from '@flystorage/file-storage';
import { LocalStorageAdapter } from '@flystorage/local-fs';
import type { Config } from '../config.ts';
import { StartError } from '../shared/start-error.ts';
import { privateFolder, writableFolder } from './folder.ts';

export const pictureFolders = {
  proof: 'proof_of_payment',
  photo: 'profile_photos',
  document: 'name_documents',
} as const;
export type PictureKind = keyof typeof pictureFolders;

export interface StoredPicture {
  readonly kind: PictureKind;
  readonly name: string;
  readonly lastModified: Date;
}

/** Local files or S3-compatible storage. */
export interface PictureStorage {
  /** Resolves once the image would survive a crash. If it rejects, a partial file may exist. */
  write(kind: PictureKind, name: string, bytes: Buffer): Promise<void>;
  read(kind: PictureKind, name: string): Promise<Readable>;
  exists(kind: PictureKind, name: string): Promise<boolean>;
  remove(kind: PictureKind, name: string): Promise<void>;
  list(kind: PictureKind): AsyncIterable<StoredPicture>;
  /** Throws a `StartError` if a file can't be written, read and removed within ten seconds. */
  checkWritable(): Promise<void>;
  /** Resolves if it answers. */
  checkReachable(): Promise<void>;
  close(): void;
}

/** Unguessable: 192 random bits. */
export const newPictureName = (extension: string): string =>
  `${randomBytes(24).toString('base64url')}.${extension}`;

/** Any other text never reaches the storage. */
export const isPictureName = (name: string): boolean => /^[\w-]{22,64}\.(jpg|png|webp)$/.test(name);

const pathOf = (kind: PictureKind, name: string): string => {
  if (!isPictureName(name)) throw new Error('not an image file name');
  return `${pictureFolders[kind]}/${name}`;
};

/** Before the row that references the file is written. */
async function flushToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Milliseconds. */
const checkTimeout = 10_000;

/** In the words of the storage: `NoSuchBucket: …`. */
function reasonOf(error: unknown): string {
  let { cause } = error as Error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const { name, message } = cause instanceof Error ? cause : (error as Error);
  if (name === 'CredentialsProviderError')
    return 'there are no credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (/^(AbortError|TimeoutError)$/.test(name)) return 'it does not answer';
  return `${name}: ${message || (cause as { code?: string }).code}`;
}

type StorageConfig = Pick<Config, 's3' | 'dataDir'> & Partial<Pick<Config, 'silenceLimits'>>;

async function openAdapter({ s3, dataDir, silenceLimits }: StorageConfig) {
  if (s3) {
    // Its packages take 18 MB, so only servers with a bucket load them.
    const { openS3 } = await import('./s3.ts');
    return openS3(s3, silenceLimits?.storage);
  }
  privateFolder(dataDir);
  const root = join(dataDir, 'uploads');
  for (const folder of Object.values(pictureFolders)) writableFolder(join(root, folder));
  return {
    files: new FileStorage(new LocalStorageAdapter(root)),
    checkReachable: () => access(root),
    close: () => {},
    root,
  };
}

/** Throws a `StartError` if the storage is not writable. */
export async function openStorage(config: StorageConfig): Promise<PictureStorage> {
  const { files, checkReachable, close, root } = await openAdapter(config);
  /** Undefined if the file was deleted. Lists of a local folder contain no times. */
  const lastModifiedOf = async ({ path, lastModifiedMs }: FileInfo): Promise<number | undefined> => {
    if (lastModifiedMs !== undefined) return lastModifiedMs;
    try {
      return await files.lastModified(path);
    } catch (error) {
      if (await files.fileExists(path)) throw error;
      return undefined;
    }
  };
  return {
    write: async (kind, name, bytes) => {
      const path = pathOf(kind, name);
      await files.write(path, bytes);
      if (root) await flushToDisk(join(root, path));
    },
    read: (kind, name) => files.read(pathOf(kind, name)),
    exists: (kind, name) => files.fileExists(pathOf(kind, name)),
    remove: (kind, name) => files.deleteFile(pathOf(kind, name)),
    list: async function* (kind) {
      for await (const entry of files.list(pictureFolders[kind])) {
        const name = entry.path.split('/').at(-1) ?? '';
        if (!isFile(entry) || !isPictureName(name)) continue;
        const lastModified = await lastModifiedOf(entry);
        if (lastModified !== undefined) yield { kind, name, lastModified: new Date(lastModified) };
      }
    },
    checkWritable: async () => {
      const path = pathOf('photo', newPictureName('png'));
      const options = { abortSignal: AbortSignal.timeout(checkTimeout) };
      try {
        await files.write(path, 'check', options);
        try {
          await files.readToString(path, options);
        } finally {
          await files.deleteFile(path, options);
        }
      } catch (error) {
        const place = config.s3 ? `S3_BUCKET: files in '${config.s3.bucket}'` : `DATA_DIR: files in ${root}`;
        throw new StartError(`${place} can't be written, read and removed: ${reasonOf(error)}`, {
          cause: error,
        });
      }
    },
    checkReachable,
    close,
  };
}
