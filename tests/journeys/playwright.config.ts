import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../browser/browser.ts';

/** The built site on the real server in a browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/journeys',
  // Both cores of a small machine are busy with two workers.
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  // A busy machine takes up to three times as long as a quiet one.
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/journeys.json' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunchOptions(),
    // Shorter than the test's timeout, so that the error names the action that hangs.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Animations take a twelfth of the time. Journeys about motion and the stories play them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test would take a seventh of the time: repeat a failed test with `--trace on`.
    screenshot: 'only-on-failure',
  },
});
