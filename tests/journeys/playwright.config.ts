import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../browser/browser.ts';
import { origin, originOf, serverOf, workers } from './test-environment.ts';

/** Journeys test the built site on the real server in a browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/journeys',
  workers,
  forbidOnly: true,
  // Only for the trace: a test that fails first and then passes counts as failed (`scripts/checks/counts.ts`).
  retries: 1,
  timeout: 180_000,
  // A busy machine takes up to three times as long as a quiet one.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/journeys.json' }],
  ],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: browserLaunchOptions(),
    // Shorter than the test's timeout, so that the error names the action that hangs.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Recording every test would take a seventh of the time, so a failed test is repeated with a trace, which has the document at every step.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
  webServer: Array.from({ length: workers }, (_, worker) => ({
    command: `"${process.execPath}" tests/journeys/server.ts`,
    cwd: '../..',
    // Selects the server's port and data folder, as in the worker.
    env: { TEST_PARALLEL_INDEX: String(worker) },
    url: `${originOf(serverOf(worker))}/readyz`,
    timeout: 60_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
