import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin, Rolldown } from 'vite';
import { withoutUnusedTokens } from './unused-tokens.ts';

interface Chunk extends Rolldown.OutputChunk {}
type Bundle = Rolldown.OutputBundle;

const isChunk = (output: Bundle[string] | undefined): output is Chunk => output?.type === 'chunk';

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

/** Children come before their parent. */
const allRoutes = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [...allRoutes(entry.children ?? []), entry]);

/** Imported chunks come before their importer, dynamic imports last. */
function collectChunks(bundle: Bundle, from: readonly Chunk[], result: Set<Chunk>): Set<Chunk> {
  const dynamicImports = new Set<string>();
  const seen = new Set<Chunk>(result);
  const visit = (chunk: Bundle[string] | undefined) => {
    if (!isChunk(chunk) || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(bundle[name]);
    for (const name of chunk.dynamicImports) dynamicImports.add(name);
    result.add(chunk);
  };
  for (const chunk of from) visit(chunk);
  for (const name of dynamicImports) visit(bundle[name]);
  return result;
}

/** Pages link the style sheets of the browser build, so the server build needs none. */
function dropStyles(bundle: Bundle): void {
  for (const [name, output] of Object.entries(bundle)) {
    if (isChunk(output)) output.viteMetadata?.importedCss.clear();
    else if (name.endsWith('.css')) delete bundle[name];
  }
}

/**
 * Bundles all styles into two sheets: `site` for every page, and `areas` for styles that only pages under the given
 * layouts use. A component's rules come before those of the components that use it, also across the sheets
 * (docs/decisions/0018). Tokens that no rule or script reads are removed.
 *
 * @param layouts - Files of the layouts whose pages load `areas` as well.
 */
export function areaStyles(routes: readonly RouteConfigEntry[], layouts: readonly string[]): Plugin {
  const areaRoots = allRoutes(routes).filter(({ file }) => layouts.includes(file));
  const areaFiles = filesOf(areaRoots);
  const isRouteChunk = (files: readonly string[], { facadeModuleId }: Chunk) =>
    files.some((file) => facadeModuleId?.replace(/\?.*/, '').endsWith(`/src/${file}`));

  return {
    name: 'area-styles',
    apply: 'build',
    generateBundle: {
      // Runs before React Router writes the manifest from each chunk's `importedCss`.
      order: 'pre',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return dropStyles(bundle);
        const entries = Object.values(bundle).filter(
          (output) => isChunk(output) && output.isEntry,
        ) as Chunk[];
        const site = collectChunks(
          bundle,
          entries.filter((chunk) => !isRouteChunk(areaFiles, chunk)),
          new Set(),
        );
        const allChunks = collectChunks(bundle, entries, new Set(site));
        const sources = Object.values(bundle).map((output) =>
          isChunk(output) ? output.code : output.fileName.endsWith('.css') ? String(output.source) : '',
        );
        const emitSheet = (name: string, chunks: readonly Chunk[]) => {
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
          const read = withoutUnusedTokens(source, sources);
          return this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source: read }));
        };
        const siteSheet = emitSheet('site', [...site]);
        const areaSheet = emitSheet(
          'areas',
          [...allChunks].filter((chunk) => !site.has(chunk)),
        );
        for (const chunk of entries) {
          if (isRouteChunk(['root.tsx'], chunk)) chunk.viteMetadata?.importedCss.add(siteSheet);
          if (isRouteChunk(layouts, chunk)) chunk.viteMetadata?.importedCss.add(areaSheet);
        }
      },
    },
  };
}
