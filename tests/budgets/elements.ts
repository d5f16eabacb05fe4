/** Lists the modules that a page loads that uses one export of `@imc/ui`, bundled, without React and the router. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A page that uses a single export. */
export interface ElementModules {
  readonly name: string;
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
      minify: false,
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
export async function modulesOfElements(names: readonly string[]): Promise<readonly ElementModules[]> {
  const { output } = await bundle(names);
  const chunks = new Map(
    output.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, item] as const] : [])),
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
      return {
        name,
        atOnce: modulesOf([...early]),
        late: modulesOf([...all].filter((chunk) => !early.has(chunk))),
      };
    });
}
