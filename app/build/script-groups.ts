import type { Plugin, Rolldown } from 'vite';

/** What an inner page has and the home page has not: its header, and what comes around its text. */
const innerPages = /\/(page-header|breadcrumb|see-also|empty-state|card|dates)\b/;

/** What only pages with a form have. */
const formPages =
  /\/ui\/components\/\w+\/(checkbox-field|dialog|form|form-errors|select-field|spinner)\/|\/ui\/membership\/(use-contract-form|form-message|new-password-fields)\b|\/content\/new-password-form\./;

/** The state of the client's calls, which the account pages and the areas share. */
const calls =
  /\/(query-core|react-query)\/|\/(query-client|queries\/(api-client-context|query-keys|accounts|passwords|use-form-mutation)|rules\/(sign-up|reset)|entities\/grade)\.ts/;

/** Small parts of the public pages, most of them on the home page too. */
const publicParts =
  /\/content\/(grades|money|contact|faq|registration)\.ts|\/icons\/set\/(chevron-|menu|check|x\b|arrow|info|circle)|\/(accordion|divider|statements|steps-list|textarea-field|grade-heading|side-panel|skip-link|contact-ways|grade-fees|message-form|unsent-form|phone)\b/;

/**
 * Which modules that pages share go into one file of script. Left to itself, the bundler writes one file for each set of pages that share a
 * module: the home page then asks for 70 files and 10 % more bytes (docs/decisions/0044).
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
      !formPages.test(module),
    minShareCount: 5,
    priority: 1,
  },
  { name: 'inner-pages', test: innerPages, minShareCount: 2, priority: 1 },
  { name: 'form-pages', test: formPages, minShareCount: 2 },
  { name: 'client', test: /\/api\/(contract\/entities|client\/api-client\.)/, minShareCount: 2 },
  { name: 'calls', test: calls, minShareCount: 4, priority: 1 },
  { name: 'public-parts', test: publicParts, minShareCount: 2 },
] satisfies Rolldown.CodeSplittingOptions['groups'];

/**
 * Every page runs most of these two files while it hydrates. The comment lets the browser compile their functions on another thread while the
 * bytes arrive, instead of on the main thread at their first call (docs/decisions/0025).
 */
export const compileAtOnce = ({ name }: { readonly name: string }): string =>
  ['react', 'site'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';

/** Fails the build where a group has no file, as when its pattern no longer matches a path. */
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
