import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from '../shared/start-error.ts';

/** Also a damaged manifest names no file outside of the backup. */
const insidePath = z
  .string()
  .check(
    z.refine(
      (path) => normalize(path) === path && !isAbsolute(path) && !path.startsWith('..'),
      'leads outside',
    ),
  );

const manifestSchema = z.object({
  /** Of the folder and of this file. */
  format: z.literal(1),
  /** Of the program that made the backup. */
  version: z.string(),
  /** UTC. Everything that was acknowledged before is in the backup. */
  madeAt: z.string(),
  source: z.enum(['sqlite', 'postgres']),
  storage: z.enum(['disk', 's3']),
  /** Of the database, in order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  /** All files of the folder but this one. Sizes in bytes, paths with slashes. */
  files: z.array(z.object({ path: insidePath, bytes: z.number(), sha256: z.string() })),
  /** Files that rows name and that were not in the storage either. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type FileEntry = Manifest['files'][number];

export const manifestName = 'manifest.json';

/** Throws a `StartError` if the folder has none that this program understands. */
export async function readManifest(dir: string): Promise<Manifest> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(join(dir, manifestName), 'utf8'));
  } catch (error) {
    throw new StartError(`${dir} is no complete backup: ${(error as Error).message}`, { cause: error });
  }
  const parsed = manifestSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(`${join(dir, manifestName)}: ${issue?.path.join('.')}: ${issue?.message}`);
}

export const entryOf = (path: string, bytes: Buffer): FileEntry => ({
  path,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** In constant memory. */
export async function entryOfFile(dir: string, path: string): Promise<FileEntry> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(join(dir, path));
  for await (const chunk of file.createReadStream()) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Undefined if the file is as it was. */
export async function faultOf(dir: string, entry: FileEntry): Promise<string | undefined> {
  const found = await entryOfFile(dir, entry.path).catch((error: Error) => error);
  if (found instanceof Error) return `${entry.path}: can't be read: ${found.message}`;
  if (found.bytes !== entry.bytes) return `${entry.path}: has ${found.bytes} bytes instead of ${entry.bytes}`;
  return found.sha256 === entry.sha256 ? undefined : `${entry.path}: was changed: its SHA-256 differs`;
}

/** Of a file or a folder, so that it survives a crash. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** After `rename`. */
export const syncFolderOf = (path: string): Promise<void> => syncPath(dirname(path));
