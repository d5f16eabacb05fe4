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
  // Public pages, their share pictures and the calendar files of events are rendered at build time; the member and admin areas render in the browser behind their guards.
  prerender: [...staticPages.map(({ path }) => path), ...files],
  // The router also writes a data file for each prerendered route with a loader. Nothing requests the data files of these files.
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
