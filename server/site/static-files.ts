import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addressToCome } from '@imc/api/blog';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

const isCompressible = (type: string): boolean => /^text\/|json|xml/.test(type);

export type Encoding = 'br' | 'gzip';

/** What an address answers, in memory: a file of the built site, or a page that was rendered. */
export interface StaticFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly etag: string;
  /** Whether its name changes with its content. */
  readonly immutable: boolean;
  /** Hashes of the page's inline scripts, as the policy names them; undefined where it is no page. */
  readonly scriptHashes: readonly string[] | undefined;
  /** The bytes in an encoding; made once. Undefined where it would not pay. */
  encoded(encoding: Encoding): Promise<Buffer> | undefined;
}

/** Types that a browser runs. Any other block holds data, such as JSON-LD, and needs no leave. */
const runs = (attributes: string): boolean =>
  /^(module|text\/javascript)?$/i.test(/\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '');

/** The inline scripts of a page as `'sha256-…'`; with a nonce only those that carry it. */
export function inlineScriptHashes(html: string, nonce?: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bsrc\s*=/.test(attributes) || body === '' || !runs(attributes)) continue;
    if (nonce !== undefined && !attributes.includes(`nonce="${nonce}"`)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

/** What the build could not compress, since it did not know the address of the site, is compressed at a quality that keeps nobody waiting. */
const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : compressGzip(bytes, { level: 8 });

/** What the build wrote beside a file, by the end of its name. */
const suffixes: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

/** Bytes as they are sent; `ready` are their encodings that are made already. */
export function fileOf(
  bytes: Buffer,
  facts: Pick<StaticFile, 'type' | 'immutable' | 'scriptHashes'>,
  ready: readonly (readonly [Encoding, Buffer])[] = [],
): StaticFile {
  const made = new Map(ready.map(([encoding, content]) => [encoding, Promise.resolve(content)]));
  const pays = isCompressible(facts.type) && bytes.length > 600;
  return {
    ...facts,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    encoded: (encoding) => {
      if (!pays) return undefined;
      const known = made.get(encoding) ?? compress(bytes, encoding);
      made.set(encoding, known);
      return known;
    },
  };
}

/** A file of the build. */
function builtFile(
  path: string,
  bytes: Buffer,
  ready?: readonly (readonly [Encoding, Buffer])[],
): StaticFile {
  const extension = extname(path);
  return fileOf(
    bytes,
    {
      type: types[extension] ?? 'application/octet-stream',
      immutable: path.startsWith('/assets/'),
      scriptHashes: extension === '.html' ? inlineScriptHashes(bytes.toString('utf8')) : undefined,
    },
    ready,
  );
}

/** The files below a folder by their address; a page also by its folder's. Empty where there is no such folder. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  const isEncoding = (full: string) =>
    extname(full) in suffixes && paths.has(full.slice(0, -extname(full).length));
  for (const full of paths) {
    if (isEncoding(full)) continue;
    const path = `/${relative(folder, full).split(sep).join('/')}`;
    // Lists of what the build made are no business of visitors.
    if (path.includes('/.')) continue;
    const encodings = Object.entries(suffixes).filter(([suffix]) => paths.has(full + suffix));
    const ready = encodings.map(
      async ([suffix, encoding]) => [encoding, await readFile(full + suffix)] as const,
    );
    const file = builtFile(path, await readFile(full), await Promise.all(ready));
    files.set(path, file);
    if (path.endsWith('/index.html')) files.set(path.slice(0, -'/index.html'.length) || '/', file);
  }
  return files;
}

/**
 * The files as they are sent from an address: pages that were written before it was known name it now. What is compressed, and what tells one
 * version from another, is made of the pages as they are sent.
 */
export function filesAt(
  publicUrl: string,
  files: ReadonlyMap<string, StaticFile>,
): ReadonlyMap<string, StaticFile> {
  // A page stands in the map under two addresses, and is one file under both.
  const addressed = new Map<StaticFile, StaticFile>();
  const at = (path: string, file: StaticFile): StaticFile => {
    if (!file.scriptHashes) return file;
    const known = addressed.get(file);
    if (known) return known;
    const page = file.bytes.toString('utf8').replaceAll(addressToCome, () => publicUrl);
    const made = builtFile(path.endsWith('.html') ? path : `${path}/index.html`, Buffer.from(page));
    addressed.set(file, made);
    return made;
  };
  return new Map([...files].map(([path, file]) => [path, at(path, file)]));
}

/** The best encoding that the client takes. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((item) => item.trim())
      .filter((item) => !/;\s*q=0(\.0+)?$/.test(item))
      .map((item) => item.split(';')[0]?.trim()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined;
}
