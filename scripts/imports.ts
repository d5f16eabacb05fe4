/** Reads what the sources of the repository import, without running or building them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { type Links, linksOf, originsOf } from '../.storybook/plugins/modules-plugin.ts';
import { projectRoot } from './freshness.ts';

const script = /\.tsx?$/;
const require = createRequire(import.meta.url);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * Returns the files that each file imports, without packages from npm. A module that only re-exports is
 * replaced by those that define the imported names. Paths are relative to the root.
 */
export function readImports(
  files: readonly string[],
  root = projectRoot,
): Record<string, { readonly imports: readonly string[] }> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const glob = (...patterns: readonly string[]) => globSync(patterns, { cwd: root });

  /** Empty for packages from npm and for files that do not exist. */
  function resolve(specifier: string, importer: string): string[] {
    // The table of routes names its modules as strings.
    if (specifier === 'virtual:app-routes') return glob('app/src/routes/*');
    const [path = ''] = specifier.split('?');
    if (!/^(\.|@imc\/)/.test(path)) return [];
    try {
      const file = path.startsWith('.') ? join(root, dirname(importer), path) : require.resolve(path);
      return existsSync(file) ? [relative(root, file)] : [];
    } catch {
      return [];
    }
  }

  function sourcesOf(path: string): string[] {
    const [, folder] = /^(ui\/(?:tokens|fonts|mail))\/build\//.exec(path) ?? [];
    if (folder === undefined) return [];
    const sources = glob(`${folder}/**/*.{json,ts,tsx}`, 'ui/scripts/*.ts');
    return sources.filter((file) => !/\.(test|stories)\.|\/build\//.test(file));
  }

  const modules = new Map<string, Links & { readonly exports: readonly string[] }>();
  function readModule(path: string) {
    const code = read(path);
    const { imports, reExports, isBarrel } = linksOf(code);
    const toFile = <Link extends { readonly id: string }>(link: Link) =>
      resolve(link.id, path).map((id) => ({ ...link, id }));
    const exports = parseSync(path, code).module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName }) => exportName.name ?? []),
    );
    const module = {
      imports: imports.flatMap(toFile),
      reExports: reExports.flatMap(toFile),
      isBarrel,
      exports,
    };
    modules.set(path, module);
    return module;
  }
  const links = {
    get: (path: string) => modules.get(path) ?? (script.test(path) ? readModule(path) : undefined),
  };
  const exportsOf = (path: string): string[] => {
    const { exports = [], reExports = [] } = links.get(path) ?? {};
    return [...exports, ...reExports.filter(({ as }) => as === '*').flatMap(({ id }) => exportsOf(id))];
  };

  function importsOf(path: string): string[] {
    const code = read(path);
    const resolveAll = (pattern: RegExp) => matches(code, pattern).flatMap((id) => resolve(id, path));
    if (path.endsWith('.css')) return resolveAll(/(?:@import|from)\s*['"]([^'"]+)['"]/g);
    const { imports = [], reExports = [] } = links.get(path) ?? {};
    return [
      ...[...imports, ...reExports].flatMap((link) => originsOf(link, links, exportsOf)),
      ...resolveAll(/(?:\bimport\(|\bnew URL\()\s*'([^']+)'/g),
      ...matches(code, /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g).flatMap((pattern) =>
        glob(join(dirname(path), pattern)),
      ),
    ];
  }

  return Object.fromEntries(
    files.map((path) => {
      const imports = importsOf(path);
      return [path, { imports: [...new Set([...imports, ...imports.flatMap(sourcesOf)])] }];
    }),
  );
}
