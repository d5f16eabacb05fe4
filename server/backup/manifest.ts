import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from '../shared/start-error.ts';

/** Also a damaged manifest names no file outside of the backup. */
const isInside = (path: string) => normalize(path) === path && !isAbsolute(path) && !path.startsWith('..');

const manifestSchema = z.object({
  /** Of the folder and of this file. */
  format: z.literal(1),
  /** Of the program that made the backup. */
  version: z.string(),
  /** UTC. Everything that was acknowledged before is in the backup. */
  madeAt: z.string(),
  source: z.enum(['sqlite', 'postgres']),
  /** Of the database, in order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  /** All files of the folder but this one. Sizes in bytes, paths with slashes. */
  files: z.array(
    z.object({ path: z.string().check(z.refine(isInside)), bytes: z.number(), sha256: z.string() }),
  ),
  /** Uploads that rows name and that were not in the storage either. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type FileEntry = Manifest['files'][number];

export const manifestName = 'manifest.json';

/** Throws a `StartError` if the folder has none that this program understands. */
export async function readManifest(dir: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(dir, manifestName), 'utf8')));
  } catch (error) {
    throw new StartError(`${dir} is no complete backup: ${(error as Error).message}`, { cause: error });
  }
}

/** In constant memory. */
export async function entryOf(dir: string, path: string): Promise<FileEntry> {
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
export async function faultOf(dir: string, { path, bytes, sha256 }: FileEntry): Promise<string | undefined> {
  const found = await entryOf(dir, path).catch((error: Error) => error);
  if (found instanceof Error) return `${path}: can't be read: ${found.message}`;
  if (found.bytes !== bytes) return `${path}: has ${found.bytes} bytes instead of ${bytes}`;
  return found.sha256 === sha256 ? undefined : `${path}: was changed: its SHA-256 differs`;
}
