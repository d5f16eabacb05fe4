import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { calendarPath, datedEvents, pages, sharePicturePath, staticPages } from '@imc/screens/content';
import type { Config } from '@react-router/dev/config';

/** Files that routes render at build time. */
const files = [...pages.map(sharePicturePath), ...datedEvents().map(calendarPath)];

export default {
  appDirectory: 'src',
  buildDirectory: 'dist',
  ssr: true,
  // The member and admin areas render in the browser behind their guards.
  prerender: [...staticPages.map(({ path }) => path), ...files],
  // The router also writes a data file for each of these files, which nothing requests.
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await Promise.all(files.map((path) => rm(join(buildDirectory, 'client', `${path}.data`))));
  },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
