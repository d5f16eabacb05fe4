// Storybook's own Vite configuration, because the app's contains the router plugin, which must not run for stories.
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { gitIn } from '../scripts/base-revision.ts';
import { statementsPlugin } from './pages/statements.ts';
import { appRoutes } from './plugins/app-routes-plugin.ts';
import { codeSamplesPlugin, componentDocs } from './plugins/component-docs-plugin.ts';
import { componentPagesPlugin } from './plugins/component-pages-plugin.ts';
import { mockWorker } from './plugins/mock-worker-plugin.ts';
import { moduleManifest } from './plugins/modules-plugin.ts';
import { propVariants } from './plugins/prop-variants-plugin.ts';
import { tokenFacts } from './plugins/token-facts-plugin.ts';

export default defineConfig({
  // Review/Results compares it with the commit of the tests.
  define: {
    'import.meta.env.VITE_COMMIT': JSON.stringify(gitIn('.')('rev-parse', '--short', 'HEAD') ?? '(unknown)'),
  },
  plugins: [
    react(),
    appRoutes(),
    componentPagesPlugin(),
    statementsPlugin(),
    propVariants(),
    mockWorker(),
    moduleManifest(),
    componentDocs(),
    codeSamplesPlugin(),
    tokenFacts(),
  ],
  // Preserves `:dir()`, as in the app's configuration.
  css: { lightningcss: { exclude: Features.DirSelector } },
  optimizeDeps: {
    // Listed upfront: a dependency that Vite discovers while stories run reloads the page, and the running story fails.
    include: [
      '@headlessui/react',
      '@portabletext/react',
      '@storybook/addon-docs/preview',
      '@tanstack/react-query',
      '@tanstack/react-table',
      'chart.js',
      'clsx',
      'csv-parse/browser/esm/sync',
      'fast-xml-parser',
      'fflate',
      'framer-motion',
      'framer-motion/dom/mini',
      'framer-motion/m',
      'hucre/xlsx',
      'idb-keyval',
      'lru-cache',
      'lucide',
      'msw',
      'msw/browser',
      'msw-storybook-addon',
      'react',
      'react-dom',
      'react-dom/client',
      'react-chartjs-2',
      'react-dom/server',
      'react-hook-form',
      'react-router',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'swiper',
      'swiper/modules',
      'uqr',
      'zod/mini',
      'zustand',
      'zustand/middleware',
    ],
  },
});
