import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../browser/browser.ts';
import { origin } from './test-environment.ts';

/** The journeys: the built site on the real server, in a real browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/journeys',
  // One server and one database: the journeys take turns.
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/journeys.json' }],
  ],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `"${process.execPath}" tests/journeys/server.ts`,
    cwd: '../..',
    url: `${origin}/readyz`,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
