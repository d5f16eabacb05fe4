import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** In the index of a built Storybook. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Relative to the root of the repository. */
  readonly file: string;
}

interface Entry extends Omit<Story, 'file'> {
  readonly importPath: string;
  readonly type: string;
  /** 'test' for an interaction test, which renders the same as its story. */
  readonly subtype?: string;
  readonly tags?: readonly string[];
}

/** Stories without a stable rendering, such as rows that are measured while they load. They have tests, but no pictures. */
const unsettled = 'unsettled';

/** 'Narrow' is 'Page' at phone width, which is covered for every story. A flow ends on a screen with its own stories. */
const looksLikeAnother = ({ title, name }: Entry): boolean => name === 'Narrow' || title.startsWith('Flows/');

/** Omits docs pages, interaction tests, unsettled stories and duplicates. */
export function listStories(folder: string): Story[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries)
    .filter(({ type, subtype, tags }) => type === 'story' && subtype !== 'test' && !tags?.includes(unsettled))
    .filter((entry) => !looksLikeAnother(entry))
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath.replace(/^\.\//, '') }));
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** On a free local port, under the path `base` (default `/`). */
export async function serveFolder(
  folder: string,
  base = '/',
): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const below = pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
    const path = normalize(decodeURIComponent(below ?? '')).replace(/^([/\\]|\.\.[/\\]|\.$)+/, '');
    try {
      if (below === undefined) throw new Error(`${pathname} is not under ${base}.`);
      const content = readFileSync(join(folder, path === '' ? 'index.html' : path));
      response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
      // The build does not change during the run.
      response.setHeader('Cache-Control', 'max-age=3600');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
