/**
 * Measures what a page loads that uses one export of `@imc/ui`, bundled and minified, without React and the router. Lists the modules in it, so that
 * unexpected dependencies are visible.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A page that uses a single export. */
export interface ElementWeight {
  readonly name: string;
  /** Loaded eagerly, in bytes of brotli. */
  readonly script: number;
  /** In bytes of brotli. */
  readonly style: number;
  /** Loaded eagerly. Paths from the root of the repository. */
  readonly atOnce: readonly string[];
  /** Behind a dynamic import. */
  readonly late: readonly string[];
}

const barrels = [`${root}ui/index.ts`, `${root}ui/membership/index.ts`] as const;

const valuesOf = (barrel: string): string[] =>
  [...readFileSync(barrel, 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

/** Values of `@imc/ui` and `@imc/ui/membership`: names of components and functions. */
export const exportsOfLibrary = (): string[] => barrels.flatMap(valuesOf).sort();

const barrelOf = (name: string) => barrels.find((barrel) => valuesOf(barrel).includes(name)) ?? barrels[0];

const virtual = '\0element:';

/** An entry module per export that contains nothing else. */
const singleExports: Plugin = {
  name: 'single-exports',
  resolveId: (id) => (id.startsWith('element:') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(virtual)) return undefined;
    const name = id.slice(virtual.length);
    return `export { ${name} } from ${JSON.stringify(barrelOf(name))};`;
  },
};

const isExternal = (id: string) => /^(react|react-dom|react-router|react-router-dom)(\/|$)/.test(id);

const bundle = (names: readonly string[]) =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [singleExports],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `element:${name}`])),
        preserveEntrySignatures: 'strict',
        external: isExternal,
        experimental: { lazyBarrel: true },
      },
    },
  }) as Promise<Rollup.RollupOutput>;

/** Compressed. The highest quality saves one per cent more and takes five times as long. */
const weightOf = (text: string) =>
  text ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length : 0;
const fromRoot = (module: string) => module.replace(/^\0/, '').replace(/\?.*$/, '').replace(root, '');
/** Tree-shaken modules have a rendered length of 0. */
const modulesOf = (chunks: readonly Rollup.OutputChunk[]) =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'))
    .map(([id]) => fromRoot(id));

/**
 * All exports are entries of one build. Its chunks contain exactly the modules that the same entries need, so an entry with its imports is what
 * a page with this export alone loads.
 */
export async function measureElements(names: readonly string[]): Promise<readonly ElementWeight[]> {
  const { output } = await bundle(names);
  const chunks = new Map(
    output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item] as const] : [])),
  );
  const sheets = new Map(
    output.flatMap((item) => (item.type === 'asset' ? [[item.fileName, String(item.source)] as const] : [])),
  );
  /** A chunk and all its imports of these kinds. */
  const reach = (
    file: string,
    importsOf: (chunk: Rollup.OutputChunk) => readonly string[],
    found = new Set<Rollup.OutputChunk>(),
  ): Set<Rollup.OutputChunk> => {
    const chunk = chunks.get(file);
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const next of importsOf(chunk)) reach(next, importsOf, found);
    return found;
  };
  return [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .map(({ name, fileName }) => {
      const early = reach(fileName, ({ imports }) => imports);
      const all = reach(fileName, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
      const styles = new Set([...all].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      return {
        name,
        script: weightOf([...early].map(({ code }) => code).join('\n')),
        style: weightOf([...styles].map((file) => sheets.get(file) ?? '').join('\n')),
        atOnce: modulesOf([...early]),
        late: modulesOf([...all].filter((chunk) => !early.has(chunk))),
      };
    });
}
