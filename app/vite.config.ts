import { reactRouter } from '@react-router/dev/vite';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { areaStyles } from './build/area-styles.ts';
import { className } from './build/class-names.ts';
import { listPackages } from './build/packages.ts';
import { precompress } from './build/precompress.ts';
import { checkScriptGroups, compileAtOnce, scriptGroups } from './build/script-groups.ts';
import { withoutDescriptions } from './build/without-descriptions.ts';
import routes from './src/routes.ts';

/** Address of the server for `npm run dev`. */
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    checkScriptGroups,
    precompress,
    listPackages,
    withoutDescriptions,
    reactRouter(),
    areaStyles(routes, ['routes/member-layout.tsx', 'routes/admin-layout.tsx']),
  ],
  css: {
    modules: {
      generateScopedName: className,
    },
    // Keep `:dir()`: Lightning CSS would replace it by a list of languages, which ignores the `dir` attribute.
    lightningcss: { exclude: Features.DirSelector },
  },
  server: {
    proxy: { '/api': server, '/uploads': server, '/content': server },
  },
  build: {
    // Inlined assets would be downloaded again with every page that uses them.
    assetsInlineLimit: 0,
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: scriptGroups }, postBanner: compileAtOnce },
        },
      },
    },
  },
});
