import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pages, sharePicturePath, staticPages } from '@imc/screens/content';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'dist',
  ssr: true,
  // Public pages and their share pictures are rendered at build time; the member and admin areas render in the browser behind their guards.
  prerender: [...staticPages.map(({ path }) => path), ...pages.map(sharePicturePath)],
  // The router also writes a data file for each prerendered route with a loader. Nothing requests the data files of pictures.
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await Promise.all(
      pages.map((page) => rm(join(buildDirectory, 'client', `${sharePicturePath(page)}.data`))),
    );
  },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
