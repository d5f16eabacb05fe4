import type { Plugin, Rolldown } from 'vite';

/**
 * Modules that at least this many routes use are in the script of every page. More than the admin area has
 * lists and the member area has forms, so that visitors do not load what only these share.
 */
const routesThatShareAModule = 9;

/**
 * Bundles modules that several pages share into the same script. By default, the bundler writes a file for each set of pages that share a
 * module: the home page would request 70 files and 10 % more bytes (docs/decisions/0018).
 */
export const scriptGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'site',
    test: /\/(ui|screens)\/(?!.*(\/data\/|admin-page-head|payment-states))|\/(react-router|clsx|lucide)\/|preload-helper|\/(entities\/grade|typed-object|rules\/(text|refusals)|client\/(api-error|load-part)|session\/load-client)\./,
    minShareCount: routesThatShareAModule,
    priority: 1,
  },
  // Only the two areas have lists of records. In `site`, their scripts and rules would load with every page.
  { name: 'table', test: /\/ui\/components\/data\/table\//, minShareCount: 2 },
  { name: 'lists', test: /\/ui\/.*(\/data-table\/|admin-page-head)/, minShareCount: 2 },
  // Around every page, also a page with an error.
  { name: 'frame', test: /skip-link|\/(public\/error|error-message|mail-link|phone)/, minShareCount: 2 },
  // Small parts of public pages. Who reads two pages needs most of them.
  {
    name: 'elements',
    test: /\/(ui|screens\/shared)\/.*(accordion|divider|prose|register|statements?|steps-list|nowrap-words)\.|content\/registration\./,
    minShareCount: 2,
  },
  // Pages with a form that writes to the institute.
  {
    name: 'contact',
    test: /\/(screens|ui|session)\/.*(contact|enquiry-form|message-form)|contact-forms-path/,
    minShareCount: 2,
  },
  { name: 'client', test: /\/api\/(contract\/entities|client\/api-client\.)/, minShareCount: 2 },
  { name: 'calls', test: /\/(query-core|react-query)\//, minShareCount: 4, priority: 1 },
] satisfies Rolldown.CodeSplittingOptions['groups'];

/**
 * Marks the two files whose functions mostly run during hydration. The browser then compiles them on another
 * thread while the file is loading.
 */
export const compileAtOnce = ({ name }: { readonly name: string }): string =>
  ['react', 'site'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';

/** Fails the build when a group has no file, for example because its pattern no longer matches. */
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
