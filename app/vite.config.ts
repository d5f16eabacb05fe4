import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { areaStyles } from './area-styles.ts';
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

/**
 * What pages share travels in few files: on a slow line a request costs more than the bytes that a page could spare. `site` holds what most
 * pages have, `pages` the small things of the public ones, each of which would else be a file by itself.
 */
const sharedFiles = [
  { name: 'site', test: /\/(ui|screens)\/|\/(clsx|lucide-react)\/|\/app\/src\/page-title/, minShareCount: 6 },
  {
    name: 'pages',
    test: /\/content\/(grades|money|contact|faq)\.ts|\/icons\/chevron-|\/(accordion|steps-list|textarea-field|grade-heading|side-panel|skip-link|contact-ways|grade-fees|message-form|unsent-form|phone)\b/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [reactRouter(), areaStyles(routes, ['routes/member-layout.tsx', 'routes/admin-layout.tsx'])],
  css: {
    modules: {
      generateScopedName: className,
    },
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
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } },
    },
  },
});
