import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { Features } from 'lightningcss';
import { defineConfig, minify, type Plugin } from 'vite';
import { areaStyles } from './area-styles.ts';
import { precompress } from './precompress.ts';
import { reactAsModule } from './react-as-module.ts';
import routes from './src/routes.ts';

/** Where `npm run dev` finds the server. */
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Where each name comes from. */
const sources = new Map<string, string>();

/** A part of a style sheet is named as its file, which is shorter on the wire than a hash and can be read. So no two files may be named alike. */
function className(part: string, path: string): string {
  const file = path.replace(/\?.*/, '');
  const name = basename(file, '.module.css');
  const other = sources.get(name) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} are named alike: their styles would mix.`);
  sources.set(name, file);
  return part === 'root' ? name : `${name}_${part}`;
}

/** What the home page does without, and most others don't: the head of an inner page and what stands around its text. */
const inner = /\/(page-header|breadcrumb|see-also|empty-state|card|dates)\b/;

/** What the pages of accounts and the areas keep track of their calls with. */
const calls =
  /\/(query-core|react-query)\/|\/(query-client|queries\/(api-client-context|query-keys|accounts|passwords|use-form-mutation)|rules\/(sign-up|reset)|entities\/grade)\.ts/;

/** What makes the calls and checks the answers: it comes with the first one. */
const answers =
  /\/(api\/contract\/(calls|entities)|api\/client\/api-client\.)|\/session\/(auth-store|client)\.ts|\/(zod|zustand)\//;

/** What only pages that ask for something have. */
const asking =
  /\/ui\/components\/\w+\/(checkbox-field|dialog|form|form-errors|select-field|spinner)\/|\/ui\/membership\/(use-contract-form|form-message|new-password-fields)\b|\/content\/new-password-form\./;

/**
 * What pages share travels in few files: on a slow line a request costs more than the bytes that a page could spare. `site` holds what most
 * pages have, the home page among them, `inner` and `asking` what most have but that one, `pages` the small things of the public ones, each of
 * which would else be a file by itself.
 */
const sharedFiles = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'site',
    test: (module: string) =>
      /\/(ui|screens)\/|\/(react|react-router|clsx|lucide)\/|\/app\/src\/(page-title|share-|site-address)|preload-helper|\/(rules\/text|client\/(api-error|load-part)|session\/load-client)\./.test(
        module,
      ) &&
      !inner.test(module) &&
      !asking.test(module),
    minShareCount: 5,
    priority: 1,
  },
  // The version that a sign-up names, which the terms themselves name too.
  { name: 'terms-in-force', test: /\/rules\/terms\./, priority: 2 },
  // What the sign-in and the sign-up share with the client, which comes later.
  { name: 'pending-revocations', test: /\/session\/pending-revocations\./, priority: 2 },
  { name: 'sign-up-draft', test: /\/session\/sign-up-draft\./, priority: 2 },
  { name: 'inner', test: inner, minShareCount: 2, priority: 1 },
  { name: 'asking', test: asking, minShareCount: 2 },
  {
    name: 'pages',
    test: /\/content\/(grades|money|contact|faq|registration)\.ts|\/icons\/set\/(chevron-|menu|check|x\b|arrow|info|circle)|\/(accordion|divider|statements|steps-list|textarea-field|grade-heading|side-panel|skip-link|contact-ways|grade-fees|message-form|unsent-form|phone)\b/,
    minShareCount: 2,
  },
  { name: 'calls', test: calls, minShareCount: 4, priority: 1 },
  { name: 'answers', test: answers, minShareCount: 2 },
];

/**
 * The router's package leads bundlers to the build that warns developers; the built site takes the other, which says less and weighs less. The
 * warnings that it still holds are marked as without effect, so that the minifier drops them with their texts.
 */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!/^react-router(\/dom)?$/.test(id)) return null;
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    if (!resolved) return null;
    return { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/(?<!function )\b(warning|warningOnce)\(/g, '/* @__PURE__ */ $1(')
        // A hook that older versions of React lack is asked for by a name that no bundler knows, so that it would carry all of React's by name.
        .replace(/(\w+)\[USE_OPTIMISTIC\]/, '$1.useOptimistic'),
      map: null,
    }),
  },
};

/** The bundler's own minifier goes over what the browser gets before terser does: each folds what the other leaves, 1 % of the bytes. */
const minifyFirst: Plugin = {
  name: 'minify-first',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async renderChunk(code, { fileName }) {
    const made = await minify(fileName, code, { module: true, compress: true, mangle: true });
    if (made.errors.length > 0) throw new Error(`${fileName}: ${made.errors[0]?.message}`);
    return { code: made.code, map: null };
  },
};

/**
 * Every page runs most of these two files while it comes to life. The word leads the browser to compile their functions while the bytes still
 * arrive, beside the page, where it would else read each to pass over it and compile it in the page at its first call.
 */
const compiledAtOnce = ({ name }: { name: string }): string =>
  ['react', 'site'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';

export default defineConfig({
  plugins: [
    minifyFirst,
    precompress,
    reactAsModule,
    routerWithoutWarnings,
    reactRouter(),
    areaStyles(routes, ['routes/member-layout.tsx', 'routes/admin-layout.tsx']),
  ],
  css: {
    modules: {
      generateScopedName: className,
    },
    // `:dir()` as it is: written as a list of languages it would not heed the attribute.
    lightningcss: { exclude: Features.DirSelector },
  },
  server: {
    proxy: { '/api': server, '/uploads': server, '/content': server },
  },
  build: {
    // Inlined assets would be carried again by every page that uses them.
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedFiles }, postBanner: compiledAtOnce },
        },
        minify: 'terser',
        terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
      },
    },
  },
});
