import type { Plugin, Rolldown } from 'vite';

/** Modules of inner pages that the home page does not use: the page header and navigation around the text. */
const innerPages =
  /\/(page-header|breadcrumb|see-also|previous-next|content\/register|empty-state|card|shared\/dates)\b/;

/** Modules that only pages with a form use. */
const formPages =
  /\/ui\/components\/\w+\/(checkbox-field|dialog|form|form-errors|select-field|spinner)\/|\/ui\/membership\/(use-contract-form|form-message|new-password-fields)\b|\/(content\/new-password-form|session\/use-leave-signed-in)\./;

/** Modules that only pages of the member and admin areas use. */
const areaPages =
  /\/contract\/application\/(fields|formats)\.|\/shared\/(screen-heading|use-may-call)\.|\/content\/(payments|proof-field)\.|\/ui\/[\w/]+\/(progress-bar|status-badge|skeleton|grade-cell)\//;

/** Modules that only the lists of the admin area use. Their parts stay where the public pages have them, so the group has no priority. */
const adminLists =
  /\/shared\/(table-search-params|use-tabbed-table|use-toasts|use-typed-search)\.|\/(data-table|tab-nav|tabbed-table)\/|\/toast\/toast\b/;

/** State of the client's API calls, shared by the account pages and the areas. */
const calls =
  /\/(query-core|react-query)\/|\/(query-client|queries\/(api-client-context|query-keys|accounts|passwords|use-form-mutation)|rules\/(sign-up|reset)|entities\/grade)\.ts/;

/** The generated cloths, which no page of the visitors but the council shows. */
const cloth = /\/identity\/(cloth|avatar)\//;

/** Small parts of the public pages, most of them also used on the home page. */
const publicParts =
  /\/content\/(grades|money|contact|faq|registration)\.ts|\/icons\/set\/(chevron-|menu|check|x\b|arrow|info|circle)|\/(accordion|divider|statements|steps-list|textarea-field|grade-heading|side-panel|skip-link|contact-ways|grade-fees|message-form|enquiry-form|use-contact-form|contact-form-note|linked-text|phone)\b/;

/**
 * Defines which modules shared by several pages are bundled into the same script. By default, the bundler writes one file for each set of pages
 * that share a module: the home page would then request 70 files and 10 % more bytes (docs/decisions/0044).
 */
export const scriptGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'site',
    test: (module: string) =>
      /\/(ui|screens)\/|\/(react-router|clsx|lucide)\/|preload-helper|\/(rules\/text|client\/(api-error|load-part)|session\/load-client)\./.test(
        module,
      ) &&
      !innerPages.test(module) &&
      !formPages.test(module) &&
      !areaPages.test(module) &&
      !cloth.test(module) &&
      !adminLists.test(module),
    minShareCount: 5,
    priority: 1,
  },
  { name: 'inner-pages', test: innerPages, minShareCount: 2, priority: 1 },
  { name: 'form-pages', test: formPages, minShareCount: 2 },
  { name: 'area-pages', test: areaPages, minShareCount: 2, priority: 1 },
  { name: 'cloth', test: cloth, minShareCount: 2 },
  { name: 'admin-lists', test: adminLists, minShareCount: 2 },
  { name: 'client', test: /\/api\/(contract\/entities|client\/api-client\.)/, minShareCount: 2 },
  { name: 'calls', test: calls, minShareCount: 4, priority: 1 },
  { name: 'public-parts', test: publicParts, minShareCount: 2 },
] satisfies Rolldown.CodeSplittingOptions['groups'];

/**
 * Adds a hint to the two files of which every page runs most functions while it hydrates. The comment lets the browser compile those functions
 * on another thread while the file is loading, instead of on the main thread at their first call (docs/decisions/0025).
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
