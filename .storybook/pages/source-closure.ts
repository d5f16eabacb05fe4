/** Collects the sources that a story file imports, in Node, so that a test can check which texts the story can render. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Remembers the result of each call: hundreds of stories import the same files. */
function cached<Result>(compute: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key) as Result;
  };
}

const read = cached((path) => readFileSync(path, 'utf8'));

/** Returns the exports of a workspace's package.json. */
const exportsOf = cached(
  (workspace): Record<string, string> =>
    (JSON.parse(read(join(root, workspace, 'package.json'))) as { exports?: Record<string, string> })
      .exports ?? {},
);

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

/** Returns the imports and re-exports of a module with their resolved files. */
const importsOf = cached((path): readonly Import[] =>
  importsIn(read(path)).flatMap(({ names, from }) => {
    const target = resolve(from, path);
    return target && /\.tsx?$/.test(target) && existsSync(target) ? [{ names, from: target }] : [];
  }),
);

const importsIn = (source: string): Import[] => [
  ...[...source.matchAll(/^(?:im|ex)port (?!type )(?:\{([^}]*)\}|[^'"{;]*) ?from '([^']+)';/gm)].map(
    ([, braces, from = '']) => ({ names: braces === undefined ? ('all' as const) : namesIn(braces), from }),
  ),
  ...[...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, from = '']) => ({ names: 'all' as const, from })),
];

const isBarrel = (path: string) => path.endsWith('/index.ts');

/** Returns the names that a file itself declares and exports. */
const declared = cached(
  (path) =>
    new Set([...read(path).matchAll(/^export ([\w ]+)/gm)].flatMap(([, words = '']) => words.split(' '))),
);

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
      const wanted = isBarrel(from) ? picked : picked.filter((name) => declared(from).has(name));
      if (wanted.length > 0) follow(from, wanted, seen);
    } else if (inner.some((name) => picked.includes(name))) follow(from, inner, seen);
  }
}

/** Returns the sources that a story file imports, directly or indirectly, without the file itself and Storybook's preview. */
export const sourceClosure = cached((path): string => {
  const own = [join(root, path), join(root, '.storybook/preview.tsx')];
  const seen = new Set(own.slice(1));
  follow(join(root, path), 'all', seen);
  return [...seen]
    .filter((source) => !own.includes(source))
    .map(read)
    .join('\n');
});
