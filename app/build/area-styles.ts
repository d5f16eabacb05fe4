import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin, Rolldown } from 'vite';

interface Chunk extends Rolldown.OutputChunk {}
type Bundle = Rolldown.OutputBundle;

const isChunk = (output: Bundle[string] | undefined): output is Chunk => output?.type === 'chunk';

/** Files of the routes in a tree. */
const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

/** Every entry of a tree, its own children first. */
const all = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [...all(entry.children ?? []), entry]);

/** Adds chunks with their imports to a set: an imported chunk before the one that imports it, dynamic imports last. */
function collect(bundle: Bundle, from: readonly Chunk[], into: Set<Chunk>): Set<Chunk> {
  const late = new Set<string>();
  const seen = new Set<Chunk>(into);
  const take = (chunk: Bundle[string] | undefined) => {
    if (!isChunk(chunk) || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) take(bundle[name]);
    for (const name of chunk.dynamicImports) late.add(name);
    into.add(chunk);
  };
  for (const chunk of from) take(chunk);
  for (const name of late) take(bundle[name]);
  return into;
}

/** Removes the declarations of tokens that nothing reads. */
const withoutUnusedTokens = (sheet: string, isRead: (token: string) => boolean): string =>
  sheet.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, token: string) => (isRead(token) ? whole : ''));

/** Drops the server build's copy of the styles: pages link those of the browser's build. */
function dropStyles(bundle: Bundle): void {
  for (const [name, output] of Object.entries(bundle)) {
    if (isChunk(output)) output.viteMetadata?.importedCss.clear();
    else if (name.endsWith('.css')) delete bundle[name];
  }
}

/**
 * Bundles all styles into two sheets: `site`, for every page, and `areas`, for what only the pages below the given layouts use. In each, and
 * with `areas` after `site`, an element's rules come before those of the component that uses it (docs/decisions/0017). Tokens that neither
 * a rule nor a script reads are left out.
 *
 * @param routes the route table
 * @param layouts files of the layouts whose pages carry `areas` as well
 */
export function areaStyles(routes: readonly RouteConfigEntry[], layouts: readonly string[]): Plugin {
  const areaRoots = all(routes).filter(({ file }) => layouts.includes(file));
  const areaFiles = filesOf(areaRoots);
  const isOf = (files: readonly string[], { facadeModuleId }: Chunk) =>
    files.some((file) => facadeModuleId?.replace(/\?.*/, '').endsWith(`/src/${file}`));

  return {
    name: 'area-styles',
    apply: 'build',
    generateBundle: {
      // Before the manifest is written from what stands beside each chunk.
      order: 'pre',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return dropStyles(bundle);
        const entries = Object.values(bundle).filter(
          (output) => isChunk(output) && output.isEntry,
        ) as Chunk[];
        const site = collect(
          bundle,
          entries.filter((chunk) => !isOf(areaFiles, chunk)),
          new Set(),
        );
        const everything = collect(bundle, entries, new Set(site));
        const sources = Object.values(bundle).map((output) =>
          isChunk(output) ? output.code : output.fileName.endsWith('.css') ? String(output.source) : '',
        );
        const isRead = (token: string) => {
          const reading = new RegExp(`(?:var\\(|["'\`])${token}(?![\\w-])`);
          return sources.some((source) => reading.test(source));
        };
        const gather = (name: string, chunks: readonly Chunk[]) => {
          const sheets = new Set(
            chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
          );
          let source = '';
          for (const sheet of sheets) {
            const asset = bundle[sheet];
            if (asset?.type === 'asset') source += asset.source;
            delete bundle[sheet];
          }
          for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
          const read = withoutUnusedTokens(source, isRead);
          return this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source: read }));
        };
        const siteSheet = gather('site', [...site]);
        const areaSheet = gather(
          'areas',
          [...everything].filter((chunk) => !site.has(chunk)),
        );
        for (const chunk of entries) {
          if (isOf(['root.tsx'], chunk)) chunk.viteMetadata?.importedCss.add(siteSheet);
          if (isOf(layouts, chunk)) chunk.viteMetadata?.importedCss.add(areaSheet);
        }
      },
    },
  };
}
