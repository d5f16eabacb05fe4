import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from 'lightningcss';
import { minifySync, type Plugin, parseSync, transformWithOxc } from 'vite';

/** A module of the built Storybook. */
export interface BuiltModule {
  /** Of its code without comments, spaces and types. */
  readonly hash: string;
  /** The modules that it imports. In place of a module that only re-exports, those that the imported names come from. */
  readonly imports: readonly string[];
  /** Custom properties that a style sheet uses. */
  readonly properties?: readonly string[];
}

/** `modules.json` of a built Storybook: its modules by their path from the root of the repository. */
export type ModuleManifest = Readonly<Record<string, BuiltModule>>;

/** Name of the manifest in the built Storybook. */
export const manifestFile = 'modules.json';

const root = fileURLToPath(new URL('..', import.meta.url));
const script = /\.[cm]?[jt]sx?$/;
const pathOf = (id: string): string => id.split('?')[0] ?? id;
const isOwn = (id: string): boolean => pathOf(id).startsWith(root) && !id.includes('/node_modules/');

/** Path of a module from the root, with `/`, so that two checkouts agree. */
export function moduleName(id: string, from = root): string {
  const query = id.slice(pathOf(id).length);
  const path = pathOf(id).replace(/^\0/, '');
  return (isAbsolute(path) ? relative(from, path).split(sep).join('/') : path) + query;
}

/** A script without comments, spaces and types. */
export async function withoutComments(path: string, source: string): Promise<string> {
  const { code } = await transformWithOxc(source, path, { jsx: { runtime: 'automatic' }, sourcemap: false });
  return minifySync(path, code, { compress: false, mangle: false }).code;
}

/** What a module is made of, without what changes nothing in the browser. `code` is what Vite made of it. */
async function contentOf(id: string, code: string): Promise<string | Uint8Array> {
  const path = pathOf(id);
  // Virtual modules hold paths of this checkout.
  if (path.startsWith('\0') || !isAbsolute(path) || !existsSync(path)) return code.replaceAll(root, '');
  if (!isOwn(id)) return readFileSync(path);
  if (path.endsWith('.css')) return bundle({ filename: path, minify: true }).code;
  // From the source: Storybook writes comments into `code`, for its pages.
  return script.test(path) && path === id
    ? withoutComments(path, readFileSync(path, 'utf8'))
    : readFileSync(path);
}

const propertiesOf = (css: string): string[] => [...new Set(css.match(/(?<=var\(\s*)--[\w-]+/g))].sort();

/** A name that one module takes from another; '*' for all of them. */
interface Import {
  readonly id: string;
  readonly name: string;
}

/** How a script is linked to others. */
export interface Links {
  readonly imports: readonly Import[];
  /** What it exports of others: its own name, and where it comes from. */
  readonly reExports: readonly (Import & { readonly as: string })[];
  /** It has nothing but re-exports. */
  readonly isBarrel: boolean;
}

/** Reads the links of a script. `id` of an import is still its specifier. */
export function linksOf(code: string): Links {
  const { module } = parseSync('module.js', code);
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.length === 0
      ? [{ id: moduleRequest.value, name: '' }]
      : entries.map(({ importName }) => ({
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
    entries.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest
        ? [{ id: moduleRequest.value, name: importName.name ?? '*', as: exportName.name ?? '*' }]
        : [],
    ),
  );
  // What is left between the statements: comments, or code of its own.
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

/** The modules that a name of a module comes from: itself, or those behind a barrel. */
export function originsOf(
  { id, name }: Import,
  links: ReadonlyMap<string, Links>,
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

/** Writes `modules.json` beside the built Storybook: `npm run test:visual` finds the stories that a change can be seen in by it. */
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
          // Most imports are paths as they are, and need no resolver.
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
