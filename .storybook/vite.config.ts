// Storybook's own Vite configuration: the app's carries the router plugin, which stories must not run.
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { appRoutes } from './app-routes-plugin.ts';
import { moduleManifest } from './modules-plugin.ts';
import { coverageRoutes } from './pages/coverage-routes-plugin.ts';
import { pictureReview } from './pages/pictures/pictures-plugin.ts';
import { propVariants } from './prop-variants-plugin.ts';

export default defineConfig({
  plugins: [react(), appRoutes(), coverageRoutes(), propVariants(), moduleManifest(), pictureReview()],
  // `:dir()` as it is, as in the app's configuration.
  css: { lightningcss: { exclude: Features.DirSelector } },
  optimizeDeps: {
    // Known from the start. A package that is found only while stories run reloads the page under them, and a story fails for it.
    include: [
      '@headlessui/react',
      '@portabletext/react',
      '@tanstack/react-query',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      'chart.js',
      'clsx',
      'framer-motion',
      'framer-motion/dom/mini',
      'framer-motion/m',
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
      'zod/mini',
      'zustand',
      'zustand/middleware',
    ],
  },
});
