/** Collects the sources that a story file imports, in Node, so that a test can check which texts the story can render. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const sources = new Map<string, string>();

function read(path: string): string {
  const source = sources.get(path) ?? readFileSync(path, 'utf8');
  sources.set(path, source);
  return source;
}

/** Returns the exports of a workspace's package.json. */
const exportsOf = (workspace: string): Record<string, string> =>
  (JSON.parse(read(join(root, workspace, 'package.json'))) as { exports?: Record<string, string> }).exports ??
  {};

/** Returns the file that an import refers to, or undefined for packages from npm. */
function resolve(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const [, workspace = '', rest = ''] = /^@imc\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (!workspace) return undefined;
  for (const [pattern, target] of Object.entries(exportsOf(workspace))) {
    const [before = '', after] = `.${rest}`.startsWith(pattern.split('*')[0] ?? '') ? pattern.split('*') : [];
    if (pattern === `.${rest}`) return join(root, workspace, target);
    if (after !== undefined)
      return join(root, workspace, target.replace('*', `.${rest}`.slice(before.length)));
  }
  return undefined;
}

interface Import {
  readonly names: readonly string[] | 'all';
  readonly from: string;
}

/** Returns the names between braces under which the other file exports them. */
const namesIn = (braces: string): string[] =>
  braces
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] ?? '',
    )
    .filter(Boolean);

const modules = new Map<string, readonly Import[]>();

/** Returns the imports and re-exports of a module with their resolved files. */
function importsOf(path: string): readonly Import[] {
  const known = modules.get(path);
  if (known) return known;
  const found = importsIn(read(path)).flatMap(({ names, from }) => {
    const target = resolve(from, path);
    return target && /\.tsx?$/.test(target) && existsSync(target) ? [{ names, from: target }] : [];
  });
  modules.set(path, found);
  return found;
}

const importsIn = (source: string): Import[] => [
  ...[...source.matchAll(/^(?:im|ex)port (?!type )(?:\{([^}]*)\}|[^'"{;]*) ?from '([^']+)';/gm)].map(
    ([, braces, from = '']) => ({ names: braces === undefined ? ('all' as const) : namesIn(braces), from }),
  ),
  ...[...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, from = '']) => ({ names: 'all' as const, from })),
];

const isBarrel = (path: string) => path.endsWith('/index.ts');

/** Returns the names that a file itself declares and exports. */
const declared = (path: string, names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`^export [\\w ]*\\b${name}\\b`, 'm').test(read(path)));

/** Adds a module and its imports. Adds only the modules of the imported names for a barrel. */
function follow(path: string, names: Import['names'], seen: Set<string>): void {
  const picked = isBarrel(path) && names !== 'all' ? names : undefined;
  if (!picked) {
    if (seen.has(path)) return;
    seen.add(path);
  }
  for (const { names: inner, from } of importsOf(path)) {
    if (!picked) follow(from, inner, seen);
    else if (inner === 'all') {
      const wanted = isBarrel(from) ? picked : declared(from, picked);
      if (wanted.length > 0) follow(from, wanted, seen);
    } else if (inner.some((name) => picked.includes(name))) follow(from, inner, seen);
  }
}

/** Returns the sources that a story file imports, directly or indirectly, without the file itself and Storybook's preview. */
export function sourceClosure(path: string): string {
  const own = [join(root, path), join(root, '.storybook/preview.tsx')];
  const seen = new Set(own.slice(1));
  follow(join(root, path), 'all', seen);
  return [...seen]
    .filter((source) => !own.includes(source))
    .map(read)
    .join('\n');
}
