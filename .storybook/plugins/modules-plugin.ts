import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from 'lightningcss';
import { minifySync, type Plugin, parseSync, transformWithOxc } from 'vite';

export interface BuiltModule {
  /** Hash of its code without comments, whitespace and types. */
  readonly hash: string;
  /** Modules that it imports. A module that only re-exports is replaced with the modules that define the imported names. */
  readonly imports: readonly string[];
  /** Custom properties that a style sheet uses. */
  readonly properties?: readonly string[];
}

/** Content of `modules.json` in a built Storybook: its modules by path relative to the repository root. */
export type ModuleManifest = Readonly<Record<string, BuiltModule>>;

export const manifestFile = 'modules.json';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = /\.[cm]?[jt]sx?$/;
const pathOf = (id: string): string => id.split('?')[0] ?? id;
const isOwn = (id: string): boolean => pathOf(id).startsWith(root) && !id.includes('/node_modules/');

/** Returns the path of a module relative to the root, with `/` as separator, so that names are equal in every checkout. */
export function moduleName(id: string, from = root): string {
  const query = id.slice(pathOf(id).length);
  const path = pathOf(id).replace(/^\0/, '');
  return (isAbsolute(path) ? relative(from, path).split(sep).join('/') : path) + query;
}

/** Returns a script without comments, whitespace and types. */
export async function withoutComments(path: string, source: string): Promise<string> {
  const { code } = await transformWithOxc(source, path, { jsx: { runtime: 'automatic' }, sourcemap: false });
  return minifySync(path, code, { compress: false, mangle: false }).code;
}

/** Returns the content of a module to hash, without parts that have no effect in the browser. `code` is Vite's output for it. */
async function contentOf(id: string, code: string): Promise<string | Uint8Array> {
  const path = pathOf(id);
  // Virtual modules contain paths of this checkout.
  if (path.startsWith('\0') || !isAbsolute(path) || !existsSync(path)) return code.replaceAll(root, '');
  if (!isOwn(id)) return readFileSync(path);
  if (path.endsWith('.css')) return bundle({ filename: path, minify: true }).code;
  // Read the source, because Storybook adds comments to `code` for its docs pages.
  return script.test(path) && path === id
    ? withoutComments(path, readFileSync(path, 'utf8'))
    : readFileSync(path);
}

const propertiesOf = (css: string): string[] => [...new Set(css.match(/(?<=var\(\s*)--[\w-]+/g))].sort();

/** Name that one module imports from another. '*' imports all names, '' none. */
interface Import {
  readonly id: string;
  readonly name: string;
}

/** Imports and re-exports of a script. */
export interface Links {
  readonly imports: readonly Import[];
  /** Names that it re-exports from other modules. `as` is the exported name. */
  readonly reExports: readonly (Import & { readonly as: string })[];
  /** Whether it contains only re-exports. */
  readonly isBarrel: boolean;
}

/** Reads the imports and re-exports of a script, without those of types. Their `id` is the unresolved specifier. */
export function linksOf(code: string): Links {
  const { module } = parseSync('module.tsx', code);
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.length === 0
      ? [{ id: moduleRequest.value, name: '' }]
      : entries
          .filter(({ isType }) => !isType)
          .map(({ importName }) => ({
            id: moduleRequest.value,
            name:
              importName.kind === 'Name'
                ? (importName.name ?? '*')
                : importName.kind === 'Default'
                  ? 'default'
                  : '*',
          })),
  );
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName, isType }) =>
      moduleRequest && !isType
        ? [{ id: moduleRequest.value, name: importName.name ?? '*', as: exportName.name ?? '*' }]
        : [],
    ),
  );
  // Collect the source between these statements: comments or other code.
  const statements = [...module.staticImports, ...module.staticExports].sort(
    (one, other) => one.start - other.start,
  );
  let end = 0;
  let rest = '';
  for (const statement of statements) {
    rest += code.slice(end, statement.start);
    end = statement.end;
  }
  rest += code.slice(end);
  const isBarrel =
    rest.replace(/\/\*[\s\S]*?\*\/|\/\/.*|[\s;]/g, '') === '' &&
    module.staticExports.every(({ entries }) => entries.every(({ moduleRequest }) => moduleRequest));
  return { imports, reExports, isBarrel: isBarrel && reExports.length > 0 };
}

/** Returns the modules that define an imported name: the imported module, or the modules that a barrel re-exports the name from. */
export function originsOf(
  { id, name }: Import,
  links: Pick<ReadonlyMap<string, Links>, 'get'>,
  exportsOf: (id: string) => readonly string[],
): string[] {
  const found = links.get(id);
  if (!found?.isBarrel || name === '*' || name === '') return [id];
  const named = found.reExports.filter(({ as }) => as === name);
  const sources =
    named.length > 0
      ? named
      : found.reExports.filter(({ as, id }) => as === '*' && exportsOf(id).includes(name));
  if (sources.length === 0) return [id];
  return sources.flatMap((source) =>
    originsOf({ id: source.id, name: source.as === '*' ? name : source.name }, links, exportsOf),
  );
}

/** Writes `modules.json` into the built Storybook. `npm run test:visual` uses it to find the stories that a change can affect. */
export function moduleManifest(): Plugin {
  return {
    name: 'module-manifest',
    apply: 'build',
    async generateBundle() {
      const ids = [...this.getModuleIds()];
      const links = new Map<string, Links>();
      const bare = new Map<string, string>();
      for (const id of ids) {
        const info = isOwn(id) && script.test(id) ? this.getModuleInfo(id) : null;
        if (!info?.code) continue;
        const found = linksOf(info.code);
        const imported = new Set(info.importedIds);
        const resolved = async <Link extends Import>(link: Link): Promise<Link> => {
          // Most imports are relative paths that need no resolver.
          const path = join(dirname(id), link.id);
          const known = imported.has(path) ? path : bare.get(link.id);
          const target = known ?? (await this.resolve(link.id, id))?.id ?? link.id;
          if (!link.id.startsWith('.')) bare.set(link.id, target);
          return { ...link, id: target };
        };
        links.set(id, {
          ...found,
          imports: await Promise.all(found.imports.map(resolved)),
          reExports: await Promise.all(found.reExports.map(resolved)),
        });
      }
      const exportsOf = (id: string) => this.getModuleInfo(id)?.exports ?? [];
      const manifest: Record<string, BuiltModule> = {};
      for (const id of ids) {
        const info = this.getModuleInfo(id);
        if (!info || info.code === null) continue;
        const found = links.get(id);
        const imported = found
          ? [...found.imports, ...found.reExports].flatMap((link) => originsOf(link, links, exportsOf))
          : info.importedIds;
        const content = Buffer.from(await contentOf(id, info.code));
        manifest[moduleName(id)] = {
          hash: createHash('sha256').update(content).digest('hex').slice(0, 16),
          imports: [
            ...new Set([...imported, ...info.dynamicallyImportedIds].map((each) => moduleName(each))),
          ].sort(),
          ...(pathOf(id).endsWith('.css') && { properties: propertiesOf(content.toString()) }),
        };
      }
      this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(manifest) });
    },
  };
}
