import type { Plugin, Rolldown } from 'vite';

/**
 * A module of the design system or of the screens is in the script that every page loads if at least this many routes use it. More than the admin area
 * has lists and the member area has forms, so that visitors do not load what only these share.
 */
const routesThatShareAModule = 9;

/**
 * Defines which modules shared by several pages are bundled into the same script. By default, the bundler writes one file for each set of pages
 * that share a module: the home page would then request 70 files and 10 % more bytes (docs/decisions/0018).
 */
export const scriptGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'site',
    test: /\/(ui|screens)\/|\/(react-router|clsx|lucide)\/|preload-helper|\/(entities\/grade|typed-object|rules\/text|client\/(api-error|load-part)|session\/load-client)\./,
    minShareCount: routesThatShareAModule,
    priority: 1,
  },
  { name: 'client', test: /\/api\/(contract\/entities|client\/api-client\.)/, minShareCount: 2 },
  { name: 'calls', test: /\/(query-core|react-query)\//, minShareCount: 4, priority: 1 },
] satisfies Rolldown.CodeSplittingOptions['groups'];

/**
 * Adds a hint to the two files of which every page runs most functions while it hydrates. The comment lets the browser compile those functions
 * on another thread while the file is loading, instead of on the main thread at their first call.
 */
export const compileAtOnce = ({ name }: { readonly name: string }): string =>
  ['react', 'site'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';

/** Fails the build when a group has no file, for example because its pattern no longer matches a path. */
export const checkScriptGroups: Plugin = {
  name: 'check-script-groups',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const written = new Set(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.name : [])),
    );
    for (const { name } of scriptGroups)
      if (!written.has(name))
        this.error(`No module matches the script group '${name}' (app/build/script-groups.ts).`);
  },
};
