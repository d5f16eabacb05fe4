/**
 * Measures every component separately: a page that uses one export of `@imc/ui`, bundled and minified, without React and the router. Lists the
 * modules in the bundle, so that unexpected dependencies are visible.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Size of a page that uses a single export of the library. */
export interface ElementWeight {
  readonly name: string;
  /** Bytes of eagerly loaded script, compressed with brotli. */
  readonly script: number;
  /** Bytes of styles, compressed with brotli. */
  readonly style: number;
  /** Modules in the eagerly loaded script, as paths from the root of the repository. */
  readonly atOnce: readonly string[];
  /** Modules behind a dynamic import. */
  readonly late: readonly string[];
}

const barrels = [`${root}ui/index.ts`, `${root}ui/membership/index.ts`] as const;

const valuesOf = (barrel: string): string[] =>
  [...readFileSync(barrel, 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

/** Returns the values that `@imc/ui` and `@imc/ui/membership` export: names of components and of functions. */
export const exportsOfLibrary = (): string[] => barrels.flatMap(valuesOf).sort();

const barrelOf = (name: string) => barrels.find((barrel) => valuesOf(barrel).includes(name)) ?? barrels[0];

const entryOf = (name: string) => `\0element:${name}`;

/** Provides an entry module per export that contains nothing else. */
const pages: Plugin = {
  name: 'single-export-page',
  resolveId: (id) => (id.startsWith('element:') ? entryOf(id.slice('element:'.length)) : undefined),
  load: (id) =>
    id.startsWith('\0element:')
      ? `export { ${id.slice('\0element:'.length)} } from ${JSON.stringify(barrelOf(id.slice('\0element:'.length)))};`
      : undefined,
};

const isExternal = (id: string) => /^(react|react-dom|react-router|react-router-dom)(\/|$)/.test(id);

async function bundle(name: string): Promise<readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [pages],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { element: `element:${name}` },
        preserveEntrySignatures: 'strict',
        external: isExternal,
        experimental: { lazyBarrel: true },
      },
    },
  });
  return (output as Rollup.RollupOutput).output;
}

const isText = (content: string | Uint8Array): content is string => typeof content === 'string';
const weightOf = (contents: readonly string[]) =>
  contents.reduce((sum, content) => sum + (content ? brotliCompressSync(content).length : 0), 0);
const fromRoot = (module: string) => module.replace(/^\0/, '').replace(/\?.*$/, '').replace(root, '');
/** Returns the modules that are in the bundle; tree-shaken ones have a rendered length of 0. */
const modulesOf = (chunks: readonly Rollup.OutputChunk[]) =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'))
    .map(([id]) => fromRoot(id));

/** Bundles a single export and returns its size. */
export async function measureElement(name: string): Promise<ElementWeight> {
  const output = await bundle(name);
  const chunks = output.filter((item): item is Rollup.OutputChunk => item.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const early = new Set<Rollup.OutputChunk>();
  const addWithImports = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || early.has(chunk)) return;
    early.add(chunk);
    for (const next of chunk.imports) addWithImports(byName.get(next));
  };
  addWithImports(chunks.find(({ isEntry }) => isEntry));
  const styles = output.flatMap((item) =>
    item.type === 'asset' && item.fileName.endsWith('.css') && isText(item.source) ? [item.source] : [],
  );
  return {
    name,
    script: weightOf([...early].map(({ code }) => code)),
    style: weightOf(styles),
    atOnce: modulesOf([...early]),
    late: modulesOf(chunks.filter((chunk) => !early.has(chunk))),
  };
}
