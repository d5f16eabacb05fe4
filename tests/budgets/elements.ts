/**
 * Weighs every element by itself: a page that takes one export of `@imc/ui` and nothing else, bundled and minified, React and the router
 * left out. Says of what it is made, so that what an element drags along is seen.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** An export of the library, alone on a page. */
export interface ElementWeight {
  readonly name: string;
  /** Bytes of script, compressed with brotli, that are there before the element is. */
  readonly script: number;
  /** Bytes of style, the same. */
  readonly style: number;
  /** Modules in that script, as paths from the root of the repository. */
  readonly atOnce: readonly string[];
  /** Modules behind a dynamic import. */
  readonly late: readonly string[];
}

const barrels = [`${root}ui/index.ts`, `${root}ui/membership/index.ts`] as const;

const valuesOf = (barrel: string): string[] =>
  [...readFileSync(barrel, 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((one) => one.trim())
    .filter((one) => one && !one.startsWith('type '));

/** The values that `@imc/ui` and `@imc/ui/membership` export: names of components and of functions. */
export const exportsOfLibrary = (): string[] => barrels.flatMap(valuesOf).sort();

const barrelOf = (name: string) => barrels.find((barrel) => valuesOf(barrel).includes(name)) ?? barrels[0];

const entryOf = (name: string) => `\0element:${name}`;

/** One page for each export, made of nothing but itself. */
const pages: Plugin = {
  name: 'one-export-a-page',
  resolveId: (id) => (id.startsWith('element:') ? entryOf(id.slice('element:'.length)) : undefined),
  load: (id) =>
    id.startsWith('\0element:')
      ? `export { ${id.slice('\0element:'.length)} } from ${JSON.stringify(barrelOf(id.slice('\0element:'.length)))};`
      : undefined,
};

const isOutside = (id: string) => /^(react|react-dom|react-router|react-router-dom)(\/|$)/.test(id);

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
        external: isOutside,
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
/** What is left of a module: one that was imported and shaken out has no letter in the bundle. */
const modulesOf = (chunks: readonly Rollup.OutputChunk[]) =>
  chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'))
    .map(([id]) => fromRoot(id));

/** Bundles one export by itself. */
export async function weighElement(name: string): Promise<ElementWeight> {
  const output = await bundle(name);
  const chunks = output.filter((one): one is Rollup.OutputChunk => one.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const early = new Set<Rollup.OutputChunk>();
  const take = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || early.has(chunk)) return;
    early.add(chunk);
    for (const next of chunk.imports) take(byName.get(next));
  };
  take(chunks.find(({ isEntry }) => isEntry));
  const styles = output.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') && isText(one.source) ? [one.source] : [],
  );
  return {
    name,
    script: weightOf([...early].map(({ code }) => code)),
    style: weightOf(styles),
    atOnce: modulesOf([...early]),
    late: modulesOf(chunks.filter((chunk) => !early.has(chunk))),
  };
}
