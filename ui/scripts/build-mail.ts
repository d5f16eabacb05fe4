/**
 * Compiles the mail templates for the server, which runs its TypeScript sources in Node without a compiler for TSX; part of
 * `npm run build:design`. Writes `ui/mail/build/mail.js` with what the mails need of react-email: its index also loads Tailwind and Prism.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const mail = fileURLToPath(new URL('../mail/', import.meta.url));

await build({
  configFile: false,
  root: mail,
  logLevel: 'warn',
  publicDir: false,
  ssr: { external: ['prettier', 'react', 'react-dom', 'zod'], noExternal: true },
  build: {
    ssr: `${mail}index.ts`,
    outDir: `${mail}build`,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'mail.js' } },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
});
